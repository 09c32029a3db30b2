import { formatMoney } from '@umbral/domain/format/format.ts';
import { convertFromCop } from '@umbral/domain/money/money.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import css from './price-change.module.css';

interface PriceChangeProps {
  readonly card: PlantCard;
  /** Pesos that the home cost when it was saved; null where nobody may know. */
  readonly toldCop: number | null;
}

/** Pesos by which a price has changed since the home was saved; 0 where nobody may know. */
export function priceChange({ card: { priceCop }, toldCop }: PriceChangeProps): number {
  return priceCop === undefined || toldCop === null ? 0 : priceCop - toldCop;
}

/** Says that a price has fallen or risen since the home was saved; nothing where it has not. */
export function PriceChange(saved: PriceChangeProps) {
  const { code, rates } = useCurrency();
  const change = priceChange(saved);
  if (change === 0) return null;
  const amount = formatMoney(convertFromCop(Math.abs(change), code, rates));
  return (
    <p className={classNames(css.change, change < 0 ? css.fell : css.rose)}>
      {change < 0 ? texts.fell(amount) : texts.rose(amount)}
    </p>
  );
}
