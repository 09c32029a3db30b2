import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Conversion } from './conversions/conversion-network.ts';
import { googleNetwork } from './conversions/google-network.ts';
import { metaNetwork } from './conversions/meta-network.ts';
import { listVerify } from './email-verifier/list-verify.ts';
import { euroRate } from './exchange-rates/euro-rate.ts';
import { officialRate } from './exchange-rates/official-rate.ts';
import { ipProvider } from './ip-location/ip-provider.ts';
import { httpLeadWebhook } from './lead-webhook/http-lead-webhook.ts';
import { googleGeocoder } from './reverse-geocoding/google-geocoder.ts';
import type { Mishap } from './testing/protocol-server.ts';
import { type ProtocolServer, startProtocolServer } from './testing/protocol-server.ts';

const conversion: Conversion = {
  eventId: 'event-0001',
  name: 'Lead',
  occurredAt: new Date('2026-11-21T12:00:00Z'),
  pageUrl: 'https://portal.test/gracias',
  visitorId: 'visitor',
  person: {},
  browser: {},
  item: undefined,
};

/** One call of each production adapter, by the address of its provider. */
const adapters: Readonly<Record<string, (url: string) => () => Promise<unknown>>> = {
  'C162 ip-location': (url) => {
    const location = ipProvider({ url, token: 'secret' });
    return () => location.locate('181.49.176.1');
  },
  'C163 reverse-geocoding': (url) => {
    const geocoder = googleGeocoder({ url, key: 'secret' });
    return () => geocoder.namesAt({ lat: 4.6, lng: -74 });
  },
  'C164 email-verifier': (url) => {
    const verify = listVerify({ url, key: 'secret' });
    return () => verify('ana@correo.co');
  },
  'C043 official-rate': (url) => {
    const rateOn = officialRate(url);
    return () => rateOn('2026-11-21');
  },
  'C043 euro-rate': (url) => euroRate(url),
  'C165 meta': (url) => {
    const network = metaNetwork({ url, pixelId: '12345', token: 'secret', testCode: undefined });
    return () => network.send(conversion);
  },
  'C165 google': (url) => {
    const network = googleNetwork({ url, measurementId: 'G-ABC123', apiSecret: 'secret' });
    return () => network.send(conversion);
  },
  'C161 lead-webhook': (url) => {
    const webhook = httpLeadWebhook({ url, secret: 'a secret of the tests' }, () => new Date());
    return () => webhook.relay({ idempotencyKey: 'lead-1', fields: { email: 'ana@correo.co' } });
  },
};

/** Those whose answer says nothing beyond its status do not read it. */
const readsNothing = new Set(['C165 google', 'C161 lead-webhook']);
const failures: readonly (readonly [Mishap, string])[] = [
  ['error', 'server-error'],
  ['limit', 'too-many-requests'],
  ['cut', 'unreachable'],
  ['redirect', 'redirect'],
  ['garbage', 'garbage'],
  ['huge', 'too-large'],
];

let provider: ProtocolServer;
beforeEach(async () => {
  provider = await startProtocolServer(() => ({ status: 404 }));
});
afterEach(() => provider.close());

test.each(Object.keys(adapters))('[%s] fails in words that name no person and no key', async (name) => {
  for (const [mishap, reason] of failures) {
    if (mishap === 'garbage' && readsNothing.has(name)) continue;
    provider.failWith(mishap);
    const failure: unknown = await adapters[name]?.(provider.url)().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'PartyFailure', reason });
    expect(JSON.stringify(failure) + String(failure)).not.toMatch(/secret|ana@|181\.49/);
  }
});

test.each(Object.keys(adapters))('[%s] stops asking a provider that is down', async (name) => {
  provider.failWith('error');
  const ask = adapters[name]?.(provider.url);
  for (let count = 0; count < 8; count += 1) await expect(ask?.()).rejects.toThrow();
  await expect(ask?.()).rejects.toMatchObject({ reason: 'open' });
  expect(provider.requests).toHaveLength(5);
});

test.each(Object.keys(adapters))('[%s] takes a refusal as an answer, once', async (name) => {
  const ask = adapters[name]?.(provider.url);
  for (let count = 0; count < 8; count += 1)
    await expect(ask?.()).rejects.toMatchObject({ reason: 'refused', status: 404 });
  expect(provider.requests).toHaveLength(8);
});
