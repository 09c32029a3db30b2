import { z } from 'zod';
import { optionalSetting } from '../optional-setting.ts';

export interface BuilderWebhookSettings {
  /** Lets builders name addresses of this machine, http too: for those who develop a receiver beside the portal. */
  readonly allowsLocal: boolean;
}

/** `BUILDER_WEBHOOK_LOCAL=true`; otherwise public https addresses alone. */
export const builderWebhookSettings = z
  .object({ BUILDER_WEBHOOK_LOCAL: optionalSetting(z.enum(['true', 'false'])) })
  .transform((e): BuilderWebhookSettings => ({ allowsLocal: e.BUILDER_WEBHOOK_LOCAL === 'true' }));
