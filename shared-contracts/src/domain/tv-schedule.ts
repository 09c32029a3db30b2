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

/** One broadcast, by the clock of its country. */
export const tvBroadcast = z.object({
  id,
  programme: tvProgramme.pick({ id: true, slug: true, title: true }),
  country,
  channel: z.string(),
  day: isoDay,
  starts: clockTime,
  ends: clockTime,
});
export type TvBroadcast = z.infer<typeof tvBroadcast>;
