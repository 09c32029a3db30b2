import type { RenderPool } from './render-pool.ts';

const idleMs = 60_000;
/** So long a process may have seen sessions before another one takes its place. */
const oldMs = 600_000;

interface Personal {
  readonly pool: RenderPool;
  readonly startedAt: number;
  running: number;
}

/**
 * Draws what a visitor's session is needed for in a pool apart, so that no page of everybody's comes out of a process
 * that has seen somebody's. It is started when it is first needed, ends after a minute without work, and after ten
 * minutes a new one draws what comes: the old one ends with its last render.
 */
export function withPersonalPool(
  shared: RenderPool,
  start: () => RenderPool,
  now: () => number = () => performance.now(),
): RenderPool {
  let personal: Personal | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const closing = new Set<Promise<void>>();

  function end({ pool }: Personal): void {
    const ended: Promise<void> = pool.close().finally(() => closing.delete(ended));
    closing.add(ended);
  }

  /** Nothing more is drawn in it; what it draws comes to its end. */
  function retire(): void {
    clearTimeout(idle);
    const old = personal;
    personal = undefined;
    if (old?.running === 0) end(old);
  }

  function rest(): void {
    clearTimeout(idle);
    idle = setTimeout(() => (personal?.running === 0 ? retire() : rest()), idleMs).unref();
  }

  function current(): Personal {
    if (personal && now() - personal.startedAt > oldMs) retire();
    personal ??= { pool: start(), startedAt: now(), running: 0 };
    return personal;
  }

  return {
    ...shared,
    async render(request, ...wish) {
      if (isClosed || request.headers.cookie === undefined) return shared.render(request, ...wish);
      const mine = current();
      mine.running += 1;
      rest();
      try {
        // Its start is no time of the page's.
        await mine.pool.ready.catch(() => undefined);
        return await mine.pool.render(request, ...wish);
      } finally {
        mine.running -= 1;
        if (mine !== personal && mine.running === 0 && !isClosed) end(mine);
      }
    },
    async close() {
      isClosed = true;
      const last = personal;
      personal = undefined;
      clearTimeout(idle);
      if (last) end(last);
      await Promise.all([shared.close(), ...closing]);
    },
  };
}
