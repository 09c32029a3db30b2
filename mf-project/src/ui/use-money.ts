import { convertFromCop, type Money } from '@umbral/domain/money/money.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';

/** Turns pesos into the visitor's currency; follows a change at once [B002]. */
export function useMoney(): (amountCop: number) => Money {
  const { code, rates } = useCurrency();
  return (amountCop) => convertFromCop(amountCop, code, rates);
}
