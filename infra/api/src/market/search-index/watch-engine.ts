/** Pauses between looks at the engine: while it does not answer, and afterwards. */
const startMs = 500;
const checkMs = 30_000;

export interface Watched {
  isReachable(): Promise<boolean>;
  /** Fills the engine where it is empty or holds records of another shape. */
  fill(): Promise<void>;
  onLook(): void;
}

/** Looks after the engine: as soon as it first answers, and ever after. */
export function watchEngine({ isReachable, fill, onLook }: Watched): { stop(): void } {
  let isStopped = false;
  let timer = setTimeout(look, startMs);

  async function look(): Promise<void> {
    const isThere = await isReachable();
    if (isThere) await fill().catch(() => undefined);
    // The stop came during this look: its timer is not there to be cleared.
    if (isStopped) return;
    onLook();
    timer = setTimeout(look, isThere ? checkMs : startMs);
    timer.unref();
  }

  timer.unref();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
