import { type Composition, versionsOf } from '../composition/composition.ts';

/** How many documents were served of late, by the versions that made them. */
export interface RecentDocuments {
  served(composition: Composition): void;
  counts(): readonly { readonly versions: Readonly<Record<string, string>>; readonly tabs: number }[];
}

interface Count {
  readonly versions: Readonly<Record<string, string>>;
  /** In this minute and in the one before. */
  now: number;
  before: number;
}

const minuteMs = 60_000;

/** Counts documents of this minute and the one before. */
export function createRecentDocuments(now: () => number = Date.now): RecentDocuments {
  const counts = new Map<string, Count>();
  let minute = Math.floor(now() / minuteMs);

  function turnPages(): void {
    const present = Math.floor(now() / minuteMs);
    const passed = present - minute;
    minute = present;
    if (passed === 0) return;
    for (const [id, count] of counts) {
      const before = passed === 1 ? count.now : 0;
      if (before === 0) counts.delete(id);
      else counts.set(id, { ...count, now: 0, before });
    }
  }

  return {
    served(composition) {
      turnPages();
      const count = counts.get(composition.id) ?? { versions: versionsOf(composition), now: 0, before: 0 };
      counts.set(composition.id, { ...count, now: count.now + 1 });
    },
    counts() {
      turnPages();
      return [...counts.values()].map(({ versions, now: current, before }) => ({ versions, tabs: current + before }));
    },
  };
}
