import { orderIndexes } from 'shared-contracts/domain/search-index.ts';
import type { PlantQuery } from './plant-query.ts';

/** The cheapest plants among those that a query finds: some, as not every one tells its price [B046]. */
export function cheapestOf(query: PlantQuery): PlantQuery {
  return {
    ...query,
    indexName: orderIndexes['price-asc'],
    page: 0,
    hitsPerPage: 8,
    facets: [],
    attributesToRetrieve: ['price', 'hide_price', 'isActive'],
    analytics: false,
  };
}

/** The first price that is told of a home on offer, pesos; the hits come cheapest first. */
export function lowestPrice(hits: readonly unknown[]): number | undefined {
  return hits.map(toldPrice).find((price) => price !== undefined);
}

function toldPrice(hit: unknown): number | undefined {
  if (typeof hit !== 'object' || hit === null) return undefined;
  const { price, hide_price, isActive }: Record<string, unknown> = { ...hit };
  const isTold = typeof price === 'number' && price > 0 && hide_price === false && isActive === 1;
  return isTold ? price : undefined;
}
