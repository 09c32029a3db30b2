import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';

const measure = z.number().min(0).max(600_000);
/** A kind of page; which there are, the composition knows. */
const pageKey = z.string().regex(/^[a-z][A-Za-z0-9-]{0,39}(?:\/[A-Za-z0-9-]{1,60})?$/);
/** What of the failures only a browser can see. */
export const browserFailures = [
  'entry-failed',
  'crashed',
  'rejected',
  'froze',
  'dead-click',
  'covered',
  'hydration-failed',
  'contract-broken',
  'bus-flooded',
] as const;

/** What a tab says of itself. No address, no name: which versions it has, and how they do. */
export const beaconSchema = z.strictObject({
  composition: z.string().regex(/^[0-9a-f]{16}$/),
  /** It is open now and wants to know what is served. */
  isOpen: z.boolean().default(false),
  /** The kind of page in sight. */
  at: pageKey.optional(),
  /** Which kinds of pages were opened after which. */
  opened: z
    .array(z.tuple([pageKey, pageKey]))
    .max(16)
    .default([]),
  /** Applications that drew something in it. */
  seen: z.array(appNameSchema).max(16).default([]),
  failed: z
    .array(
      z.strictObject({
        app: appNameSchema,
        signal: z.enum(browserFailures),
        message: z.string().max(400).default(''),
        stack: z.string().max(3000).optional(),
      }),
    )
    .max(20)
    .default([]),
  measured: z
    .array(z.strictObject({ app: appNameSchema, signal: z.enum(['lcp-ms', 'inp-ms', 'cls']), value: measure }))
    .max(48)
    .default([]),
});
export type Beacon = z.output<typeof beaconSchema>;
