import { formatMoney } from '@umbral/domain/format/format.ts';
import type { Money } from '@umbral/domain/money/money.ts';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import css from './price.module.css';

interface PriceProps {
  /** Already in the visitor's currency; none when the builder keeps it to itself. */
  readonly money?: Money;
  /** `from` puts "Desde" before it, `exact` nothing. */
  readonly kind?: 'from' | 'exact';
  /** `card` 20 px, `page` 32 to 40 px. */
  readonly size?: 'card' | 'page';
}

/** An amount in tabular figures. */
export function Price({ money, kind = 'from', size = 'card' }: PriceProps) {
  return (
    <span className={classNames(css.price, css[size], 'num')}>
      {money && kind === 'from' && <span className={css.from}>{uiTexts.from} </span>}
      {money ? <span className={css.amount}>{formatMoney(money)}</span> : uiTexts.priceToConfirm}
    </span>
  );
}
