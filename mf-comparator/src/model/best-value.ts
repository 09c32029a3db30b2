/** Whether less or more of something is better for who buys. */
export type Better = 'less' | 'more';

/** The one best of some numbers; none where two share it, or where there is nothing to compare. */
export function bestOf(values: readonly (number | undefined)[], better: Better): number | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2) return undefined;
  const best = better === 'less' ? Math.min(...known) : Math.max(...known);
  const first = values.indexOf(best);
  return values.lastIndexOf(best) === first ? first : undefined;
}
