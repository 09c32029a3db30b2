import { byKey } from '@umbral/domain/filters/by-key.ts';
import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { type FacetKey, facetRows, type SizedKey, sizedRows } from './facet-rows.ts';
import type { ListingQueries } from './listing-plan.ts';
import type { PlantAnswer } from './plant-query.ts';
import type { Answers } from './query-bundle.ts';

/** How many plants each value of one filter would lead to. */
export type ValueCounts = Readonly<Record<string, number>>;

/** How many plants each value of each filter would lead to. */
export type FacetCounts = Readonly<Record<FacetKey, ValueCounts>>;

/** What else is known of the options of filters. */
export interface OptionCounts {
  /** The same without what depends on the filter and is cleared with it [B023-B026]. */
  readonly loosened: Partial<FacetCounts>;
  /** Every place on offer, with any count. */
  readonly offered: Partial<FacetCounts>;
  /** Homes that switches would leave which the index counts by no attribute. */
  readonly switches: Readonly<Record<SizedKey, number>>;
}

/** The counts out of a listing's answers: a chosen filter's own query wins over that of the hits. */
export function facetCountsOf({ hits, counts }: Pick<Answers<ListingQueries>, 'hits' | 'counts'>): FacetCounts {
  return byKey(facetRows, ({ key }) => countsIn(counts[key] ?? hits, key));
}

/** The other counts out of a listing's answers. */
export function optionCountsOf({ loosened, offered, switches }: Answers<ListingQueries>): OptionCounts {
  return {
    loosened: read(loosened),
    offered: read(offered),
    switches: byKey(sizedRows, ({ key }) => switches[key].nbHits),
  };
}

function read(answers: Partial<Record<FacetKey, PlantAnswer>>): Partial<FacetCounts> {
  const asked = facetRows.filter(({ key }) => answers[key]);
  return byKey(asked, ({ key }) => countsIn(answers[key], key));
}

function countsIn(answer: PlantAnswer | undefined, group: FacetKey): ValueCounts {
  return answer?.facets?.[countedBy[group]] ?? {};
}

/** How many plants have exactly so many, or so many and more [B035]. */
export function countOf(
  counts: ValueCounts,
  { value, orMore }: { readonly value: number; readonly orMore: boolean },
): number {
  if (!orMore) return counts[String(value)] ?? 0;
  return Object.entries(counts).reduce((sum, [number, count]) => (Number(number) >= value ? sum + count : sum), 0);
}
