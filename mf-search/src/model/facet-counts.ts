import { type CountedGroup, countedAttributes, type ListingPlan } from './listing-plan.ts';
import type { PlantAnswer } from './plant-query.ts';

/** How many plants each value of one filter would lead to. */
export type ValueCounts = Readonly<Record<string, number>>;

/** How many plants each value of each filter would lead to. */
export type FacetCounts = Readonly<Record<CountedGroup, ValueCounts>>;

/** What else is known of the options of filters. */
export interface OptionCounts {
  /** The same without what depends on the filter and is cleared with it [B023-B026]. */
  readonly loosened: Partial<FacetCounts>;
  /** Every place on offer, with any count. */
  readonly offered: Partial<FacetCounts>;
  readonly withBalcony: number;
}

/** The counts out of a plan's answers: a chosen filter's own query wins over the first one's. */
export function facetCountsOf(
  plan: Pick<ListingPlan, 'queries' | 'counted' | 'places'>,
  answers: readonly PlantAnswer[],
): FacetCounts {
  const groups = Object.keys(countedAttributes) as CountedGroup[];
  const entries = groups.map((group) => {
    const own = plan.counted.indexOf(group);
    return [group, countsIn(answers[own < 0 ? 0 : own + 1], group)] as const;
  });
  return Object.fromEntries(entries) as FacetCounts;
}

/** The other counts out of a plan's answers. */
export function optionCountsOf(plan: ListingPlan, answers: readonly PlantAnswer[]): OptionCounts {
  const first = 1 + plan.counted.length + plan.places.length;
  const read = (groups: readonly CountedGroup[], from: number): Partial<FacetCounts> =>
    Object.fromEntries(groups.map((group, index) => [group, countsIn(answers[from + index], group)]));
  return {
    loosened: read(plan.loosened, first),
    offered: read(plan.offered, first + plan.loosened.length),
    withBalcony: answers[plan.balcony]?.nbHits ?? 0,
  };
}

function countsIn(answer: PlantAnswer | undefined, group: CountedGroup): ValueCounts {
  return answer?.facets?.[countedAttributes[group]] ?? {};
}

/** How many plants have exactly so many, or so many and more [B035]. */
export function countOf(
  counts: ValueCounts,
  { value, orMore }: { readonly value: number; readonly orMore: boolean },
): number {
  if (!orMore) return counts[String(value)] ?? 0;
  return Object.entries(counts).reduce((sum, [number, count]) => (Number(number) >= value ? sum + count : sum), 0);
}
