import { z } from 'zod';
import { isoMoment, slug } from '../vocabulary/identifier.ts';
import { richText } from './rich-text.ts';

export const staticPage = z.object({
  slug,
  title: z.string(),
  description: z.string(),
  body: richText,
  version: z.string(),
  updated_at: isoMoment,
});
export type StaticPage = z.infer<typeof staticPage>;
