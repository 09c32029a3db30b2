import { z } from 'zod';
import { image } from '../media/image.ts';
import { id, slug } from '../vocabulary/identifier.ts';
import { country as countryCode, region as regionKey, stratum } from '../vocabulary/vocabulary-schema.ts';

export const coordinates = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export type Coordinates = z.infer<typeof coordinates>;

/** A country where projects are sold. */
export const countryOption = z.object({ id, code: countryCode, name: z.string(), slug });
export type CountryOption = z.infer<typeof countryOption>;

export const regionOption = z.object({ id, key: regionKey, name: z.string(), slug });
export type RegionOption = z.infer<typeof regionOption>;

export const department = z.object({
  id,
  name: z.string(),
  slug,
  /** Both null outside Colombia. */
  region_id: id.nullable(),
  region_name: z.string().nullable(),
});
export type Department = z.infer<typeof department>;

export const city = z.object({
  id,
  name: z.string(),
  slug,
  image: image.nullable(),
  department_id: id,
  coordinates,
});
export type City = z.infer<typeof city>;

export const zone = z.object({ id, name: z.string(), slug, city_id: id });
export type Zone = z.infer<typeof zone>;

export const neighbourhood = z.object({ id, name: z.string(), slug, zone_id: id });
export type Neighbourhood = z.infer<typeof neighbourhood>;

/** A country or city of the world, as a residence. */
export const worldCountry = z.object({
  code: z.string().length(2),
  name: z.string(),
  phone_prefix: z.string().nullable(),
});
export const worldCity = z.object({ id, name: z.string(), country_code: z.string().length(2) });
export type WorldCountry = z.infer<typeof worldCountry>;
export type WorldCity = z.infer<typeof worldCity>;

/** Where a project stands. Names as people read them, `*_slug` as addresses hold them. */
export const localization = z.object({
  country: countryCode,
  country_name: z.string(),
  region: regionKey.nullable(),
  department: z.string(),
  department_slug: slug,
  city: z.string(),
  city_id: id,
  city_slug: slug,
  zone: z.string(),
  zone_slug: slug,
  neighborhood: z.string().nullable(),
  neighborhood_slug: slug.nullable(),
  address: z.string(),
  /** Null for lots and commerce, which may have none. */
  stratum: stratum.nullable(),
  coordinates,
});
export type Localization = z.infer<typeof localization>;
