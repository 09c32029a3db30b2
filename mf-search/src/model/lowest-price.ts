import { toldCop } from '@umbral/domain/money/price.ts';
import { indexOf } from '@umbral/domain/search/search-index.ts';
import { isObject } from './is-object.ts';
import type { PlantQuery } from './plant-query.ts';
import { readPrice } from './read-price.ts';

/** The cheapest plants among those that a query finds: some, as not every one tells its price [B046]. */
export function cheapestOf(query: PlantQuery): PlantQuery {
  return {
    ...query,
    indexName: indexOf('price-asc'),
    page: 0,
    hitsPerPage: 8,
    facets: [],
    attributesToRetrieve: ['price', 'isActive'],
    analytics: false,
  };
}

/** The first price that is told of a home on offer, pesos; the hits come cheapest first. */
export function lowestPrice(hits: readonly unknown[]): number | undefined {
  return hits.map(toldPrice).find((price) => price !== undefined);
}

function toldPrice(hit: unknown): number | undefined {
  return isObject(hit) && hit.isActive === 1 ? toldCop(readPrice(hit.price)) : undefined;
}
