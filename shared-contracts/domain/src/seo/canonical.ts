import { z } from 'zod';
import { validationMessages as messages } from '../fields/validation.ts';
import { id } from '../vocabulary/identifier.ts';
import { portalPath, wrongPath } from './portal-path.ts';

/** An override of the canonical address: an exact path, or a prefix that ends in an asterisk [B009]. */
export const canonical = z.object({ id, from: z.string(), canonical: z.string() });
export type Canonical = z.infer<typeof canonical>;

/** One asterisk at most, at the end: everything before it is the prefix. */
const pattern = portalPath.refine((path) => !path.slice(0, -1).includes('*'), wrongPath);

const absoluteAddress = z
  .url({ protocol: /^https$/, error: wrongPath })
  .max(500, wrongPath)
  .regex(/^[^\s\\*]+$/, wrongPath);
const ownAddress = portalPath.refine((path) => !path.includes('*'), wrongPath);

/** Both are needed to save one [B100]. */
export const canonicalPayload = z.strictObject({
  url: pattern,
  canonical: z
    .string(messages.required)
    .trim()
    .min(1, messages.required)
    .pipe(z.union([ownAddress, absoluteAddress], wrongPath)),
});
export type CanonicalPayload = z.input<typeof canonicalPayload>;
