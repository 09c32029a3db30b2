import { z } from 'zod';
import {
  additionalCriterion,
  buildingStatus,
  nearbyPlaceCategory,
  projectCategory,
  region,
  stratum,
  subsidy,
} from '../domain/vocabulary-schema.ts';
import { isoDate, isoMoment } from './fields.ts';
import { image } from './image.ts';

export const localization = z.object({
  country: z.string(),
  country_code: z.string(),
  country_slug: z.string(),
  region: region.nullable(),
  department: z.string(),
  city: z.string(),
  city_id: z.int(),
  city_slug: z.string(),
  zone: z.string(),
  zone_slug: z.string(),
  neighborhood: z.string().nullable(),
  address: z.string(),
  stratum: stratum.nullable(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
});
export type Localization = z.output<typeof localization>;

export const nearbyPlace = z.object({
  name: z.string(),
  category: nearbyPlaceCategory,
  distance_m: z.int().nullable(),
});

export const builderReference = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: image.nullable(),
});

export const specification = z.object({
  kind: z.enum(['interior', 'exterior', 'common']),
  key: z.string(),
  label: z.string(),
});

const financialLegal = z.object({
  estimated_delivery_date: isoDate.nullable(),
  subsidy: subsidy.nullable(),
});

/** What a card, a comparison and a list need of a project. */
export const projectSummary = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  building_status: buildingStatus,
  belongs_tv: z.boolean(),
  categories: z.array(projectCategory),
  benefits: z.string().nullable(),
  benefits_ext: z.string().nullable(),
  additional_criteria: z.array(additionalCriterion),
  enable_schedule: z.boolean(),
  activate_landing: z.boolean(),
  builder_id: z.int(),
  builder_branch_city_id: z.int(),
  builder: builderReference,
  tower_elevators: z.int().nullable(),
  number_units: z.int().nullable(),
  pet_friendly: z.boolean().nullable(),
  nearby_places: z.array(nearbyPlace),
  fair: z.object({ hyphenized: z.string(), name: z.string() }).nullable(),
  created_at: isoMoment,
  /** Currency in which the prices were agreed; amounts are in pesos all the same. */
  currency: z.enum(['COP', 'USD', 'EUR']),
  financial_legal: financialLegal,
  localization,
});
export type ProjectSummary = z.output<typeof projectSummary>;

/** Everything that the page of a project shows. */
export const projectDetail = projectSummary.extend({
  description: z.string(),
  number_of_stages: z.int().nullable(),
  number_of_floors: z.int().nullable(),
  number_of_basements: z.int().nullable(),
  apartments_per_floor: z.int().nullable(),
  logo: image.nullable(),
  media: z.object({
    images: z.array(image),
    common_areas: z.array(z.object({ name: z.string().nullable(), image })),
    video: z.string().nullable(),
    url_360: z.string().nullable(),
  }),
  specifications: z.array(specification),
  financial_legal: financialLegal.extend({
    price_from: z.int().nullable(),
    service_charges: z.int().nullable(),
    administrative_expenses: z.int().nullable(),
    initial_term_months: z.int().nullable(),
    number_fees: z.int().nullable(),
    separation_fee: z.int().nullable(),
    trust_company: z.string().nullable(),
    building_licence: z.string().nullable(),
  }),
  contact: z.object({
    main_phone: z.string(),
    whatsapp_number: z.string().nullable(),
    phones: z.array(z.string()),
    emails: z.array(z.string()),
    office_hours: z.string().nullable(),
    sales_room: z.object({ address: z.string(), lat: z.number().nullable(), lng: z.number().nullable() }).nullable(),
  }),
  social_links: z.array(z.object({ network: z.string(), url: z.string() })),
});
export type ProjectDetail = z.output<typeof projectDetail>;
