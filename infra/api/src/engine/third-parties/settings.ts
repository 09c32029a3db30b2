import type { z } from 'zod';
import { builderWebhookSettings } from './builder-webhook/builder-webhook-settings.ts';
import { captchaSettings } from './captcha/captcha-settings.ts';
import { composeSettings } from './compose-settings.ts';
import { conversionSettings } from './conversions/conversion-settings.ts';
import { emailVerifierSettings } from './email-verifier/email-verifier-settings.ts';
import { exchangeRateSettings } from './exchange-rates/exchange-rate-settings.ts';
import { ipLocationSettings } from './ip-location/ip-location-settings.ts';
import { leadWebhookSettings } from './lead-webhook/lead-webhook-settings.ts';
import { legacyServerSettings } from './legacy-server/legacy-server-settings.ts';
import { geocodingSettings } from './reverse-geocoding/geocoding-settings.ts';

/** What the environment says of third parties. */
export const partySettings = composeSettings({
  ipLocation: ipLocationSettings,
  geocoding: geocodingSettings,
  emailVerifier: emailVerifierSettings,
  captcha: captchaSettings,
  exchangeRates: exchangeRateSettings,
  conversions: conversionSettings,
  leadWebhook: leadWebhookSettings,
  legacyServers: legacyServerSettings,
  builderWebhook: builderWebhookSettings,
});

export type PartySettings = z.output<typeof partySettings>;
