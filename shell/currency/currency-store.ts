import type { CurrencyCode, CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import { writeCookie } from '../cookies.ts';
import { createStore, type Store } from '../store.ts';

/** The visitor's currency: every remote on the page, and every tab, follows a change at once [B002]. */
export interface CurrencyStore extends Store<CurrencyState> {
  readonly first: CurrencyState;
  choose(code: CurrencyCode): void;
}

const cookieDays = 1;

/** Starts from what the server drew; keeps the choice in the cookie `currency` for a day [B002]. */
export function createCurrencyStore(first: CurrencyState, bus: OwnedBus): CurrencyStore {
  const store = createStore(first);
  const choose = (code: CurrencyCode) => {
    if (store.get().code === code) return;
    writeCookie('currency', code, cookieDays);
    bus.publish('shell/currency-changed', { ...store.get(), code });
  };
  bus.on('shell/currency-changed').subscribe((state) => store.set(state));
  bus.handle('shell/change-currency', ({ code }) => choose(code));
  return { ...store, choose };
}

/** For the server, where nothing changes. */
export function fixedCurrency(state: CurrencyState): CurrencyStore {
  return { ...createStore(state), choose: () => undefined };
}
