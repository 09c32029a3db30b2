// @vitest-environment jsdom
import { conversionNames, sendConversion } from '@umbral/domain/api/conversions.ts';
import { drawConsentKey } from '@umbral/domain/storage/consent-key.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Conversion, tellConversion } from './tell-conversion.ts';

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  ask.mockReset();
  ask.mockImplementation(async () => Response.json({ ok: 1 }));
  vi.stubGlobal('fetch', ask);
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** Tells it on a page whose visitor has chosen, or has not yet. */
function tell(conversion: Conversion, accepted?: boolean): Promise<void> {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  if (accepted !== undefined) bus.publish('shell/consent-changed', { accepted }, 'shell@1');
  return tellConversion({ bus: ownedBus(bus, 'shell', 'test'), environment: { apiBase: '/api' } } as never, conversion);
}

const bodies = () => ask.mock.calls.map(([, options]) => JSON.parse(String(options?.body)));

test.each(conversionNames)('[B093, B126, C165] %s is told once, as the call wants it', async (name) => {
  const key = drawConsentKey();
  await tell({ name, email: 'ana@example.com', phone: '+573001234567', plantId: 7 }, true);
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]).toMatchObject(['/api/conversions', { method: 'POST', keepalive: true }]);
  const [body] = bodies();
  expect(sendConversion.body?.parse(body)).toEqual(body);
  expect(body).toMatchObject({ event_name: name, email: 'ana@example.com', plant_id: 7, user_key: key });
  expect(body.event_id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test.each([undefined, false])('[B093, B094] with a choice of %s nothing is told', async (accepted) => {
  await tell({ name: 'Lead', email: 'ana@example.com' }, accepted);
  expect(ask).not.toHaveBeenCalled();
});

test('[B093, B102] what a form asked for itself is told without the banner', async () => {
  await tell({ name: 'Lead', email: 'ana@example.com', hasAgreed: true }, false);
  expect(bodies()).toMatchObject([{ event_name: 'Lead', email: 'ana@example.com' }]);
});

test('[B093] no failure of it reaches the page', async () => {
  for (const answer of [
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('', { status: 500 }),
  ]) {
    ask.mockImplementationOnce(answer);
    await expect(tell({ name: 'Subscribe' }, true)).resolves.toBeUndefined();
  }
});

test('[B126] what is not known is not told, and two actions are two events', async () => {
  await tell({ name: 'AddToWishlist', plantId: 7 }, true);
  await tell({ name: 'AddToWishlist', plantId: 8 }, true);
  const [first, second] = bodies();
  expect(Object.keys(first)).not.toContain('email');
  expect(first.event_id).not.toBe(second.event_id);
});
