import type { LeakKind } from './leak-probe.ts';

/** Observers that still look at something that is on the page. */
export function watchObservers(): void {
  interface Observing {
    observe(target: unknown, options?: unknown): void;
    unobserve?(target: unknown): void;
    disconnect(): void;
  }
  interface Look {
    readonly target: WeakRef<object>;
    readonly forget: () => void;
  }
  const { note } = window.leakProbe;

  function isThere(target: WeakRef<object>): () => boolean {
    return () => {
      const found = target.deref();
      return found !== undefined && (!(found instanceof Node) || found.isConnected);
    };
  }

  function watch(prototype: Observing, kind: LeakKind): void {
    const { observe, unobserve, disconnect } = prototype;
    const looks = new WeakMap<Observing, Look[]>();
    prototype.observe = function look(target, options) {
      observe.call(this, target, options);
      const isNode = target instanceof Node;
      const seen = new WeakRef<object>(isNode ? target : this);
      const known = looks.get(this) ?? [];
      if (isNode && known.some((one) => one.target.deref() === target)) return;
      const forget = note({ kind, isAlive: isThere(seen) });
      looks.set(this, [...known, { target: seen, forget }]);
    };
    if (unobserve) {
      prototype.unobserve = function lookAway(target) {
        unobserve.call(this, target);
        const known = looks.get(this) ?? [];
        for (const look of known) if (look.target.deref() === target) look.forget();
        looks.set(
          this,
          known.filter((look) => look.target.deref() !== target),
        );
      };
    }
    prototype.disconnect = function close() {
      disconnect.call(this);
      for (const { forget } of looks.get(this) ?? []) forget();
      looks.delete(this);
    };
  }

  watch(MutationObserver.prototype as unknown as Observing, 'mutation observer');
  watch(ResizeObserver.prototype as unknown as Observing, 'resize observer');
  watch(IntersectionObserver.prototype as unknown as Observing, 'intersection observer');
  watch(PerformanceObserver.prototype as unknown as Observing, 'performance observer');
}
