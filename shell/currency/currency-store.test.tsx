import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createCurrencyStore } from './currency-store.ts';

const first = { code: 'cop', rates: { usd: 4000, eur: 4600 }, asOf: '2026-11-20' } as const;

function open() {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const written = vi.spyOn(document, 'cookie', 'set');
  return { bus, store: createCurrencyStore(first, ownedBus(bus, 'shell', 'shell@1')), written };
}

afterEach(() => vi.restoreAllMocks());

test('[B002, B094] the choice is kept in the cookie `currency` for one day', () => {
  const { store, written } = open();
  store.choose('usd');
  expect(written).toHaveBeenCalledExactlyOnceWith('currency=usd; Path=/; Max-Age=86400; SameSite=Lax');
});

test('[B002] a choice is told to every remote at once, with the rates', () => {
  const { bus, store } = open();
  store.choose('eur');
  expect(store.get()).toEqual({ ...first, code: 'eur' });
  expect(bus.last('shell/currency-changed')).toEqual({ ...first, code: 'eur' });
});

test('[B002] the currency that is already shown is not chosen again', () => {
  const { store, written } = open();
  store.choose('cop');
  expect(written).not.toHaveBeenCalled();
});
