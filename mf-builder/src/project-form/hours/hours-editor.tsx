import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { CheckboxGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { plusIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import { useState } from 'react';
import { useFormText, useSetFormValue } from '../../form-document/use-form-document.ts';
import { TextInput } from '../fields/inputs.tsx';
import css from './hours.module.css';
import { type HoursRow, hoursDays, hoursText, rowsOfHours } from './hours-rows.ts';
import { hoursTexts as texts } from './hours-texts.ts';

const path = 'contact.office_hours';
const workdays: HoursRow = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };
const choices = hoursDays.map((day) => ({ value: String(day), label: texts.short[day] }));

/** Office hours by days and times, or as a text: appointments are offered by what the portal understands of it. */
export function HoursEditor() {
  const text = useFormText(path);
  const rows = text === '' ? [] : rowsOfHours(text);
  const [isText, setText] = useState(rows === undefined);
  if (isText || rows === undefined)
    return (
      <div className={css.editor}>
        <TextInput of={path} />
        {text !== '' && rows === undefined && <p className={css.hint}>{texts.notRead}</p>}
        {rows !== undefined && (
          <Button look="ghost" size="s" onClick={() => setText(false)}>
            {texts.asRows}
          </Button>
        )}
      </div>
    );
  return <HoursRows text={text} onAsText={() => setText(true)} />;
}

/** Rows keep their own state: one without a day yet says nothing in the text. */
function HoursRows({ text, onAsText }: { readonly text: string; readonly onAsText: () => void }) {
  const set = useSetFormValue();
  const [edited, setEdited] = useState({ text, rows: rowsOfHours(text) ?? [] });
  // Another person's hours take the place of what stands here.
  const rows = edited.text === text ? edited.rows : (rowsOfHours(text) ?? []);
  const change = (next: readonly HoursRow[]) => {
    const written = hoursText(next);
    setEdited({ text: written, rows: next });
    set(path, written === '' ? null : written);
  };
  return (
    <fieldset className={css.editor} id={path} tabIndex={-1}>
      <legend className={css.legend}>{texts.title}</legend>
      {rows.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
          key={index}
          index={index}
          row={row}
          onChange={(next) => change(rows.toSpliced(index, 1, next))}
          onRemove={() => change(rows.toSpliced(index, 1))}
        />
      ))}
      {text !== '' && <p className={css.hint}>{texts.reads(text)}</p>}
      <div className={css.actions}>
        <Button look="secondary" size="s" icon={plusIcon} onClick={() => change([...rows, freeDays(rows)])}>
          {texts.add}
        </Button>
        <Button look="ghost" size="s" onClick={onAsText}>
          {texts.asText}
        </Button>
      </div>
    </fieldset>
  );
}

/** The days that no row has yet. */
function freeDays(rows: readonly HoursRow[]): HoursRow {
  if (rows.length === 0) return workdays;
  const taken = new Set(rows.flatMap(({ days }) => days));
  return { days: hoursDays.filter((day) => !taken.has(day)).slice(0, 1), from: '09:00', to: '13:00' };
}

interface RowProps {
  readonly index: number;
  readonly row: HoursRow;
  readonly onChange: (row: HoursRow) => void;
  readonly onRemove: () => void;
}

function Row({ index, row, onChange, onRemove }: RowProps) {
  const time = (name: 'from' | 'to') => (
    <TextField
      label={texts[name]}
      type="time"
      value={row[name]}
      step={1800}
      onChange={({ currentTarget }) => currentTarget.value !== '' && onChange({ ...row, [name]: currentTarget.value })}
    />
  );
  return (
    <div className={css.row}>
      <CheckboxGroup
        name={`${path}.${index}.days`}
        legend={texts.row(index)}
        hidesLegend
        look="tiles"
        choices={choices}
        value={row.days.map(String)}
        onChange={(days) => onChange({ ...row, days: hoursDays.filter((day) => days.includes(String(day))) })}
      />
      <div className={css.times}>
        {time('from')}
        {time('to')}
        <IconButton
          icon={trashIcon}
          label={texts.remove(index)}
          look="outlined"
          className={css.remove}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
