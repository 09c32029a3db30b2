import { convertFromCop } from '@umbral/domain/money/money.ts';
import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import type { PlantCard } from './plant-card.ts';
import type { ProjectCardModel } from './project-card-model.ts';

/** The card in the visitor's currency, ready to draw. */
export function inCurrency(
  { priceCop, zonePricesCop, monthlyFeeCop, monthlyDuringCop, otherAreas, types, ...card }: PlantCard,
  currency: CurrencyState,
): ProjectCardModel {
  const money = (amountCop: number) => convertFromCop(amountCop, currency.code, currency.rates);
  return {
    ...card,
    price: priceCop === undefined ? undefined : money(priceCop),
    zonePrices: zonePricesCop && { min: money(zonePricesCop.min), max: money(zonePricesCop.max) },
    monthlyFee: monthlyFeeCop === undefined ? undefined : money(monthlyFeeCop),
    highestPrice: types?.highestPriceCop === undefined ? undefined : money(types.highestPriceCop),
    monthlyDuring: monthlyDuringCop === undefined ? undefined : money(monthlyDuringCop),
  };
}
