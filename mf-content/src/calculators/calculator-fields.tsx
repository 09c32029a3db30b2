import { formatInteger, formatMoney } from '@umbral/domain/format/format.ts';
import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { loanTerms } from '@umbral/domain/parameters/rates.ts';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import type { FocusEvent, ReactNode } from 'react';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';
import type { CalculatorField } from './use-calculator.ts';

interface NumberProps {
  readonly field: CalculatorField;
  readonly label: string;
  readonly help?: ReactNode;
  readonly placeholder?: string;
  readonly mark?: 'required' | 'optional';
}

/** An amount in pesos, told back with its dots once it is left. */
export function AmountField({ field, ...look }: NumberProps) {
  const { defaultValue, ...control } = field;
  return (
    <TextField
      {...control}
      {...look}
      defaultValue={spelled(defaultValue)}
      inputMode="numeric"
      autoComplete="off"
      end={<span>{texts.pesos}</span>}
      onBlur={writeOut}
    />
  );
}

/** The price of a home, with the span that calculators take. */
export function PriceField({ field }: { readonly field: CalculatorField }) {
  return <AmountField field={field} label={texts.price} help={priceHelp} mark="required" />;
}

/** A percentage. */
export function PercentField({ field, ...look }: NumberProps) {
  return <TextField {...field} {...look} inputMode="decimal" autoComplete="off" end="%" />;
}

/** How many years a loan runs. */
export function TermField({ field }: { readonly field: CalculatorField }) {
  return <SelectField {...field} label={texts.term} placeholder={texts.termPlaceholder} options={terms} />;
}

interface ChoiceProps {
  readonly field: CalculatorField;
  readonly legend: string;
  readonly help?: ReactNode;
  /** Words by the value in the address. */
  readonly labels: Readonly<Record<string, string>>;
}

/** One out of two or three. */
export function ChoiceField({ field: { name, defaultValue }, labels, ...look }: ChoiceProps) {
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }));
  const chosen = Object.hasOwn(labels, defaultValue) ? defaultValue : choices[0]?.value;
  return <RadioGroup {...look} name={name} choices={choices} defaultValue={chosen} look="tiles" />;
}

const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });
const priceHelp = texts.between(pesos(priceLimits.moneyMin), pesos(priceLimits.max));
const terms = loanTerms.map((years) => ({ value: String(years), label: texts.years(years) }));

function spelled(text: string): string {
  const amount = parseAmount(text);
  return amount === undefined || amount > Number.MAX_SAFE_INTEGER ? text : formatInteger(amount);
}

function writeOut({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.value = spelled(currentTarget.value);
}
