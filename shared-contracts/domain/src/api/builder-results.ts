import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { roomCount } from '../filters/filter-state.ts';
import { resultPeriods, usualPeriod } from '../limits/result-limits.ts';
import { isoDay } from '../vocabulary/identifier.ts';
import { propertyType } from '../vocabulary/vocabulary-schema.ts';
import { projectState } from './builders.ts';
import { dataOf, id, idParams } from './fields.ts';

const amount = z.int().nonnegative();

/** What buyers did in a period. */
export const resultFigures = z.object({
  /** Cards of it that buyers had in view for a second. */
  impressions: amount,
  /** Visits to its page; of a project also those to the pages of its types. */
  views: amount,
  /** Presses on its phone or WhatsApp. */
  clicks: amount,
  /** Requests that were sent through the portal. */
  contacts: amount,
  /** Times it was saved and is still kept. */
  favourites: amount,
});
export type ResultFigures = z.output<typeof resultFigures>;

const results = z.object({
  figures: resultFigures,
  /** The same of the period of the same length before; null where it was not on the portal for all of it. */
  before: resultFigures.nullable(),
  /** By week, in the order of `weeks`. */
  weekly: z.object({ impressions: z.array(amount), views: z.array(amount), contacts: z.array(amount) }),
  /** The middle of all published ones of the zone over the period; null where they are too few. */
  median: z.object({ impressions: amount, views: amount, contacts: amount, compared: amount }).nullable(),
});
export type Results = z.output<typeof results>;

export const plantResults = results.extend({ id: z.int(), title: z.string(), is_active: z.boolean() });
export type PlantResults = z.output<typeof plantResults>;

export const projectResults = results.extend({
  id: z.int(),
  title: z.string(),
  zone: z.string(),
  city: z.string(),
  state: projectState,
  /** Visits to its own page, which shows all typologies; they are among its views. */
  page_views: amount,
  /** Its typologies, where it is the one that was asked for. */
  plants: z.array(plantResults),
});
export type ProjectResults = z.output<typeof projectResults>;

/** What visitors who looked in a zone last filtered by, the most frequent first. */
export const demand = z.object({
  searches: amount,
  rooms: z.array(z.object({ value: roomCount, searches: amount })),
  types: z.array(z.object({ value: propertyType, searches: amount })),
  /** The middle of the highest prices that they set, in pesos; null where too few set one. */
  price_until: amount.nullable(),
});
export type Demand = z.output<typeof demand>;

export const getBuilderResults = endpoint({
  id: 'C352',
  method: 'GET',
  path: '/constructoras/id/{id}/resultados',
  summary: "What buyers saw, visited and asked of a builder's projects by week, beside the medians of their zones",
  access: 'builder',
  params: idParams,
  query: z.object({
    weeks: z.coerce.number<number>().pipe(z.literal(resultPeriods)).default(usualPeriod),
    project: id.optional(),
  }),
  response: dataOf(
    z.object({
      /** The first and last day of each week. */
      weeks: z.array(z.object({ from: isoDay, until: isoDay })),
      projects: z.array(projectResults),
      /** How requests of the period were answered; the middle time only where five or more were. */
      answers: z.object({ asked: amount, answered: amount, median_minutes: amount.nullable() }),
      /** Of the zone of the one project that was asked for; null for all, and where too few have looked there. */
      demand: demand.nullable(),
    }),
  ),
});
