import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { filterOption, watchedFilters } from '../filters/filter-state.ts';
import { plantOrders } from '../filters/orders.ts';
import { searchUnits } from '../filters/search-unit.ts';
import { plantRecord } from '../homes/plant-record.ts';
import { id } from '../vocabulary/identifier.ts';
import { listOf } from './fields.ts';

/** How many listings one call asks for. */
export const mostStandInListings = 6;

/** By what the homes of a listing may be counted. */
const countings = ['city', 'zone', 'property_type'] as const;

/**
 * A listing as the database is asked for it: none of its homes where only their number is wanted. What only the index
 * can answer is refused, not left out: the homes would be others.
 */
const wantedListing = watchedFilters
  .omit({ text: true, areas: true, box: true })
  .extend({
    orderBy: z.enum(plantOrders).default('relevance'),
    current_page: z.int().min(1).max(10_000).default(1),
    items_per_page: z.int().min(0).max(48).default(24),
    countBy: z.enum(countings).nullable().default(null),
    /** What is listed and counted: projects, each by its first home that fits, or every type by itself. */
    unit: z.enum(searchUnits).default('projects'),
    /** Only homes that came after this moment, seconds since the epoch. */
    createdAfter: z.int().nonnegative().optional(),
  })
  .strict();
export type WantedListing = z.input<typeof wantedListing>;

const listingFound = z.object({
  data: z.array(plantRecord),
  total: z.int().nonnegative(),
  pages: z.int().nonnegative(),
  /** All homes that fit of the projects that are listed; empty where types are. */
  fitting: z.array(id),
  /** The values of what it is counted by, with what they lead to; empty where nothing is counted. */
  counts: z.array(filterOption),
});
export type ListingFound = z.infer<typeof listingFound>;

export const standInListings = endpoint({
  id: 'C396',
  method: 'POST',
  path: '/planta/sin-indice',
  summary:
    'Listings straight from the database, in the order asked for: what pages show while the index is away. Without the counts of every filter, which only the index has',
  body: z.object({ listings: z.array(wantedListing).min(1).max(mostStandInListings) }),
  response: listOf(listingFound),
});

export const standInPlaces = endpoint({
  id: 'C397',
  method: 'GET',
  path: '/planta/sin-indice/lugares',
  summary:
    'Every place with projects on offer and their builders, straight from the database: what a typed sentence is read by while the index is away',
  response: z.object({
    data: z.object({
      /** Places as the index names them (`places/place-path.ts`), with their projects. */
      places: z.array(z.object({ path: z.string(), homes: z.int().positive() })),
      builders: z.array(z.string()),
    }),
  }),
});
