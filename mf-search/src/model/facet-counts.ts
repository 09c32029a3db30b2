import { writeCount } from '@umbral/domain/filters/address-values.ts';
import { byKey } from '@umbral/domain/filters/by-key.ts';
import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import type { RoomCount } from '@umbral/domain/filters/filter-values.ts';
import { reachedOf } from '@umbral/domain/filters/reached-counts.ts';
import { facets } from '@umbral/domain/homes/record-attributes.ts';
import { type FacetKey, facetRows, type SizedKey, sizedRows } from './facet-rows.ts';
import type { ListingQueries } from './listing-plan.ts';
import type { PlantAnswer } from './plant-query.ts';
import type { Answers } from './query-bundle.ts';

/** What each value of one filter would lead to, in what the listing counts: projects, or types. */
export type ValueCounts = Readonly<Record<string, number>>;

/** The same of each filter. */
export type FacetCounts = Readonly<Record<FacetKey, ValueCounts>>;

/** What else is known of the options of filters. */
export interface OptionCounts {
  /** The same without what depends on the filter and is cleared with it [B023-B026]. */
  readonly loosened: Partial<FacetCounts>;
  /** Every place on offer, with any count. */
  readonly offered: Partial<FacetCounts>;
  /** What switches would leave which the index counts by no attribute. */
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
  return { ...answer?.facets?.[countedBy[group]], ...reachedOf(group, answer?.facets?.[facets.reached] ?? {}) };
}

/** How many have so many rooms, as the count means it [B035]. */
export function countOf(counts: ValueCounts, count: RoomCount): number {
  return counts[writeCount(count) ?? ''] ?? 0;
}
