import { z } from 'zod';
import { id, isoDay, slug, webAddress } from './identifier.ts';
import { image } from './image.ts';

export const magazine = z.object({
  id,
  slug,
  code: z.string(),
  title: z.string(),
  excerpt: z.string(),
  embed_url: webAddress,
  cover: image.nullable(),
  published_at: isoDay,
});
export type Magazine = z.infer<typeof magazine>;
