import type { RenderPool } from '../render/render-pool.ts';
import type { Composition } from './composition.ts';

/** The composition that a request uses from its start to its end. */
export interface CompositionLease {
  readonly composition: Composition;
  release(): void;
}

/** Holds the current composition; those before it live on until their last request has ended. */
export interface CompositionHolder {
  readonly current: () => Composition | undefined;
  /** Takes the current composition for a request. */
  lease(): CompositionLease | undefined;
  /** Makes another composition the current one; closes pools that no request needs any more. */
  switchTo(next: Composition): void;
  /** Ends every pool. */
  close(): Promise<void>;
}

/** Makes a holder without a composition. */
export function createCompositionHolder(): CompositionHolder {
  const users = new Map<Composition, number>();
  const closing = new Set<Promise<void>>();
  let current: Composition | undefined;

  const poolsOf = (composition: Composition) => [...composition.remotes.values()].map(({ pool }) => pool);
  const needed = () => new Set([...users.keys(), ...(current ? [current] : [])].flatMap(poolsOf));

  function closePools(pools: readonly RenderPool[]): void {
    for (const pool of pools) {
      const ending: Promise<void> = pool.close().finally(() => closing.delete(ending));
      closing.add(ending);
    }
  }

  function retire(composition: Composition): void {
    const stillNeeded = needed();
    closePools(poolsOf(composition).filter((pool) => !stillNeeded.has(pool)));
  }

  function leave(composition: Composition): void {
    const left = (users.get(composition) ?? 1) - 1;
    if (left > 0) {
      users.set(composition, left);
      return;
    }
    users.delete(composition);
    if (composition !== current) retire(composition);
  }

  return {
    current: () => current,
    lease() {
      const composition = current;
      if (!composition) return undefined;
      users.set(composition, (users.get(composition) ?? 0) + 1);
      let isHeld = true;
      return {
        composition,
        release() {
          if (isHeld) leave(composition);
          isHeld = false;
        },
      };
    },
    switchTo(next) {
      const before = current;
      current = next;
      if (before && !users.has(before)) retire(before);
    },
    async close() {
      const pools = new Set([...needed()]);
      current = undefined;
      await Promise.all([...pools].map((pool) => pool.close()));
      await Promise.all(closing);
    },
  };
}
