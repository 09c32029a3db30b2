interface Used {
  readonly milliseconds: number;
  readonly at: number;
}

const HALF_LIFE_MS = 10_000;
/** The oldest are forgotten: what they used counts next to nothing by then. */
const MOST_CALLERS = 20_000;

/** How much of the threads' time each caller has used of late: of what was ten seconds ago a half counts. */
export class RecentUse {
  readonly #byCaller = new Map<string, Used>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Milliseconds. */
  of(caller: string): number {
    const used = this.#byCaller.get(caller);
    return used === undefined ? 0 : used.milliseconds * 0.5 ** ((this.#now() - used.at) / HALF_LIFE_MS);
  }

  add(caller: string, milliseconds: number): void {
    const total = this.of(caller) + milliseconds;
    // The last one that used anything stands last.
    this.#byCaller.delete(caller);
    this.#byCaller.set(caller, { milliseconds: total, at: this.#now() });
    if (this.#byCaller.size <= MOST_CALLERS) return;
    for (const oldest of [...this.#byCaller.keys()].slice(0, MOST_CALLERS / 10)) this.#byCaller.delete(oldest);
  }
}
