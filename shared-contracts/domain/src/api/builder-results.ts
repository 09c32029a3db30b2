import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { resultPeriods, usualPeriod } from '../limits/result-limits.ts';
import { isoDay } from '../vocabulary/identifier.ts';
import { projectState } from './builders.ts';
import { dataOf, id, idParams } from './fields.ts';

const amount = z.int().nonnegative();

/** What buyers did in a period. */
export const resultFigures = z.object({
  /** Cards of it that buyers had in view for a second. */
  impressions: amount,
  /** Visits to its page. */
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
  /** Its typologies, where it is the one that was asked for. */
  plants: z.array(plantResults),
});
export type ProjectResults = z.output<typeof projectResults>;

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
    }),
  ),
});
