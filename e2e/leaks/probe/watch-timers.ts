import type { LeakKind } from './leak-probe.ts';

/** Timers, frames and idle callbacks that wait; a chain that starts itself again is one that never ends. */
export function watchTimers(): void {
  type Run = (...args: readonly unknown[]) => unknown;
  type Start = (run: Run, ...rest: readonly unknown[]) => number;
  const { note } = window.leakProbe;
  const realm = window as unknown as Record<string, Run>;

  function watch(start: string, end: string, kind: LeakKind, isRepeating = false): void {
    const nativeStart = (realm[start] as Start).bind(window);
    const nativeEnd = realm[end]?.bind(window);
    const waiting = new Map<unknown, () => void>();
    const forget = (id: unknown) => {
      waiting.get(id)?.();
      waiting.delete(id);
    };
    realm[start] = (run, ...rest) => {
      const id = nativeStart(
        (...args) => {
          if (!isRepeating) forget(id);
          (run as Run)(...args);
        },
        ...rest,
      );
      waiting.set(id, note({ kind }));
      return id;
    };
    realm[end] = (id) => {
      forget(id);
      nativeEnd?.(id);
    };
  }

  watch('setTimeout', 'clearTimeout', 'timer');
  watch('setInterval', 'clearInterval', 'interval', true);
  watch('requestAnimationFrame', 'cancelAnimationFrame', 'animation frame');
  watch('requestIdleCallback', 'cancelIdleCallback', 'idle callback');
}
