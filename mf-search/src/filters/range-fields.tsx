import { type FocusEvent, useState } from 'react';
import { parseAmount } from 'shared-contracts/ui/parse-amount.ts';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { texts } from '../texts.ts';
import css from './filters.module.css';

interface RangeFieldsProps {
  readonly legend: string;
  readonly names: readonly [min: string, max: string];
  readonly value: { readonly min: string; readonly max: string };
  /** Ids of the lists of suggestions [B033, B034]. */
  readonly lists: readonly [min: string, max: string];
  readonly help?: string;
  readonly hidesLegend?: boolean;
}

const messages = [texts.minAboveMax, texts.maxBelowMin] as const;

/** Both ends of a range in words; an end on the wrong side of the other says so and stops the form [B032]. */
export function RangeFields({ legend, names, value, lists, help, hidesLegend }: RangeFieldsProps) {
  const [wrong, setWrong] = useState<0 | 1>();
  const check = (event: FocusEvent<HTMLFieldSetElement>) => {
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const [min, max] = inputs.map((input) => parseAmount(input.value));
    const isCrossed = min !== undefined && max !== undefined && min > max;
    const end = event.target.name === names[1] ? 1 : 0;
    for (const [index, input] of inputs.entries())
      input.setCustomValidity(isCrossed && index === end ? messages[end] : '');
    setWrong(isCrossed ? end : undefined);
  };
  return (
    <fieldset className={css.range} onBlur={check}>
      <legend className={hidesLegend ? 'visually-hidden' : css.legend}>{legend}</legend>
      <TextField
        key={`min${value.min}`}
        label={texts.from}
        name={names[0]}
        defaultValue={readable(value.min)}
        list={lists[0]}
        inputMode="numeric"
        autoComplete="off"
        error={wrong === 0 ? messages[0] : undefined}
      />
      <TextField
        key={`max${value.max}`}
        label={texts.to}
        name={names[1]}
        defaultValue={readable(value.max)}
        list={lists[1]}
        inputMode="numeric"
        autoComplete="off"
        error={wrong === 1 ? messages[1] : undefined}
      />
      {help && <p className={css.help}>{help}</p>}
    </fieldset>
  );
}

/** "180000000" as "180.000.000". */
function readable(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
