import type { MapLimits } from './map-limits.ts';
import type { Answers, Bundle } from './query-bundle.ts';

/** One query of a multi-query request, in the words of the Algolia protocol. */
export interface PlantQuery extends MapLimits {
  readonly indexName: string;
  readonly query?: string;
  /** Words of the query that a home need not say: those that do come first. */
  readonly optionalWords?: readonly string[];
  readonly filters?: string;
  /** One home of each project, or the best so many; pages and `nbHits` are then of projects. */
  readonly distinct?: true | number;
  /** Values are counted by the projects that have such a home. */
  readonly facetingAfterDistinct?: true;
  /** Zero-based [B040]. */
  readonly page?: number;
  readonly hitsPerPage: number;
  readonly facets?: readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly attributesToRetrieve?: readonly string[];
  /** Attributes in which the words are looked for; all of them without it. */
  readonly restrictSearchableAttributes?: readonly string[];
  readonly analytics?: boolean;
}

/** What the index answers to one query; `readHits` and `readPlace` make sense of the hits. */
export interface PlantAnswer {
  readonly hits: readonly unknown[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Asks the index by one request. */
export type Ask = <Queries extends Bundle>(queries: Queries) => Promise<Answers<Queries>>;
