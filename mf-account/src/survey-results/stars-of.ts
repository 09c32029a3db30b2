/** A number of stars as the scale knows it; what lies outside is taken for its nearest end. */
export function starsOf(count: number): 1 | 2 | 3 | 4 | 5 {
  if (count >= 5) return 5;
  if (count >= 4) return 4;
  if (count >= 3) return 3;
  return count >= 2 ? 2 : 1;
}
