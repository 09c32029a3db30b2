import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import { useFact } from './use-fact.ts';
import { useRemote } from './use-remote.ts';

/** The visitor's currency with its rates: the server's value first, then every change at once (B002). */
export function useCurrency(): CurrencyState {
  const { environment } = useRemote();
  return useFact('shell/currency-changed') ?? environment.currency;
}
