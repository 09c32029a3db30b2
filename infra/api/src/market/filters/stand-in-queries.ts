import type { ListingFound, standInListings } from '@umbral/domain/api/stand-in.ts';
import type { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { projectPage, typePage } from '../plants/filtered-queries.ts';
import { filterOptions, lookups } from './filter-queries.ts';

type Wanted = z.output<(typeof standInListings)['body']>['listings'][number];

/** Listings as the database has them now, each for itself. */
export function listingsFound(backend: Backend, listings: readonly Wanted[]): Promise<ListingFound[]> {
  return Promise.all(listings.map((listing) => listingFound(backend, listing)));
}

async function listingFound(backend: Backend, wanted: Wanted): Promise<ListingFound> {
  const { orderBy, current_page, items_per_page, countBy, createdAfter, unit, ...filters } = wanted;
  const page = { number: current_page, size: items_per_page };
  const listed = { ...filters, createdAfter };
  const [found, counts] = await Promise.all([
    unit === 'projects' ? projectPage(backend, listed, orderBy, page) : typePage(backend, listed, orderBy, page),
    countBy === null ? [] : filterOptions(backend, lookups[countBy], filters, unit),
  ]);
  const { data, total, fitting } = found;
  return { data, total, fitting, pages: items_per_page === 0 ? 0 : Math.ceil(total / items_per_page), counts };
}
