import { z } from 'zod';
import { builderSummary } from '../builders/builder.ts';
import { film } from '../media/film.ts';
import { image } from '../media/image.ts';
import { nearbyPlace } from '../places/nearby-place.ts';
import { coordinates, localization } from '../places/place.ts';
import { bit, id, isoDay, isoMoment, pesos, slug, webAddress } from '../vocabulary/identifier.ts';
import { additionalCriterion, buildingStatus, projectCategory, subsidy } from '../vocabulary/vocabulary-schema.ts';
import { specification } from './specification.ts';

export const projectContact = z.object({
  emails: z.array(z.string()),
  main_phone: z.string(),
  whatsapp_number: z.string().nullable(),
  other_phones: z.array(z.string()),
  sales_room_address: z.string().nullable(),
  sales_room_coordinates: coordinates.nullable(),
  office_hours: z.string().nullable(),
});

export const financialLegal = z.object({
  estimated_delivery_date: isoDay.nullable(),
  subsidy: subsidy.nullable(),
  price_from: pesos.nullable(),
  service_charges: pesos.nullable(),
  administrative_expenses: pesos.nullable(),
  initial_installment_term: z.int().positive().nullable(),
  number_fees: z.int().positive().nullable(),
  separation_fee: pesos.nullable(),
  /** Who holds the buyers' money until the break-even date. */
  trust_company: z.string().nullable(),
  break_even_date: isoDay.nullable(),
  building_licence: z.string().nullable(),
});

/** What a picture shows; renders carry a note that they are no photos. */
export const projectImageRoles = [
  'main',
  'facade',
  'interior',
  'common-area',
  'render',
  'progress',
  'site-plan',
] as const;
export type ProjectImageRole = (typeof projectImageRoles)[number];
/** What a picture does not show as the home is, for everybody to see. */
export const imageNote = z.string().optional();
export const projectImage = image.extend({
  role: z.enum(projectImageRoles),
  name: z.string().nullable(),
  note: imageNote,
});

/** A project as served to its page. */
export const project = z.object({
  id,
  title: z.string(),
  slug,
  code: z.string(),
  description: z.string(),
  building_status: buildingStatus,
  belongs_tv: z.boolean(),
  categories: z.array(projectCategory),
  benefits: z.string().nullable(),
  benefits_ext: z.string().nullable(),
  additional_criteria: z.array(additionalCriterion),
  enable_schedule: z.boolean(),
  activate_landing: z.boolean(),
  builder_id: id,
  builder_branch_city_id: id,
  builder: builderSummary,
  number_of_stages: z.int().nullable(),
  number_of_floors: z.int().nullable(),
  number_of_basements: z.int().nullable(),
  apartments_per_floor: z.int().nullable(),
  tower_elevators: z.int().nullable(),
  number_units: z.int().nullable(),
  pet_friendly: z.boolean().nullable(),
  property_stock: z.boolean(),
  nearby_places: z.array(nearbyPlace),
  specifications: z.array(specification),
  fair: z.object({ hyphenized: slug, name: z.string() }).nullable(),
  created_at: isoMoment,
  updated_at: isoMoment,
  media: z.object({ images: z.array(projectImage), video: webAddress.nullable(), film: film.nullable() }),
  financial_legal: financialLegal,
  contact: projectContact,
  localization,
  isActive: bit,
});
export type Project = z.infer<typeof project>;
