import { monthlyPayments } from '@umbral/domain/finance/monthly-payments.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { type CardRecord, homeRecord, type PlantCard } from '@umbral/kit/cards/plant-card.ts';

type MonthlySearch = Pick<SearchState, 'monthly' | 'upfront' | 'order'>;

/**
 * What a card adds where a listing is about months: the payment during the works, after the savings of the search. None
 * where they pay all of the initial fee, or it is due at once because the home is delivered.
 */
export function paymentsOfCard(
  plant: CardRecord,
  { monthly, upfront, order }: MonthlySearch,
  now: number,
): Pick<PlantCard, 'monthlyDuringCop'> {
  if (!monthly && order !== 'monthly-asc') return {};
  const savings = monthly?.during === undefined ? undefined : upfront;
  const payments = monthlyPayments(homeRecord(plant), { now, upfront: savings });
  return payments && payments.months > 0 && payments.during > 0 ? { monthlyDuringCop: payments.during } : {};
}
