import { z } from 'zod';
import { id } from './identifier.ts';

const path = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/(?![/\\])/);

/** An override of the canonical address: an exact path, or a prefix that ends in an asterisk [B009]. */
export const canonical = z.object({
  id,
  from: path,
  canonical: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https:\/\/|\/(?![/\\]))/),
});
export type Canonical = z.infer<typeof canonical>;

/** Both are needed to save one [B100]. */
export const canonicalPayload = z.object({ url: path, canonical: canonical.shape.canonical });
export type CanonicalPayload = z.infer<typeof canonicalPayload>;
