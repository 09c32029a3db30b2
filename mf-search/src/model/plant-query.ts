/** One query of a multi-query request, in the words of the Algolia protocol. */
export interface PlantQuery {
  readonly indexName: string;
  readonly query?: string;
  readonly filters?: string;
  /** Zero-based [B040]. */
  readonly page?: number;
  readonly hitsPerPage: number;
  readonly facets?: readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly attributesToRetrieve?: readonly string[];
  readonly aroundLatLng?: string;
  /** Metres. */
  readonly aroundRadius?: number;
  readonly analytics?: boolean;
}

/** What the index answers to one query; `readCards` and `readPlace` make sense of the hits. */
export interface PlantAnswer {
  readonly hits: readonly unknown[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
