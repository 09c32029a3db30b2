import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { plantRecord, recordProject } from '../homes/plant-record.ts';
import { price } from '../money/price-schema.ts';
import { coordinates, localization } from '../places/place.ts';
import { id } from '../vocabulary/identifier.ts';
import { buildingStatus, propertyType } from '../vocabulary/vocabulary-schema.ts';
import { listOf, slug } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

/** What a card shows of a home and of its project, and nothing else of their records. */
const shownHome = plantRecord
  .pick({
    id: true,
    slug: true,
    title: true,
    type: true,
    price: true,
    initial_fee_percent: true,
    separation_fee: true,
    number_fees: true,
    built_area: true,
    room_number: true,
    bath_number: true,
    parking_number: true,
    categories: true,
    housing: true,
    isActive: true,
    has_360_tour: true,
    updated_at: true,
    other_areas: true,
  })
  .extend({
    media: plantRecord.shape.media.pick({ images: true }),
    project: recordProject.pick({
      id: true,
      title: true,
      slug: true,
      code: true,
      building_status: true,
      benefits: true,
      delivery_at: true,
      localization: true,
      builder: true,
    }),
  });

/** Smallest and largest of a measure; null where no home has it. */
const range = z.object({ min: z.number(), max: z.number() }).nullable();

/** A project in a list: its home with the lowest price that is told, and the measures of all that can be had. */
export const projectCard = z.object({
  home: shownHome,
  homes: z.int().positive(),
  rooms: range,
  baths: range,
  parking: range,
  built_area: range,
});
export type ProjectCardRecord = z.infer<typeof projectCard>;

const count = z.int().positive();

export const listProjectCards = endpoint({
  id: 'C317',
  method: 'GET',
  path: '/proyectos/tarjetas',
  summary: 'Published projects, one record each, newest first; with the cities and states to choose from',
  query: pageQuery.extend({
    builder: slug.optional(),
    city: slug.optional(),
    status: buildingStatus.optional(),
  }),
  response: pageOf(projectCard).extend({
    /** Those of the other choices: with most projects first. */
    cities: z.array(z.object({ slug: slug, name: z.string(), count })),
    statuses: z.array(z.object({ key: buildingStatus, count })),
  }),
});

/** A project on a map: where it stands, what it costs and how its page is found. */
export const projectPoint = z.object({
  id,
  title: z.string(),
  slug: slug,
  building_status: buildingStatus,
  home: z.object({ slug: slug, type: propertyType }),
  homes: count,
  /** The lowest that is told. */
  price,
  coordinates,
  localization: localization.pick({ country: true, city: true, city_slug: true, zone: true, zone_slug: true }),
});
export type ProjectPoint = z.infer<typeof projectPoint>;

export const listProjectPoints = endpoint({
  id: 'C318',
  method: 'GET',
  path: '/proyectos/puntos',
  summary: 'Where the published projects of a builder stand, without those that have no point on the map',
  query: z.object({ builder: slug }),
  response: listOf(projectPoint),
});
