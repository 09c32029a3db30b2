import { z } from 'zod';
import { partyTexts } from './party-texts.ts';

/** One OpenID Connect provider that the portal offers. */
export interface ProviderSettings {
  /** Stands in addresses and beside the identities of people: never change it. */
  readonly key: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider verifies every address that it gives, without saying so in a claim. */
  readonly verifiesEmails: boolean;
}

/** Tenant of Microsoft's personal accounts: their addresses are verified, those of organisations need not be. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

const blank = z.string().default('');
const environment = z.object({
  GOOGLE_CLIENT_ID: blank,
  GOOGLE_CLIENT_SECRET: blank,
  MICROSOFT_CLIENT_ID: blank,
  MICROSOFT_CLIENT_SECRET: blank,
  /** Id of one directory; personal accounts where it is left out. */
  MICROSOFT_TENANT: z.uuid().or(z.literal('')).default(''),
  OIDC_ISSUER: blank,
  OIDC_CLIENT_ID: blank,
  OIDC_CLIENT_SECRET: blank,
  OIDC_LABEL: z.string().max(60).default(partyTexts.ownProvider),
  OIDC_KEY: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/)
    .default('oidc'),
});

/** The providers that the environment configures; throws one sentence about what is missing or unsafe. */
export function readProviders(env: Record<string, string | undefined>, origin: string): ProviderSettings[] {
  const e = environment.parse(env);
  const tenant = e.MICROSOFT_TENANT || personalTenant;
  const all: ProviderSettings[] = [
    {
      key: 'google',
      label: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: e.GOOGLE_CLIENT_ID,
      clientSecret: e.GOOGLE_CLIENT_SECRET,
      verifiesEmails: false,
    },
    {
      key: 'microsoft',
      label: 'Microsoft',
      issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
      clientId: e.MICROSOFT_CLIENT_ID,
      clientSecret: e.MICROSOFT_CLIENT_SECRET,
      verifiesEmails: tenant === personalTenant,
    },
    {
      key: e.OIDC_KEY,
      label: e.OIDC_LABEL,
      issuer: e.OIDC_ISSUER,
      clientId: e.OIDC_CLIENT_ID,
      clientSecret: e.OIDC_CLIENT_SECRET,
      verifiesEmails: false,
    },
  ];
  const configured = all.filter(({ clientId }) => clientId !== '');
  for (const settings of configured) requireSafe(settings, origin);
  if (new Set(configured.map(({ key }) => key)).size < configured.length) {
    throw new Error('OIDC_KEY names a provider that is configured already.');
  }
  return configured;
}

/** A provider without TLS can only be on this machine, and then speaks for no portal but one on this machine. */
function requireSafe({ key, issuer, clientSecret }: ProviderSettings, origin: string): void {
  if (clientSecret === '') throw new Error(`The identity provider ${key} has a client id but no client secret.`);
  const url = URL.parse(issuer);
  if (!url) throw new Error(`The issuer of the identity provider ${key} is no address.`);
  const isLocal = isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) throw new Error(`The issuer of ${key} must be an https address.`);
  if (isLocal && !isLoopback(new URL(origin).hostname)) {
    throw new Error(`The identity provider ${key} is on this machine, but the portal is not: configure a real one.`);
  }
}

/** Whether a host is this machine and nobody else's. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** The name of a provider as people know it; its key where it is no longer configured. */
export function labelOfProvider(providers: readonly ProviderSettings[], key: string): string {
  return providers.find((one) => one.key === key)?.label ?? key;
}
