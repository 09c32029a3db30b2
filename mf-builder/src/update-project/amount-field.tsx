import { formatInteger } from '@umbral/domain/format/format.ts';
import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { projectFormTexts } from '@umbral/domain/project-form/project-form-texts.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import type { FieldProps } from '@umbral/kit/form/use-form.ts';
import { updateProjectTexts as texts } from './update-project-texts.ts';

interface AmountFieldProps extends FieldProps {
  readonly label: string;
  /** Pesos; null where there is none. */
  readonly amount: number | null;
  readonly mark?: 'optional';
}

/** Pesos by the name of a control, with their dots; takes "180M" too. */
export function AmountField({ amount, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      defaultValue={field.defaultValue ?? (amount === null ? '' : formatInteger(amount))}
      inputMode="numeric"
      autoComplete="off"
      end={<span className="num">{texts.pesos}</span>}
    />
  );
}

/** What a control of that name holds: pesos, null where it is empty, undefined where it is no amount. */
export function amountOf(data: FormData, name: string): number | null | undefined {
  const text = textOf(data, name);
  return text === '' ? null : parseAmount(text);
}

/** What is wrong with a price [M009, M010]. */
export function priceIssue(price: number | null | undefined): string | undefined {
  if (price === null) return projectFormTexts.required;
  if (price === undefined) return projectFormTexts.whole;
  if (price < priceLimits.min) return projectFormTexts.belowMinimum;
  return price > priceLimits.max ? projectFormTexts.aboveMaximum : undefined;
}
