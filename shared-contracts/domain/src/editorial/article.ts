import { z } from 'zod';
import { image } from '../media/image.ts';
import { id, isoMoment, slug } from '../vocabulary/identifier.ts';
import { richText } from './rich-text.ts';

export const articleCategory = z.object({ id, name: z.string(), slug });
export const tag = z.object({ id, name: z.string(), slug });
export type ArticleCategory = z.infer<typeof articleCategory>;
export type Tag = z.infer<typeof tag>;

/** An article in a list. */
export const articleSummary = z.object({
  id,
  slug,
  title: z.string(),
  excerpt: z.string(),
  category: articleCategory,
  author: z.string(),
  cover: image.nullable(),
  reading_minutes: z.int().positive(),
  published_at: isoMoment,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

export const article = articleSummary.extend({ body: richText, tags: z.array(tag), updated_at: isoMoment });
export type Article = z.infer<typeof article>;
