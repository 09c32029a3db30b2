import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';
import { optionalSetting } from '../optional-setting.ts';

export interface LeadWebhookSettings {
  readonly url: string;
  /** Signs what is sent. */
  readonly secret: string;
}

/** `LEAD_WEBHOOK_URL` with its secret; without it leads stay in their table. */
export const leadWebhookSettings = z
  .object({
    LEAD_WEBHOOK_URL: optionalSetting(partyUrl),
    LEAD_WEBHOOK_SECRET: optionalSetting(z.string().min(16)),
  })
  .refine((e) => !e.LEAD_WEBHOOK_URL || e.LEAD_WEBHOOK_SECRET, {
    path: ['LEAD_WEBHOOK_SECRET'],
    message: 'is needed with LEAD_WEBHOOK_URL',
  })
  .transform((e): LeadWebhookSettings | undefined =>
    e.LEAD_WEBHOOK_URL && e.LEAD_WEBHOOK_SECRET
      ? { url: e.LEAD_WEBHOOK_URL, secret: e.LEAD_WEBHOOK_SECRET }
      : undefined,
  );
