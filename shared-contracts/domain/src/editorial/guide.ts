import { z } from 'zod';
import { image } from '../media/image.ts';
import { id, isoMoment, slug, webAddress } from '../vocabulary/identifier.ts';
import { richText } from './rich-text.ts';

export const guideSummary = z.object({
  id,
  slug,
  title: z.string(),
  excerpt: z.string(),
  cover: image.nullable(),
  audience: z.enum(['colombia', 'abroad']),
  published_at: isoMoment,
});
export type GuideSummary = z.infer<typeof guideSummary>;

export const guideSection = z.object({ title: z.string(), slug, body: richText });

/** A file that stays hidden until the unlock form is sent: until then its address is null [B069]. */
export const guideDownload = z.object({ id, title: z.string(), format: z.string(), url: webAddress.nullable() });

export const guide = guideSummary.extend({ sections: z.array(guideSection), downloads: z.array(guideDownload) });
export type Guide = z.infer<typeof guide>;

export const tool = z.object({
  id,
  slug,
  title: z.string(),
  excerpt: z.string(),
  kind: z.enum(['calculator', 'checklist', 'reference']),
  icon: z.string(),
  body: richText,
});
export type Tool = z.infer<typeof tool>;
