import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { MoneyField } from '@umbral/kit/fields/money-field.tsx';
import { NumberField } from '@umbral/kit/fields/number-field.tsx';
import { SelectField, type SelectOption } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FormPath } from '../../form-document/form-path.ts';
import { useFormNumber, useFormText, useFormValue, useSetFormValue } from '../../form-document/use-form-document.ts';
import { fieldTextOf } from './field-name.ts';
import { useField } from './use-field.ts';

interface Of {
  readonly of: FormPath;
}

/** Nothing typed is no value where a field may be left out. */
const textOrNothing = (of: FormPath, text: string) => (text === '' && !fieldTextOf(of).isRequired ? null : text);

interface TextInputProps extends Of {
  readonly max?: number;
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
}

/** One line of text. */
export function TextInput({ of, max = 200, type, placeholder }: TextInputProps) {
  const set = useSetFormValue();
  return (
    <TextField
      {...useField(of)}
      type={type}
      value={useFormText(of)}
      maxLength={type === 'date' ? undefined : max}
      placeholder={placeholder}
      autoComplete="off"
      onChange={({ currentTarget }) => set(of, textOrNothing(of, currentTarget.value))}
    />
  );
}

/** Times what may be kept: so much of a text that is too long can be shortened here; a whole book that is pasted is cut. */
const roomToShorten = 20;

/** Text of several lines, with how long it is. */
export function ProseInput({ of, max, rows = 4 }: Of & { readonly max: number; readonly rows?: number }) {
  const set = useSetFormValue();
  const text = useFormText(of);
  const { help, ...field } = useField(of);
  const count = `${[...text].length}/${max}`;
  return (
    <TextareaField
      {...field}
      error={field.error && `${field.error} (${count})`}
      help={[help, count].filter(Boolean).join(' ')}
      value={text}
      rows={rows}
      maxLength={max * roomToShorten}
      onChange={({ currentTarget }) => set(of, textOrNothing(of, currentTarget.value))}
    />
  );
}

/** A whole number. */
export function CountInput({ of }: Of) {
  const set = useSetFormValue();
  return <NumberField {...useField(of)} value={useFormNumber(of)} onChange={(value) => set(of, value ?? null)} />;
}

/** An amount of pesos; takes "350M". */
export function MoneyInput({ of }: Of) {
  const set = useSetFormValue();
  return <MoneyField {...useField(of)} value={useFormNumber(of)} onChange={(value) => set(of, value ?? null)} />;
}

/** What is typed as a number where it is exactly one; as it stands otherwise, so that the schema can say what is wrong. */
function numberOrText(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  return String(number) === text.trim() ? number : text;
}

/** A number with decimals, written with a dot; `end` is its unit. */
export function DecimalInput({ of, end }: Of & { readonly end: ReactNode }) {
  const set = useSetFormValue();
  return (
    <TextField
      {...useField(of)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      end={end}
      value={useFormText(of)}
      onChange={({ currentTarget }) => set(of, numberOrText(currentTarget.value))}
    />
  );
}

interface ChoiceInputProps extends Of {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
  /** The form holds the number of the choice, not its text. */
  readonly isNumber?: boolean;
  readonly isDisabled?: boolean;
  readonly onChosen?: (value: string) => void;
}

/** One out of a list. */
export function ChoiceInput({ of, options, placeholder = '', isNumber, isDisabled, onChosen }: ChoiceInputProps) {
  const set = useSetFormValue();
  const choose = (value: string) => {
    set(of, value === '' ? null : isNumber ? Number(value) : value);
    onChosen?.(value);
  };
  return (
    <SelectField
      {...useField(of)}
      options={options}
      placeholder={placeholder}
      disabled={isDisabled}
      value={useFormText(of)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

/** A yes or no. */
export function CheckInput({ of, label }: Of & { readonly label?: ReactNode }) {
  const set = useSetFormValue();
  const { mark: _, help, ...field } = useField(of);
  return (
    <CheckboxField
      {...field}
      label={label ?? field.label}
      help={help}
      checked={useFormValue(of) === true}
      onChange={({ currentTarget }) => set(of, currentTarget.checked)}
    />
  );
}
