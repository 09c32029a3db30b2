/** The value below which a share of the values lies, between the nearest two; undefined without values. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)];
  const high = sorted[Math.ceil(position)];
  return low === undefined || high === undefined ? undefined : low + (high - low) * (position - Math.floor(position));
}

/** The middle value. */
export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5);
}
