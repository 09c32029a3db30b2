import { z } from 'zod';

const words = z.array(z.string().min(1)).min(1);

/** A part of a sheet to print: an empty cell, a field and a line are there to be written on by hand. */
export const documentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string().min(1) }),
  z.object({ type: z.literal('paragraph'), text: z.string().min(1) }),
  z.object({ type: z.literal('note'), text: z.string().min(1) }),
  z.object({ type: z.literal('checks'), items: words }),
  z.object({ type: z.literal('steps'), items: words }),
  z.object({ type: z.literal('fields'), labels: words }),
  z.object({ type: z.literal('signatures'), labels: words }),
  z.object({ type: z.literal('table'), head: words, rows: z.array(z.array(z.string())).min(1) }),
  z.object({ type: z.literal('lines'), count: z.int().min(1).max(24) }),
]);
export type DocumentBlock = z.infer<typeof documentBlock>;

/** The body of a document that a guide offers for download. */
export const guideDocument = z.array(documentBlock).min(1);
