import { z } from 'zod';
import { email } from './fields.ts';

/** The capture forms [B107]. */
export const audienceForms = [
  'alarms',
  'calculator',
  'nearby-places',
  'downloads',
  'abroad-guide',
  'comparisons',
  'contact-builder',
] as const;

export const audiencePayload = z.object({
  form: z.enum(audienceForms),
  email,
  user_key: z.string(),
  fields: z.record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean()])),
});
export type AudiencePayload = z.infer<typeof audiencePayload>;
