import { z } from 'zod';
import { email } from '../fields/fields.ts';
import { watchedFilters } from '../filters/filter-state.ts';
import { image } from '../media/image.ts';
import { price } from '../money/price-schema.ts';
import { localization } from '../places/place.ts';
import { listingAddress } from '../search/listing-address.ts';
import { id, isoMoment, pesos, slug, visitorKey, webAddress } from '../vocabulary/identifier.ts';
import { propertyType } from '../vocabulary/vocabulary-schema.ts';

export const alertFrequencies = ['daily', 'weekly', 'monthly'] as const;

/** A search to be told about; e-mail and key only of anonymous visitors. */
export const alertPayload = z.object({
  filters: watchedFilters,
  /** The listing that the alert was asked from: where its mails lead. */
  path: listingAddress.optional(),
  email: email.optional(),
  user_key: visitorKey.optional(),
  frequency: z.enum(alertFrequencies).default('weekly'),
});
export type AlertPayload = z.infer<typeof alertPayload>;

/** Names of the places that an alert's filters name by slug; null where they name none, or none that is known. */
export const placeNames = z.object({
  department: z.string().nullable(),
  city: z.string().nullable(),
  zone: z.string().nullable(),
  neighborhood: z.string().nullable(),
});
export type PlaceNames = z.infer<typeof placeNames>;

export const alert = z.object({
  id,
  name: z.string(),
  filters: watchedFilters,
  places: placeNames,
  /** The listing of exactly this search. */
  path: webAddress,
  frequency: z.enum(alertFrequencies),
  is_active: z.boolean(),
  /** Its address has said yes: nothing is mailed before. */
  is_confirmed: z.boolean(),
  created_at: isoMoment,
});
export type Alert = z.infer<typeof alert>;

/** A home that an alert would have told of. */
export const alertHome = z.object({
  plant_id: id,
  kind: z.enum(['listed', 'price-drop']),
  title: z.string(),
  slug,
  type: propertyType,
  localization: localization.pick({ country: true, city: true, city_slug: true, zone: true, zone_slug: true }),
  price,
  previous_price: pesos.nullable(),
  image: image.nullable(),
});
export type AlertHome = z.infer<typeof alertHome>;

/** What an alert would have told within the last seven days. */
export const alertPreview = z.object({
  total: z.int().nonnegative(),
  homes: z.array(alertHome).max(3),
  places: placeNames,
});
export type AlertPreview = z.infer<typeof alertPreview>;
