import { z } from 'zod';
import { clockTime, id, isoDay, isoMoment, slug, webAddress } from './identifier.ts';
import { image } from './image.ts';
import { country } from './vocabulary-schema.ts';

export const tvProgramme = z.object({
  id,
  slug,
  title: z.string(),
  excerpt: z.string(),
  city: z.string().nullable(),
  video_url: webAddress.nullable(),
  cover: image.nullable(),
  published_at: isoMoment,
});
export type TvProgramme = z.infer<typeof tvProgramme>;

/** Calendar day of the beginning and clock times, as one country reads them. */
export const localTimes = z.object({ day: isoDay, starts: clockTime, ends: clockTime });
export type LocalTimes = z.infer<typeof localTimes>;

/** One broadcast: by the clock of its country, as moments, in Bogotá and where the visitor is. */
export const tvBroadcast = localTimes.extend({
  id,
  programme: tvProgramme.pick({ id: true, slug: true, title: true }),
  country,
  channel: z.string(),
  /** IANA name of the zone in which `day`, `starts` and `ends` are told. */
  time_zone: z.string(),
  starts_at: isoMoment,
  ends_at: isoMoment,
  bogota: localTimes,
  /** Where the caller said that the visitor is; null where it said nothing. */
  visitor: localTimes.extend({ time_zone: z.string() }).nullable(),
});
export type TvBroadcast = z.infer<typeof tvBroadcast>;
