import { z } from 'zod';
import { image } from '../media/image.ts';
import { id, isoDay, slug, webAddress } from '../vocabulary/identifier.ts';
import { richText } from './rich-text.ts';

export const magazine = z.object({
  id,
  slug,
  code: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Where the issue is read. */
  embed_url: webAddress,
  cover: image.nullable(),
  published_at: isoDay,
});
export type Magazine = z.infer<typeof magazine>;

/** A page of an issue under the name of its section. */
export const magazinePage = z.object({
  slug,
  kicker: z.string(),
  title: z.string(),
  picture: image.nullable(),
  body: richText,
});
export type MagazinePage = z.infer<typeof magazinePage>;

/** An issue with what it says; without pages where it is read elsewhere. */
export const magazineIssue = magazine.extend({ pages: z.array(magazinePage) });
export type MagazineIssue = z.infer<typeof magazineIssue>;
