import { expect, test } from 'vitest';
import { labelOfProvider, readProviders } from './provider-settings.ts';

const portal = 'https://portal.test';
const oidc = { OIDC_CLIENT_ID: 'umbral', OIDC_CLIENT_SECRET: 'secret' };

test('each provider whose client is configured is offered, under its own key', () => {
  const providers = readProviders(
    {
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 's',
      MICROSOFT_CLIENT_ID: 'm',
      MICROSOFT_CLIENT_SECRET: 's',
      ...oidc,
      OIDC_ISSUER: 'https://id.example.org',
      OIDC_LABEL: 'Mi caja de compensación',
    },
    portal,
  );
  expect(providers.map(({ key, issuer, verifiesEmails }) => [key, issuer, verifiesEmails])).toEqual([
    ['google', 'https://accounts.google.com', false],
    ['microsoft', 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0', true],
    ['oidc', 'https://id.example.org', false],
  ]);
  expect(labelOfProvider(providers, 'oidc')).toBe('Mi caja de compensación');
  expect(labelOfProvider(providers, 'gone')).toBe('gone');
  expect(readProviders({}, portal)).toEqual([]);
});

test('addresses of an organisation at Microsoft prove nothing', () => {
  const env = { MICROSOFT_CLIENT_ID: 'm', MICROSOFT_CLIENT_SECRET: 's' };
  const [provider] = readProviders({ ...env, MICROSOFT_TENANT: '11111111-2222-4333-8444-555555555555' }, portal);
  expect(provider?.verifiesEmails).toBe(false);
  expect(() => readProviders({ ...env, MICROSOFT_TENANT: 'common' }, portal)).toThrow();
});

test.each([
  ['no secret', { GOOGLE_CLIENT_ID: 'g' }, /no client secret/],
  ['no issuer', oidc, /is no address/],
  ['an issuer without TLS', { ...oidc, OIDC_ISSUER: 'http://id.example.org' }, /https/],
  [
    'the provider of one machine for a portal that others reach',
    { ...oidc, OIDC_ISSUER: 'http://127.0.0.1:1' },
    /real/,
  ],
  [
    'a key twice',
    { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's', ...oidc, OIDC_ISSUER: 'https://x.test', OIDC_KEY: 'google' },
    /already/,
  ],
])('%s is refused at start', (_what, env, message) => {
  expect(() => readProviders(env, portal)).toThrow(message);
});
