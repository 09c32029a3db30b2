import { z } from 'zod';
import { image } from '../media/image.ts';
import { webAddress } from '../vocabulary/identifier.ts';

/** A run of text: at most one link, no markup, so nothing can be injected. */
export const textRun = z.object({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  href: z.union([webAddress, z.string().regex(/^(mailto|tel):/)]).optional(),
});

const runs = z.array(textRun).min(1);

export const textBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), text: z.string(), id: z.string().optional() }),
  z.object({ type: z.literal('paragraph'), runs }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(runs).min(1) }),
  z.object({ type: z.literal('quote'), text: z.string(), author: z.string().optional() }),
  z.object({ type: z.literal('image'), image, caption: z.string().optional() }),
  z.object({ type: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({
    type: z.literal('callout'),
    tone: z.enum(['info', 'warning', 'tip']),
    title: z.string().optional(),
    runs,
  }),
]);
export type TextRun = z.infer<typeof textRun>;
export type TextBlock = z.infer<typeof textBlock>;

/** The body of an article, guide, event or static page. */
export const richText = z.array(textBlock);
export type RichText = z.infer<typeof richText>;
