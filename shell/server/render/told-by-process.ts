import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import { z } from 'zod';

const count = z.int().min(0).max(0xffff_ffff);
const path = z.string().max(4096);

const head = z.object({
  title: z.string(),
  description: z.string().optional(),
  canonical: path.optional(),
  robots: z.enum(['index,follow', 'noindex,follow', 'noindex']).optional(),
  prev: path.optional(),
  next: path.optional(),
  jsonLd: z.array(z.record(z.string(), z.unknown())).optional(),
  image: path.optional(),
  preloadImage: z
    .object({
      src: path,
      srcSet: z.string().optional(),
      avifSrcSet: z.string().optional(),
      sizes: z.string().optional(),
    })
    .optional(),
});

const result = z.object({
  status: z.int().min(200).max(599),
  location: path.optional(),
  head: head.optional(),
  state: z.unknown(),
  chunks: z.array(z.string().max(200)).max(200),
  sharedMaxAge: z.number().min(0).optional(),
  isPartial: z.boolean().optional(),
  fault: z.string().max(20_000).optional(),
});

const call = z.object({
  kind: z.literal('call'),
  call: count,
  id: count,
  url: z.string().max(8192),
  method: z.string().max(16),
  headers: z.record(z.string().max(100), z.string().max(8192)),
});

/** What a process that draws may say: its code is a remote's, so nothing is believed unread. */
export const toldByProcess = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    remote: z.string().refine(isRemoteName),
    fragments: z.array(z.string().max(100)).max(200),
  }),
  z.object({ kind: z.literal('done'), id: count, result }),
  z.object({ kind: z.enum(['failed', 'stray']), id: count, message: z.string().max(20_000) }),
  z.object({ kind: z.literal('pong'), sequence: z.int() }),
  call,
  z.object({ kind: z.literal('call-ended'), call: count }),
]);

export type ToldByProcess = z.output<typeof toldByProcess>;
