import { formatInteger, formatPercent } from '@umbral/domain/format/format.ts';
import { interestRates } from '@umbral/domain/parameters/rates.ts';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { FocusEvent } from 'react';
import { inUnits, moneyMarks, unitOf } from '../model/sent-money.ts';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import type { MonthlyPanel } from '../view-model/monthly-panel.ts';
import { AssistantButton } from './assistant-button.tsx';
import css from './monthly-fields.module.css';
import { monthlyKeys, readMonthly, readSavings } from './monthly-form.ts';

interface MonthlyFieldsProps {
  readonly monthly: MonthlyPanel;
  /** Address of the listing, whose other filters the assistant keeps. */
  readonly href: string;
  readonly hidesLegend?: boolean;
}

/** What one can pay every month, in two numbers, and the savings beside them. They work without script. */
export function MonthlyFields({ monthly, href, hidesLegend }: MonthlyFieldsProps) {
  const unit = unitOf(useCurrency());
  return (
    <fieldset className={css.fields} onBlur={(event) => writeOut(event, unit)}>
      <legend className={hidesLegend ? 'visually-hidden' : css.legend}>{texts.legend}</legend>
      <Amount
        name={monthlyKeys.during}
        label={texts.during}
        help={texts.duringHelp}
        value={monthly.during}
        unit={unit}
      />
      <Amount
        name={monthlyKeys.after}
        label={texts.after}
        help={texts.afterHelp(formatPercent(interestRates.quoteColombia))}
        value={monthly.after}
        unit={unit}
      />
      <Amount
        name={monthlyKeys.upfront}
        label={texts.upfront}
        help={texts.upfrontHelp}
        value={monthly.upfront}
        unit={unit}
      />
      <AssistantButton href={href} />
    </fieldset>
  );
}

interface AmountProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** Pesos in digits, or nothing. */
  readonly value: string;
  readonly unit: number;
}

function Amount({ value, unit, ...field }: AmountProps) {
  return (
    <>
      <TextField
        {...field}
        key={`${value} ${unit}`}
        defaultValue={value === '' ? '' : formatInteger(inUnits(Number(value), unit))}
        inputMode="decimal"
        autoComplete="off"
      />
      <HiddenFields fields={moneyMarks(field.name, value, unit)} />
    </>
  );
}

/** A field that is left says what was understood: "1,5" becomes "1.500.000". */
function writeOut({ target }: FocusEvent<HTMLFieldSetElement>, unit: number): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
  const amount =
    target.name === monthlyKeys.upfront ? readSavings(target.value, unit) : readMonthly(target.value, unit);
  target.value = amount === undefined ? '' : formatInteger(inUnits(amount, unit));
}
