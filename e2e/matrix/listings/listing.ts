import type { RouteKey } from '@umbral/domain/routes/table.ts';
import type { ListingPlaces } from '../../fixtures/listing-places.ts';

/** How an address of a listing must answer. */
export interface Listing {
  readonly key: RouteKey;
  readonly about: string;
  readonly path: (places: ListingPlaces) => string;
  readonly h1: (places: ListingPlaces) => string | RegExp;
  /** Breadcrumb after "Inicio"; the last one is the listing itself. */
  readonly crumbs: (places: ListingPlaces) => readonly string[];
  /** What its introduction counts, besides how many homes. */
  readonly counts: RegExp;
  /** Where it is not indexed [B007]. */
  readonly robots?: 'noindex,follow';
}

/** What introductions count, by how narrow the place is. */
export const cities = /Hay oferta en \d+ ciudades|La oferta .+ está en/;
export const zones = /Hay oferta en \d+ zonas|La oferta .+ está en/;
export const kinds = /En .+ hay \d/;
export const sizes = /habitaci|precios/;

/** A price range, and how headings name it. */
export const range = '100000000-900000000';
export const inRange = / de \$ 100 M a \$ 900 M$/;
