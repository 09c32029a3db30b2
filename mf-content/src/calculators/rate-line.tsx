import { formatPercent } from '@umbral/domain/format/format.ts';
import { interestRates } from '@umbral/domain/parameters/rates.ts';
import type { MouseEvent } from 'react';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';
import css from './result.module.css';

interface RateLineProps {
  readonly annualPercent: number;
  /** The rate that is used where nobody says another, percent. */
  readonly usual: number;
  /** Control where it is changed. */
  readonly fieldId: string;
}

/** Which rate a result rests on, of which day and from where, and the way to change it. */
export function RateLine({ annualPercent, usual, fieldId }: RateLineProps) {
  return (
    <div className={css.note}>
      <p className={css.rate}>
        {texts.rateUsed(formatPercent(annualPercent))}
        <span data-print="no">
          {texts.dash}
          <a href={`#${fieldId}`} className={css.change} onClick={(event) => focusOn(event, fieldId)}>
            {texts.change} <span className="visually-hidden">{texts.theRate}</span>
          </a>
        </span>
      </p>
      <p>
        {annualPercent === usual
          ? texts.source(interestRates.source, interestRates.asOf)
          : texts.ownRate(formatPercent(usual), interestRates.asOf)}
      </p>
    </div>
  );
}

/** The address, which holds what was typed, stays as it is. */
function focusOn(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
