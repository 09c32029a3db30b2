import type { Filter } from './filter.ts';
import type { GeoQuery } from './geo-match.ts';
import type { OrderKey } from './index-schema.ts';
import type { QueryText, TextRules } from './query-text.ts';
import type { WorkBudget } from './work-budget.ts';

/** One step of tie-breaking: a text or place criterion, or an order by attributes. */
export type RankingStep =
  | { kind: 'typo' | 'geo' | 'words' | 'filters' | 'proximity' | 'attribute' | 'exact' }
  | { kind: 'order'; keys: OrderKey[] };

/** A record that is shown at a position whatever its rank. */
export interface Promotion {
  objectID: string;
  position: number;
  /** Whether it must meet the filters of the search too. */
  meetsFilters: boolean;
}

/** A search as the engine takes it: analysed, defaulted, independent of the protocol. */
export interface SearchQuery {
  text: QueryText;
  textRules: TextRules;
  filter: Filter;
  /** Filters that only lift records; leaf scores add up per clause or the best of a clause counts. */
  optionalFilter: Filter;
  sumsOptionalScores: boolean;
  geo: GeoQuery | null;
  ranking: RankingStep[];
  isFacet(attribute: string): boolean;
  /** Which typo counts are kept: all, only the lowest, the two lowest. */
  typoTolerance: 'all' | 'min' | 'strict';
  distinct: { attribute: string; count: number } | null;
  facetsAfterDistinct: boolean;
  facets: string[];
  statistics: string[];
  wantsRankingInfo: boolean;
  /** Records that are not found, whatever they contain. */
  hidden: readonly string[];
  /** Records that stand at a position of their own, from 0, ascending. */
  promoted: readonly Promotion[];
  /** Share of relevance, 0 to 100, below which records are left out of an order of their own; null leaves none out. */
  relevancyStrictness: number | null;
  offset: number;
  length: number;
  /** What it may cost. */
  budget: WorkBudget;
}

/** How a record was ranked, in the words of `_rankingInfo`. */
export interface RankingInfo {
  typos: number;
  exactWords: number;
  words: number;
  firstMatchedWord: number;
  proximityDistance: number;
  geoDistance: number;
  /** The place of the record that is nearest to where the search is around. */
  matchedPlace: { lat: number; lng: number } | null;
  filters: number;
}
