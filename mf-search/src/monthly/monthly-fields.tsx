import { formatInteger, formatPercent } from '@umbral/domain/format/format.ts';
import { interestRates } from '@umbral/domain/parameters/rates.ts';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import type { FocusEvent } from 'react';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
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
  return (
    <fieldset className={css.fields} onBlur={writeOut}>
      <legend className={hidesLegend ? 'visually-hidden' : css.legend}>{texts.legend}</legend>
      <Amount name={monthlyKeys.during} label={texts.during} help={texts.duringHelp} value={monthly.during} />
      <Amount
        name={monthlyKeys.after}
        label={texts.after}
        help={texts.afterHelp(formatPercent(interestRates.quoteColombia))}
        value={monthly.after}
      />
      <Amount name={monthlyKeys.upfront} label={texts.upfront} help={texts.upfrontHelp} value={monthly.upfront} />
      <AssistantButton href={href} />
    </fieldset>
  );
}

interface AmountProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
}

function Amount({ value, ...field }: AmountProps) {
  return (
    <TextField
      {...field}
      key={value}
      defaultValue={value === '' ? '' : formatInteger(Number(value))}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

/** A field that is left says what was understood: "1,5" becomes "1.500.000". */
function writeOut({ target }: FocusEvent<HTMLFieldSetElement>): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
  const amount = target.name === monthlyKeys.upfront ? readSavings(target.value) : readMonthly(target.value);
  target.value = amount === undefined ? '' : formatInteger(amount);
}
