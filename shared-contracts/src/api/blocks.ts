import { z } from 'zod';

/** A piece of text with its own looks or a link; no HTML travels. */
export const inline = z.object({
  text: z.string(),
  href: z.string().optional(),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
});

const richText = z.union([z.string(), z.array(inline)]);

/** Body of an article, guide, event or static page, block by block. */
export const block = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.literal([2, 3]).optional(),
    id: z.string().optional(),
    text: z.string(),
  }),
  z.object({ type: z.literal('paragraph'), text: richText }),
  z.object({ type: z.literal('list'), ordered: z.boolean().optional(), items: z.array(richText) }),
  z.object({ type: z.literal('quote'), text: z.string(), cite: z.string().optional() }),
  z.object({ type: z.literal('image'), key: z.string(), alt: z.string(), caption: z.string().optional() }),
  z.object({
    type: z.literal('table'),
    caption: z.string().optional(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({
    type: z.literal('callout'),
    tone: z.enum(['info', 'tip', 'warning']).optional(),
    title: z.string().optional(),
    text: richText,
  }),
]);
export type Block = z.output<typeof block>;
export const blocks = z.array(block);
