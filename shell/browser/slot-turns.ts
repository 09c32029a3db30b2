/** Works of slots that wait for one another: two parts must not draw into one element at the same time. */
export interface SlotTurns {
  /** Runs a work, which never rejects, after those before it in the same slot. */
  take(slot: HTMLElement, work: () => Promise<void>): void;
  isBusy(slot: HTMLElement): boolean;
}

/** Keeps the last work of each slot. */
export function createSlotTurns(): SlotTurns {
  const last = new Map<HTMLElement, Promise<void>>();

  async function run(slot: HTMLElement, work: () => Promise<void>): Promise<void> {
    const turn = Promise.resolve(last.get(slot)).then(work);
    last.set(slot, turn);
    await turn;
    if (last.get(slot) === turn) last.delete(slot);
  }

  return { take: (slot, work) => void run(slot, work), isBusy: (slot) => last.has(slot) };
}
