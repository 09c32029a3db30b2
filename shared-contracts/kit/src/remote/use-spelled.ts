import { spellMarked } from '@umbral/domain/format/marked-pesos.ts';
import { useCurrency } from './use-currency.ts';

/** Writes texts whose amounts are marked in the visitor's currency. */
export function useSpelled(): (text: string) => string {
  const currency = useCurrency();
  return (text) => spellMarked(text, currency);
}
