import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { httpsWebhookSender } from './builder-webhook/https-webhook-sender.ts';
import type { WebhookSender } from './builder-webhook/webhook-sender.ts';
import type { Captcha } from './captcha/captcha.ts';
import { openCaptcha } from './captcha/open-captcha.ts';
import type { ConversionNetwork } from './conversions/conversion-network.ts';
import { openConversions } from './conversions/open-conversions.ts';
import type { EmailVerifier } from './email-verifier/email-verifier.ts';
import { openEmailVerifier } from './email-verifier/open-email-verifier.ts';
import { verdictStore } from './email-verifier/verdict-store.ts';
import type { ExchangeRateProvider } from './exchange-rates/exchange-rate-provider.ts';
import { openExchangeRates } from './exchange-rates/open-exchange-rates.ts';
import type { IpLocation } from './ip-location/ip-location.ts';
import { openIpLocation } from './ip-location/open-ip-location.ts';
import { httpLeadWebhook } from './lead-webhook/http-lead-webhook.ts';
import type { LeadWebhook } from './lead-webhook/lead-webhook.ts';
import { createLegacyServer, type LegacyServer } from './legacy-server/legacy-server.ts';
import { googleGeocoder } from './reverse-geocoding/google-geocoder.ts';
import type { ReverseGeocoder } from './reverse-geocoding/reverse-geocoder.ts';
import type { PartySettings } from './settings.ts';

/** Everyone whom the API asks or tells. */
export interface Parties {
  readonly ipLocation: IpLocation;
  /** Nothing where the portal's own places answer. */
  readonly geocoder: ReverseGeocoder | undefined;
  readonly emailVerifier: EmailVerifier;
  readonly captcha: Captcha;
  /** Nothing where the dated table is kept by hand. */
  readonly exchangeRates: ExchangeRateProvider | undefined;
  readonly conversions: readonly ConversionNetwork[];
  /** Nothing where leads stay in their table. */
  readonly leadWebhook: LeadWebhook | undefined;
  /** Servers that are older than the portal, by the name of the remote that shows their pages. */
  readonly legacyServers: ReadonlyMap<string, LegacyServer>;
  /** The way to the systems of builders. */
  readonly builderWebhook: WebhookSender;
}

interface Tools {
  readonly db: Kysely<Database>;
  /** Signs challenges and keys the hashes of addresses. */
  readonly secret: string;
  /** Public origin of the portal. */
  readonly origin: string;
  now(): Date;
}

/** Opens each as configured, or its embedded default. Nobody is called yet. */
export function openParties(settings: PartySettings, { db, secret, origin, now }: Tools): Parties {
  return {
    ipLocation: openIpLocation(settings.ipLocation),
    geocoder: settings.geocoding && googleGeocoder(settings.geocoding),
    emailVerifier: openEmailVerifier(settings.emailVerifier, verdictStore({ db, secret, now })),
    captcha: openCaptcha(settings.captcha, { db, secret, now, hostname: new URL(origin).hostname }),
    exchangeRates: openExchangeRates(settings.exchangeRates),
    conversions: openConversions(settings.conversions),
    leadWebhook: settings.leadWebhook && httpLeadWebhook(settings.leadWebhook, now),
    legacyServers: new Map(
      [...settings.legacyServers].map(([remote, server]) => [remote, createLegacyServer(remote, server)]),
    ),
    builderWebhook: httpsWebhookSender(settings.builderWebhook),
  };
}
