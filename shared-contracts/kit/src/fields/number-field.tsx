import { formatInteger } from '@umbral/domain/format/format.ts';
import { type ReactNode, useState } from 'react';
import type { FieldLook } from './field.tsx';
import { parseAmount } from './parse-amount.ts';
import { TextField } from './text-field.tsx';

export interface NumberFieldProps extends FieldLook {
  readonly id?: string;
  /** Sent with the form as plain digits. */
  readonly name?: string;
  /** Undefined while the field is empty or holds no number. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** Offered as one types; money is offered as it is written. */
  readonly suggestions?: readonly number[];
  readonly placeholder?: string;
  /** Unit after the number: "m²". */
  readonly end?: ReactNode;
  readonly isDisabled?: boolean;
  readonly onBlur?: () => void;
}

const notOfAmount = /[^\d.,\sa-zA-Z$€]/g;
const shown = (value: number | undefined) => (value === undefined ? '' : formatInteger(value));

/** A whole number with its dots; while one types it takes "180M" too. */
export function NumberField({ id, name, value, onChange, suggestions, isDisabled, onBlur, ...look }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const listId = suggestions && id ? `${id}-suggestions` : undefined;
  const take = (text: string) => {
    const clean = text.replace(notOfAmount, '');
    setDraft(clean);
    onChange(parseAmount(clean));
  };
  const leave = () => {
    setDraft(undefined);
    onBlur?.();
  };
  return (
    <>
      <TextField
        {...look}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        list={listId}
        disabled={isDisabled}
        value={draft ?? shown(value)}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={leave}
      />
      {listId && (
        <datalist id={listId}>
          {suggestions?.map((suggestion) => (
            <option key={suggestion} value={formatInteger(suggestion)} />
          ))}
        </datalist>
      )}
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled || value === undefined} />}
    </>
  );
}
