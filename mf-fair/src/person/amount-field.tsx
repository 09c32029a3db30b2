import { formatInteger } from '@umbral/domain/format/format.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import type { FieldProps } from '@umbral/kit/form/use-form.ts';
import { registrationTexts } from '../texts/registration-texts.ts';

interface AmountFieldProps {
  readonly of: FieldProps;
  readonly label: string;
  readonly help: string;
}

/** An amount in pesos that is posted as it is written, so that it works without script too; "180M" gets its dots on leaving. */
export function AmountField({ of, label, help }: AmountFieldProps) {
  return (
    <TextField
      {...of}
      label={label}
      help={help}
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      required
      end={<span className="num">{registrationTexts.bank.currency}</span>}
      onBlur={({ currentTarget: control }) => {
        const amount = parseAmount(control.value);
        if (amount !== undefined) control.value = formatInteger(amount);
      }}
    />
  );
}
