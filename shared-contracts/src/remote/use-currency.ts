import { useRemote } from './remote-context.ts';
import type { CurrencyState } from './render-contract.ts';
import { useFact } from './use-fact.ts';

/** The visitor's currency with its rates: the server's value first, then every change at once (B002). */
export function useCurrency(): CurrencyState {
  const { environment } = useRemote();
  return useFact('shell/currency-changed') ?? environment.currency;
}
