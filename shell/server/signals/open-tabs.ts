import type { KnownComposition } from './known-compositions.ts';
import type { LivingSet } from './shell-reports.ts';

/** How many tabs have which versions open. */
export interface OpenTabs {
  /** A tab says once a minute that it is there. */
  beat(composition: KnownComposition): void;
  counts(): readonly LivingSet[];
}

interface Count extends Omit<LivingSet, 'tabs'> {
  now: number;
  before: number;
}

const minuteMs = 60_000;

/** Counts signs of life in this minute and the one before; the fuller one is how many tabs there are. */
export function createOpenTabs(now: () => number = Date.now): OpenTabs {
  const counts = new Map<string, Count>();
  let minute = Math.floor(now() / minuteMs);

  function turnPages(): void {
    const passed = Math.floor(now() / minuteMs) - minute;
    minute += passed;
    if (passed === 0) return;
    for (const [id, count] of counts) {
      const before = passed === 1 ? count.now : 0;
      if (before === 0) counts.delete(id);
      else counts.set(id, { ...count, now: 0, before });
    }
  }

  return {
    beat({ id, versions }) {
      turnPages();
      const count = counts.get(id) ?? { versions, now: 0, before: 0 };
      counts.set(id, { ...count, now: count.now + 1 });
    },
    counts() {
      turnPages();
      return [...counts.values()].map(({ versions, now: current, before }) => ({
        versions,
        tabs: Math.max(current, before),
      }));
    },
  };
}

/** Sets from two sources: what both know counts as the one that knows more of it says. */
export function mergeSets(...sources: readonly (readonly LivingSet[])[]): readonly LivingSet[] {
  const merged = new Map<string, LivingSet>();
  for (const set of sources.flat()) {
    const key = JSON.stringify(Object.entries(set.versions).toSorted());
    const other = merged.get(key);
    if (!other || other.tabs < set.tabs) merged.set(key, set);
  }
  return [...merged.values()];
}
