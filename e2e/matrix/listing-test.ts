import { type ListingPlaces, readListingPlaces } from '../fixtures/listing-places.ts';
import { test as base } from '../fixtures/test.ts';

/** Projects that a full page of a listing shows. */
export const pageSize = 24;

/** With the places in which the portal has homes. */
export const test = base.extend<Record<never, never>, { readonly places: ListingPlaces }>({
  places: [async ({ database }, use) => use(await readListingPlaces(database)), { scope: 'worker' }],
});

/** How many projects a text says that there are. */
export function countIn(text: string): number {
  return Number(/([\d.]+) proyectos?/.exec(text)?.[1]?.replaceAll('.', '') ?? Number.NaN);
}
