import type { MapBox } from '@umbral/domain/filters/filter-values.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { type SyntheticEvent, useState } from 'react';
import { outlineOfBox } from '../model/outline-of.ts';
import { mapTexts as texts } from '../texts/map-texts.ts';
import css from './rectangle-form.module.css';
import type { AreaTools } from './use-areas.ts';

const ends = ['north', 'south', 'west', 'east'] as const;

/** A rectangle by its four ends, in degrees. */
export function RectangleForm({ state, tools }: { readonly state: SearchState; readonly tools: AreaTools }) {
  const [isWrong, setWrong] = useState(false);
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = readBox(new FormData(event.currentTarget));
    setWrong(box === undefined);
    if (box) tools.add({ kind: 'include', points: outlineOfBox(box) });
  };
  return (
    <form onSubmit={add} className={css.form}>
      {ends.map((end) => (
        <TextField
          key={end}
          label={texts[end]}
          name={end}
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={state.box ? String(state.box[end]).replace('.', ',') : ''}
        />
      ))}
      {isWrong && (
        <p role="alert" className={css.wrong}>
          {texts.rectangleWrong}
        </p>
      )}
      <Button type="submit" size="s" disabled={tools.isFull} className={css.add}>
        {texts.addRectangle}
      </Button>
    </form>
  );
}

/** Degrees as people write them: "4,65", "-74.1" or "−74,1". */
function readBox(form: FormData): MapBox | undefined {
  const [north = Number.NaN, south = Number.NaN, west = Number.NaN, east = Number.NaN] = ends.map((end) => {
    const text = String(form.get(end) ?? '')
      .trim()
      .replace('−', '-')
      .replace(',', '.');
    return text === '' ? Number.NaN : Number(text);
  });
  const isSound = north > south && east > west && north <= 85 && south >= -85 && east <= 180 && west >= -180;
  return isSound ? { north, south, east, west } : undefined;
}
