import { z } from 'zod';
import { image } from '../media/image.ts';
import { id, isoMoment, slug, webAddress } from '../vocabulary/identifier.ts';
import { richText } from './rich-text.ts';

export const eventCategory = z.object({ id, name: z.string(), slug });

export const eventSummary = z.object({
  id,
  slug,
  title: z.string(),
  excerpt: z.string(),
  category: eventCategory,
  city: z.string().nullable(),
  venue: z.string().nullable(),
  cover: image.nullable(),
  starts_at: isoMoment,
  ends_at: isoMoment,
});
export type EventSummary = z.infer<typeof eventSummary>;

export const event = eventSummary.extend({ body: richText, url: webAddress.nullable() });
export type Event = z.infer<typeof event>;
