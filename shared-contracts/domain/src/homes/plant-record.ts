import { z } from 'zod';
import { longestPlanMonths } from '../finance/works-payments.ts';
import { cardImages } from '../limits/listing-limits.ts';
import { image } from '../media/image.ts';
import { nearbyPlace } from '../places/nearby-place.ts';
import { coordinates, localization } from '../places/place.ts';
import { amenities } from '../vocabulary/amenities.ts';
import { id, pesos, slug, timestamp } from '../vocabulary/identifier.ts';
import { nearbyPlaceCategory } from '../vocabulary/vocabulary-schema.ts';
import { otherArea, plantFacts } from './plant.ts';
import { project } from './project.ts';
import { everyWord } from './record-attributes.ts';

/** What a hit knows of its project. */
export const recordProject = project
  .pick({
    id: true,
    title: true,
    slug: true,
    code: true,
    building_status: true,
    belongs_tv: true,
    categories: true,
    benefits: true,
    additional_criteria: true,
    enable_schedule: true,
    activate_landing: true,
    builder_id: true,
    builder_branch_city_id: true,
    tower_elevators: true,
    number_units: true,
    pet_friendly: true,
  })
  .extend({
    /** Spanish, for text search; screens use the labels of the keys. */
    building_status_name: z.string(),
    additional_criteria_names: z.array(z.string()),
    builder: z.object({ name: z.string(), slug }),
    nearby_places: z.array(nearbyPlace),
    fair: z.object({ hyphenized: z.array(slug) }),
    localization,
    contact: z.object({ whatsapp_number: z.string().nullable() }),
    created_at: timestamp,
    /** Approximate, pesos a month. */
    administrative_expenses: pesos.nullable(),
    /** First day of the estimated delivery; null while unknown. */
    delivery_at: timestamp.nullable(),
  });

/** A plant as it is indexed and found. Amounts are pesos, times are seconds, values are keys of the vocabulary. */
export const plantRecord = plantFacts.extend({
  objectID: z.string(),
  type_name: z.string(),
  type_slug: slug,
  /** Where it stands as one facet value (`writePlacePath`). */
  place_path: z.string(),
  /** True for whatever the vacation toggle stands for. */
  holidayProject: z.boolean(),
  /** Share of the advertised facts that the builder has given, 0 to 100: breaks ties of relevance. */
  completeness: z.int().min(0).max(100),
  /** What the home, its building and its grounds have. */
  amenities: z.array(z.enum(amenities)),
  /** Floors of the home itself, as its plans show them; null where there are none. */
  level_number: z.int().positive().nullable(),
  /** What its rooms, baths, parking places and floors reach (`reachedCounts`). */
  reached: z.array(z.string()),
  /** What kinds of places its project tells of nearby. */
  nearby_categories: z.array(nearbyPlaceCategory),
  /** The word that all records have: beside it the words of a query only rank. */
  every: z.literal(everyWord),
  /** `unknownDelivery` where it is unknown. */
  delivery_order: timestamp,
  /** Pesos by which lists filter and order: the price, or the start of the step in which a hidden one lies. */
  price_order: pesos,
  /** Pesos a month to the bank and the initial fee (`homeAmounts`); null where the price is hidden. */
  monthly_credit: pesos.nullable(),
  initial_fee: pesos.nullable(),
  /** The initial fee without the reservation, and the most months over which the builder takes it. */
  works_fee: pesos.nullable(),
  works_months: z.int().min(0).max(longestPlanMonths),
  /** The monthly credit, or `unknownMonthly`. */
  monthly_order: pesos,
  created_at: timestamp,
  updated_at: timestamp,
  other_areas: z.array(otherArea),
  media: z.object({
    main_image: image.nullable(),
    images: z.array(image).max(cardImages),
    total: z.int().nonnegative(),
  }),
  _geoloc: coordinates,
  project: recordProject,
});
export type PlantRecord = z.infer<typeof plantRecord>;
export type RecordProject = z.infer<typeof recordProject>;

/** What the search answers: a record, and while searching by place, how far it is. */
export const plantHit = plantRecord.extend({
  _rankingInfo: z.object({ geoDistance: z.int().nonnegative() }).loose().optional(),
});
export type PlantHit = z.infer<typeof plantHit>;

/** A record's key in the index. */
export function objectIdOf(plantId: number): string {
  return String(id.parse(plantId));
}
