import { z } from 'zod';
import { email } from './fields.ts';
import { filterState } from './filter-state.ts';
import { id, isoMoment, visitorKey } from './identifier.ts';

export const alertFrequencies = ['daily', 'weekly', 'monthly'] as const;

/** A search to be told about; e-mail and key only of anonymous visitors. */
export const alertPayload = z.object({
  filters: filterState.partial(),
  email: email.optional(),
  user_key: visitorKey.optional(),
  frequency: z.enum(alertFrequencies).default('weekly'),
});
export type AlertPayload = z.infer<typeof alertPayload>;

export const alert = z.object({
  id,
  name: z.string(),
  filters: filterState.partial(),
  frequency: z.enum(alertFrequencies),
  is_active: z.boolean(),
  created_at: isoMoment,
});
export type Alert = z.infer<typeof alert>;
