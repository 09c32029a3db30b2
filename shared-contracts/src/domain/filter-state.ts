import { z } from 'zod';
import { pesos, slug } from './identifier.ts';
import { coordinates } from './place.ts';
import {
  additionalCriterion,
  buildingStatus,
  country,
  projectCategory,
  propertyType,
  region,
  stratum,
} from './vocabulary-schema.ts';

/** `2` exactly, or `2+` and more [B035]. */
export const roomCount = z.string().regex(/^[1-9]\+?$/);
/** An end of a range; null where it is open. Far above any price in pesos. */
const open = z.number().nonnegative().max(1_000_000_000_000_000).nullable();

/** Slug of something that a filter names. */
const chosen = slug.max(160).nullable();

/** Pesos that somebody can pay; null where nothing is said. */
const means = pesos.max(1_000_000_000_000).nullable();

/** Filters as the wire and the stored copy name them; places by slug, null or empty for "any". */
export const filterState = z.object({
  category: projectCategory.nullable(),
  country: country.nullable(),
  region: region.nullable(),
  department: chosen,
  city: chosen,
  zone: chosen,
  neighborhood: chosen,
  stratum: z.array(stratum).max(20),
  priceRange: z.tuple([open, open]),
  propertyType: propertyType.nullable(),
  room: roomCount.nullable(),
  bath: roomCount.nullable(),
  parking: roomCount.nullable(),
  area: z.object({ min: open, max: open }),
  status: z.array(buildingStatus).max(20),
  fair_name: chosen,
  has_360_tour: z.boolean(),
  holidayProject: z.boolean(),
  additionalCriteria: z.array(additionalCriterion).max(60),
  belongs_tv: z.boolean(),
  property_stock: z.boolean(),
  aroundRadius: z.number().positive().nullable(),
  aroundLatLng: coordinates.nullable(),
  has_balcony: z.boolean(),
  /** Each month: to the builder during the works, to the bank afterwards. */
  monthly: z.object({ during: means, after: means }),
  /** Savings for the initial fee, which count with `monthly.during`. */
  upfront: means,
  orderBy: z.string().max(40),
});
export type FilterState = z.infer<typeof filterState>;

/** A name that a filter offers, with how many plants it leads to. */
export const filterOption = z.object({ name: z.string(), slug, count: z.int().nonnegative() });
export type FilterOption = z.infer<typeof filterOption>;

/** A place and type that together have plants. */
export const combination = z.object({
  ciudad: z.string(),
  zona: z.string(),
  tipo_inmueble: z.string(),
  slug: z.string(),
});
export const combinationAbroad = z.object({
  pais: z.string(),
  ciudad: z.string(),
  tipo_inmueble: z.string(),
  slug: z.string(),
});
export type Combination = z.infer<typeof combination>;
export type CombinationAbroad = z.infer<typeof combinationAbroad>;
