/** What visitors open after a page of some kind: kinds of pages are counted, never addresses or people. */
export interface NextPages {
  opened(from: string, to: string): void;
  /** The kinds that are worth fetching ahead there, the likeliest first; none while too little is known. */
  after(from: string): readonly string[];
}

/** Fewer say nothing. */
const enough = 20;
/** From here on the past counts half, and half again: a portal changes. */
const plenty = 2000;
/** What fewer than one in six open costs the other five more than it saves. */
const least = 1 / 6;
const most = 2;

/** Knows nothing at first; what one shell has learned ends with it. */
export function createNextPages(): NextPages {
  const counts = new Map<string, Map<string, number>>();

  function sumOf(row: ReadonlyMap<string, number>): number {
    return [...row.values()].reduce((sum, count) => sum + count, 0);
  }

  return {
    opened(from, to) {
      const row = counts.get(from) ?? new Map<string, number>();
      row.set(to, (row.get(to) ?? 0) + 1);
      counts.set(from, sumOf(row) < plenty ? row : new Map([...row].map(([key, count]) => [key, count / 2])));
    },
    after(from) {
      const row = counts.get(from) ?? new Map<string, number>();
      const sum = sumOf(row);
      if (sum < enough) return [];
      return [...row]
        .filter(([, count]) => count / sum >= least)
        .sort(([, a], [, b]) => b - a)
        .slice(0, most)
        .map(([key]) => key);
    },
  };
}
