import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { articleSummary } from '../editorial/article.ts';
import { tvBroadcast, tvProgramme, tvProgrammePage } from '../editorial/tv-schedule.ts';
import { plantRecord } from '../homes/plant-record.ts';
import { isoDay } from '../vocabulary/identifier.ts';
import { product } from '../vocabulary/product.ts';
import { defaultCountry } from '../vocabulary/vocabulary.ts';
import { country } from '../vocabulary/vocabulary-schema.ts';
import { dataOf, idOrSlug, queryFlag } from './fields.ts';

const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('es-CO', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** First day of a month as the path spells it: `20261101`. */
export const tvMonth = z.string().regex(/^20\d{2}(0[1-9]|1[0-2])01$/, 'El mes se escribe como 20261101');

const viewer = z.object({
  /** Whose broadcasts. */
  country: z.preprocess(upper, country).default(defaultCountry),
  /** Where the visitor is, by country or, more exactly, by time zone. */
  visitor_country: z.preprocess(upper, z.string().regex(/^[A-Z]{2}$/, 'El país se escribe con dos letras')).optional(),
  time_zone: z
    .string()
    .max(60)
    .refine(isTimeZone, 'La zona horaria no existe')
    .optional()
    .meta({ examples: ['Europe/Madrid'] }),
});

const schedule = z.object({
  data: z.array(tvBroadcast),
  country,
  /** First day of the month that is shown; null while the country has no broadcast at all. */
  month: isoDay.nullable(),
  /** Months of this country that have broadcasts, as the path spells them. */
  months: z.array(tvMonth),
  /** Countries that have broadcasts. */
  countries: z.array(z.object({ code: country, name: z.string() })),
});
export type TvSchedule = z.output<typeof schedule>;

export const listTvSchedule = endpoint({
  id: 'C104',
  method: 'GET',
  path: `/${product}tv/horarios`,
  summary: 'Broadcasts of the current month, or of the nearest one that has any; Colombia where no country is named',
  query: viewer,
  response: schedule,
});
export const listTvScheduleOfMonth = endpoint({
  id: 'C105',
  method: 'GET',
  path: `/${product}tv/horarios/{month}`,
  summary: 'Broadcasts of a month, which is named by its first day',
  params: z.object({ month: tvMonth }),
  query: viewer,
  response: schedule,
});
export const getTvItem = endpoint({
  id: 'C106',
  method: 'GET',
  path: `/${product}tv/horario/{id}`,
  summary:
    'One broadcast by number, or the next one of a programme by its slug, with the programme; projects=1 adds its projects',
  params: z.object({ id: idOrSlug.meta({ examples: ['bogota-estrena'] }) }),
  query: viewer.extend({ projects: queryFlag.default(false) }),
  response: dataOf(
    z.object({
      broadcast: tvBroadcast.nullable(),
      programme: tvProgrammePage,
      /** Further broadcasts of the programme in the country, next first. */
      next: z.array(tvBroadcast),
      /** Null unless asked for. */
      projects: z.array(plantRecord).nullable(),
    }),
  ),
});
export const getTvHome = endpoint({
  id: 'C107',
  method: 'GET',
  path: `/${product}tv/home`,
  summary: 'What is on air, what comes next, the programmes, and the news that belong to television, newest first',
  query: viewer.extend({ limit: z.coerce.number<number>().int().min(1).max(24).default(6) }),
  response: dataOf(
    z.object({
      on_air: tvBroadcast.nullable(),
      next: z.array(tvBroadcast),
      programmes: z.array(tvProgramme),
      articles: z.array(articleSummary),
    }),
  ),
});
