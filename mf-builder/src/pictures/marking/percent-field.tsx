import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { useState } from 'react';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './marking.module.css';
import { formatPercent, parsePercent } from './position.ts';

interface PercentFieldProps {
  readonly label: string;
  readonly name?: string;
  /** A fraction. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string;
}

/** A place on a drawing in percent; what is being typed stands as it is typed. */
export function PercentField({ label, name, value, onChange, error }: PercentFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && parsePercent(typed) === undefined;
  const take = (text: string) => {
    setTyped(text);
    const fraction = parsePercent(text);
    if (fraction !== undefined) onChange(fraction);
  };
  return (
    <TextField
      label={label}
      name={name}
      className={css.percent}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      end="%"
      value={typed ?? formatPercent(value)}
      error={isWrong ? texts.points.percent : error}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
