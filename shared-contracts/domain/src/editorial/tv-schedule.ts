import { z } from 'zod';
import { film } from '../media/film.ts';
import { image } from '../media/image.ts';
import { clockTime, id, isoDay, isoMoment, slug, webAddress } from '../vocabulary/identifier.ts';
import { country } from '../vocabulary/vocabulary-schema.ts';
import { richText } from './rich-text.ts';

export const tvProgramme = z.object({
  id,
  slug,
  title: z.string(),
  excerpt: z.string(),
  city: z.string().nullable(),
  /** Who leads it. */
  host: z.string(),
  video_url: webAddress.nullable(),
  /** The film of the portal's own library, where the video is one. */
  film: film.nullable(),
  cover: image.nullable(),
  /** How many episodes it has. */
  episodes: z.int(),
  published_at: isoMoment,
});
export type TvProgramme = z.infer<typeof tvProgramme>;

export const tvEpisode = z.object({ number: z.int(), title: z.string(), summary: z.string(), minutes: z.int() });
export type TvEpisode = z.infer<typeof tvEpisode>;

/** A programme with what it is about and its episodes in their order. */
export const tvProgrammePage = tvProgramme.extend({ body: richText, season: z.array(tvEpisode) });
export type TvProgrammePage = z.infer<typeof tvProgrammePage>;

/** Calendar day of the beginning and clock times, as one country reads them. */
export const localTimes = z.object({ day: isoDay, starts: clockTime, ends: clockTime });
export type LocalTimes = z.infer<typeof localTimes>;

/** One broadcast: by the clock of its country, as moments, in Bogotá and where the visitor is. */
export const tvBroadcast = localTimes.extend({
  id,
  programme: tvProgramme.pick({ id: true, slug: true, title: true }),
  /** Null where the channel has not said which. */
  episode: tvEpisode.pick({ number: true, title: true }).nullable(),
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
