/** Reads "5", "2,5" or "0.25 %" as a share of 10,000 visitors. */
export function readShare(text: string): number | undefined {
  const match = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(text);
  if (!match?.[1]) return undefined;
  const share = Math.round(Number(match[1].replace(',', '.')) * 100);
  return share <= 10_000 ? share : undefined;
}
