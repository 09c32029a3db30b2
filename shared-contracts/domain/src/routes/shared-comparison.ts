import { comparisonLimits } from '../limits/comparison-limits.ts';

/** Query key of a shared comparison, on any page. It stands in public addresses: never rename it. */
export const sharedComparisonKey = 'comparar';

const wholeList = /^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/;

/** Address that opens a comparison of these plants for whoever has it. */
export function sharedComparisonHref(plantIds: readonly number[]): string {
  return `/?${sharedComparisonKey}=${plantIds.join(',')}`;
}

/** The plants that an address asks to compare, none twice, at most four; nothing where it does not name any. */
export function readSharedComparison(search: string): readonly number[] {
  const list = new URLSearchParams(search).get(sharedComparisonKey) ?? '';
  return wholeList.test(list) ? [...new Set(list.split(',').map(Number))].slice(0, comparisonLimits.max) : [];
}
