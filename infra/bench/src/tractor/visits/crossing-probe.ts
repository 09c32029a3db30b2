declare global {
  interface Window {
    benchCrossing: {
      /** From the next press on, waits for a heading that this pattern fits, in this document or the next. */
      await(words: string): void;
      /** Milliseconds from the press to the end of the frame that shows the heading. */
      took(): number | undefined;
    };
  }
}

/** Runs in each document before its scripts; needs nothing from outside of itself. A press may load another document. */
export function installCrossingProbe(): void {
  const key = 'bench-crossing';
  let took: number | undefined;
  const now = () => performance.timeOrigin + performance.now();
  const kept = (): { began: number; words: string } | undefined =>
    JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;

  function isShown(words: string): boolean {
    return [...document.querySelectorAll('h1, h2')].some((one) => new RegExp(words).test(one.textContent ?? ''));
  }

  function look(): void {
    const crossing = kept();
    if (!crossing || took !== undefined) return;
    if (!isShown(crossing.words)) return void requestAnimationFrame(look);
    // After the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        took = now() - crossing.began;
        sessionStorage.removeItem(key);
      }),
    );
  }

  window.benchCrossing = {
    await(words) {
      const start = () => {
        sessionStorage.setItem(key, JSON.stringify({ began: now(), words }));
        look();
      };
      addEventListener('pointerdown', start, { capture: true, once: true });
    },
    took: () => took,
  };
  look();
}
