import type { NumberRange } from '@umbral/domain/filters/filter-values.ts';
import { formatInteger } from '@umbral/domain/format/format.ts';
import { maximaAbove } from '@umbral/domain/limits/filter-limits.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { type FocusEvent, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { inUnits, moneyMarks } from '../model/sent-money.ts';
import { formTexts as texts } from '../texts/form-texts.ts';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import css from './filter-forms.module.css';
import { useFollowed } from './use-followed.ts';

interface RangeFieldsProps {
  readonly legend: string;
  readonly names: readonly [min: string, max: string];
  readonly value: { readonly min: string; readonly max: string };
  readonly suggestions: { readonly min: readonly number[]; readonly max: readonly number[] };
  /** What a text means; nothing for one that bounds nothing. */
  readonly read: (text: string, unit: number) => number | undefined;
  /** What a maximum of zero or less becomes [B032]. */
  readonly highest: number;
  /** How much of what is read one of what is shown is: pesos for a dollar. */
  readonly unit?: number;
  readonly help?: string;
  readonly hidesLegend?: boolean;
  /** A second way to say the range, below the fields: it writes into them. */
  readonly scale?: (pick: (range: NumberRange) => void) => ReactNode;
}

const messages = [texts.minAboveMax, texts.maxBelowMin] as const;
const notOfAmount = /[^\d.,\sa-zA-Z$]/g;

/** Both ends of a range in numbers; an end on the wrong side of the other says so and stops the form [B032]. */
export function RangeFields({ legend, names, value, suggestions, read, highest, help, ...rest }: RangeFieldsProps) {
  const { hidesLegend, scale, unit = 1 } = rest;
  const shown = (amount: number) => formatInteger(inUnits(amount, unit));
  const meant = (text: string) => read(text, unit);
  const fields = useRef<HTMLFieldSetElement>(null);
  const [wrong, setWrong] = useState<0 | 1>();
  const [lowest, setLowest] = useFollowed(readable(value.min, shown));
  const listId = useId();
  const [isEntered, setIsEntered] = useState(false);
  const inputs = () => names.flatMap((name) => fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? []);
  const maxima = maximaAbove(suggestions.max, meant(lowest) ?? 0);
  const check = (end: 0 | 1) => {
    const [min, max] = inputs().map((input) => meant(input.value));
    const isCrossed = min !== undefined && max !== undefined && min > max;
    for (const [index, input] of inputs().entries())
      input.setCustomValidity(isCrossed && index === end ? messages[end] : '');
    setWrong(isCrossed ? end : undefined);
  };
  const take = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
    const clean = target.value.replace(notOfAmount, '');
    if (clean !== target.value) target.value = clean;
    if (target.name === names[0]) setLowest(clean);
    if (wrong !== undefined) check(wrong);
  };
  const leave = ({ target }: FocusEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
    const end = target.name === names[1] ? 1 : 0;
    const amount = meant(target.value) ?? (end === 1 && parseAmount(target.value) === 0 ? highest : undefined);
    if (amount !== undefined) target.value = shown(amount);
    check(end);
  };
  const pick = ({ min, max }: NumberRange) => {
    for (const [index, input] of inputs().entries()) {
      const end = index === 0 ? min : max;
      input.value = end === undefined ? '' : shown(end);
    }
    setLowest(min === undefined ? '' : shown(min));
    check(0);
  };
  return (
    <fieldset ref={fields} className={css.range} onFocus={() => setIsEntered(true)} onInput={take} onBlur={leave}>
      <legend className={hidesLegend ? 'visually-hidden' : css.legend}>{legend}</legend>
      <TextField
        key={`min${value.min} ${unit}`}
        label={texts.from}
        name={names[0]}
        defaultValue={readable(value.min, shown)}
        list={`${listId}min`}
        inputMode="numeric"
        autoComplete="off"
        error={wrong === 0 ? messages[0] : undefined}
      />
      <TextField
        key={`max${value.max} ${unit}`}
        label={texts.to}
        name={names[1]}
        defaultValue={readable(value.max, shown)}
        list={`${listId}max`}
        inputMode="numeric"
        autoComplete="off"
        error={wrong === 1 ? messages[1] : undefined}
      />
      {/* Nobody sees them before: sixty elements of a listing's first view. */}
      {isEntered && (
        <>
          <Suggestions id={`${listId}min`} values={suggestions.min.map(shown)} />
          <Suggestions id={`${listId}max`} values={maxima.map(shown)} />
        </>
      )}
      <HiddenFields fields={[...moneyMarks(names[0], value.min, unit), ...moneyMarks(names[1], value.max, unit)]} />
      {help && <p className={css.help}>{help}</p>}
      {scale?.(pick)}
    </fieldset>
  );
}

function Suggestions({ id, values }: { readonly id: string; readonly values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

/** "180000000" as "180.000.000", or in another unit. */
function readable(digits: string, shown: (amount: number) => string): string {
  return digits === '' ? '' : shown(Number(digits));
}
