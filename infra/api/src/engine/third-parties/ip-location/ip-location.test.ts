import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ProtocolServer, startProtocolServer } from '../testing/protocol-server.ts';
import { openIpLocation } from './open-ip-location.ts';
import { publicAddress } from './public-address.ts';

let provider: ProtocolServer;

beforeAll(async () => {
  provider = await startProtocolServer(({ url, headers }) => {
    if (headers.authorization !== 'Bearer secret') return { status: 401, body: { error: { title: 'Unknown token' } } };
    const ip = decodeURIComponent(url.pathname.split('/')[1] ?? '');
    return { body: { ip, city: 'Medellín', region: 'Antioquia', country: 'CO', loc: '6.25,-75.56' } };
  });
});
beforeEach(() => provider.failWith(undefined));
afterAll(() => provider.close());

test.each([
  ['181.49.176.1', 'CO'],
  ['2800:480::1', 'CO'],
  ['200.46.0.1', 'PA'],
  ['8.8.8.8', 'US'],
  ['::ffff:181.49.176.1', 'CO'],
])('[C162] the database knows that %s is of %s', async (address, country) => {
  expect(await openIpLocation(undefined).locate(address)).toEqual({ country });
});

test.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', '172.31.0.1', '100.64.1.1', 'fe80::1', 'fc00::1', 'x', ''])(
  '[C162] %j is nowhere',
  async (address) => {
    expect(publicAddress(address)).toBeUndefined();
    expect(await openIpLocation(undefined).locate(address)).toBeUndefined();
  },
);

test('[C162] a provider also knows the city, and is asked once in ten minutes', async () => {
  let moment = 0;
  const location = openIpLocation({ url: provider.url, token: 'secret' }, () => moment);
  const before = provider.requests.length;
  expect(await location.locate('181.49.176.1')).toEqual({ country: 'CO', city: 'Medellín' });
  moment = 599_999;
  await location.locate('181.49.176.1');
  expect(provider.requests).toHaveLength(before + 1);
  moment = 600_000;
  await location.locate('181.49.176.1');
  expect(provider.requests).toHaveLength(before + 2);
});

test.each(['slow', 'error', 'garbage', 'cut', 'huge'] as const)(
  '[C162] for a provider that is %s the database answers',
  async (mishap) => {
    provider.failWith(mishap);
    const location = openIpLocation({ url: provider.url, token: 'secret' });
    expect(await location.locate('8.8.4.4')).toEqual({ country: 'US' });
  },
);

test('[C162] a provider that refuses the token is not believed', async () => {
  const location = openIpLocation({ url: provider.url, token: 'wrong' });
  expect(await location.locate('8.8.4.4')).toEqual({ country: 'US' });
});
