import { type CountedGroup, countedAttributes, type ListingPlan } from './listing-plan.ts';
import type { PlantAnswer } from './plant-query.ts';

/** How many plants each value of each filter would lead to. */
export type FacetCounts = Readonly<Record<CountedGroup, Readonly<Record<string, number>>>>;

/** The counts out of a plan's answers: a chosen filter's own query wins over the first one's. */
export function facetCountsOf(plan: ListingPlan, answers: readonly PlantAnswer[]): FacetCounts {
  const groups = Object.keys(countedAttributes) as CountedGroup[];
  const entries = groups.map((group) => {
    const own = plan.counted.indexOf(group);
    const answer = answers[own < 0 ? 0 : own + 1];
    return [group, answer?.facets?.[countedAttributes[group]] ?? {}] as const;
  });
  return Object.fromEntries(entries) as FacetCounts;
}

/** How many plants have exactly so many, or so many and more [B035]. */
export function countOf(
  counts: Readonly<Record<string, number>>,
  { value, orMore }: { readonly value: number; readonly orMore: boolean },
): number {
  if (!orMore) return counts[String(value)] ?? 0;
  return Object.entries(counts).reduce((sum, [number, count]) => (Number(number) >= value ? sum + count : sum), 0);
}
