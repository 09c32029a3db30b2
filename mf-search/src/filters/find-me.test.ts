// @vitest-environment jsdom
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import { findMe } from './find-me.ts';

type Locate = (ok: PositionCallback, fail: PositionErrorCallback, options?: PositionOptions) => void;

function device(locate: Locate) {
  const getCurrentPosition = vi.fn(locate);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

const refusing: Locate = (_ok, fail) => fail({} as GeolocationPositionError);

function remoteThat(answer: () => Promise<unknown>): RemoteContext {
  return { ...probeContext().context, call: answer as RemoteContext['call'] };
}

const ipSays = (city: string | null, slug: string | null) => async () => ({
  data: { source: slug ? 'address' : 'default', country: 'CO', country_name: 'Colombia', city, city_slug: slug },
});

afterEach(() => vi.unstubAllGlobals());

test('[B038] the device is asked precisely, for ten seconds, and may remember ten minutes; its answer is rounded', async () => {
  const asked = device((ok) => ok({ coords: { latitude: 4.651_234, longitude: -74.063_789 } } as GeolocationPosition));
  const found = await findMe(remoteThat(ipSays(null, null)), 'housing');
  expect(found).toEqual({ point: { lat: 4.651, lng: -74.064 }, messages: [] });
  expect(asked.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 600_000, enableHighAccuracy: true });
});

test("[B038, B091] a device that does not say leaves it to the internet address: the middle of the city's homes", async () => {
  device(refusing);
  const hits = [{ _geoloc: { lat: 6.2, lng: -75.5 } }, { _geoloc: { lat: 6.3, lng: -75.6 } }, { _geoloc: 'x' }];
  vi.stubGlobal('fetch', async () => Response.json({ results: [{ hits, nbHits: 3, nbPages: 1 }] }));
  const found = await findMe(remoteThat(ipSays('Medellín', 'medellin')), 'housing');
  expect(found).toEqual({ point: { lat: 6.25, lng: -75.55 }, city: 'Medellín', messages: [] });
});

test('[B038, M073, M074] nobody knows: no place, and both reasons', async () => {
  device(refusing);
  const messages = ['No position access.', 'Cannot get location IP from provider response'];
  expect(await findMe(remoteThat(ipSays(null, null)), 'housing')).toEqual({ messages });
  expect(
    await findMe(
      remoteThat(() => Promise.reject(new Error('down'))),
      'housing',
    ),
  ).toEqual({ messages });
});

test('[M072] a browser without geolocation says so', async () => {
  vi.stubGlobal('navigator', {});
  const { messages } = await findMe(remoteThat(ipSays(null, null)), 'housing');
  expect(messages[0]).toBe('Geolocation is not available.');
});
