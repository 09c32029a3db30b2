import { z } from 'zod';
import { id, isoDay, slug } from './identifier.ts';
import { image } from './image.ts';
import { fairRegion } from './vocabulary-schema.ts';

export const fair = z.object({
  id,
  name: z.string(),
  /** `1` while the fair is active. */
  status: z.enum(['0', '1']),
  hyphenized: slug,
  kind: z.enum(['virtual', 'regional', 'in-person']),
  region: fairRegion.nullable(),
  description: z.string(),
  starts_on: isoDay,
  ends_on: isoDay,
  cover: image.nullable(),
});
export type Fair = z.infer<typeof fair>;

export const fairBenefit = z.object({ title: z.string(), description: z.string(), valid_until: isoDay });
export type FairBenefit = z.infer<typeof fairBenefit>;
