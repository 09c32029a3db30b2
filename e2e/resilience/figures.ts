/** Growth of a series by least squares, in its unit a step. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = average(values);
  const up = values.reduce((sum, value, step) => sum + (step - middle) * (value - mean), 0);
  const across = values.reduce((sum, _, step) => sum + (step - middle) ** 2, 0);
  return across === 0 ? 0 : up / across;
}

/** The value that a share of all does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
