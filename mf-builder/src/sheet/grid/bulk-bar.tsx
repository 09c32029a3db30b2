import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { useState } from 'react';
import { cellTexts, gridTexts as texts } from '../sheet-texts.ts';
import type { Column, ColumnKind } from '../table/column.ts';
import { readCell } from '../table/read-cell.ts';
import { readNumber } from '../table/read-number.ts';
import type { GridActions } from './grid-actions.ts';
import type { BulkChange } from './grid-changes.ts';
import css from './sheet-grid.module.css';
import type { GridState } from './use-grid-state.ts';

interface BulkBarProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly actions: GridActions;
  readonly state: GridState;
  readonly canRemove: boolean;
}

type BulkKind = 'set' | 'raise' | 'lower';

/** A change as it was typed, or what is wrong with it. */
function changeOf(column: ColumnKind, kind: BulkKind, text: string): BulkChange | string {
  if (kind === 'set') {
    const reading = readCell(column, text);
    return reading.ok ? { value: reading.value } : reading.message;
  }
  const percent = readNumber(text, ',');
  if (typeof percent !== 'number' || percent === 0 || percent > 100 || percent < 0) return texts.noPercent;
  return { percent: kind === 'raise' ? percent : -percent };
}

/** One change for all picked rows: a value in one column, or amounts that go up or down by some percent. */
export function BulkBar<Row>({ columns, actions, state, canRemove }: BulkBarProps<Row>) {
  const writable = columns.flatMap((column, at) => (column.isReadOnly ? [] : [{ column, at }]));
  const preferred = writable.find(({ column }) => column.kind === 'money') ?? writable[0];
  const [at, setAt] = useState(preferred?.at ?? 0);
  const [kind, setKind] = useState<BulkKind>('set');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const column = columns[at];
  if (!column) return null;
  const isAmount = column.kind === 'money' || column.kind === 'number';
  const way = isAmount ? kind : 'set';

  const apply = () => {
    const change = changeOf(column, way, text);
    setError(typeof change === 'string' ? change : undefined);
    if (typeof change !== 'string') actions.bulk(at, change);
  };
  return (
    <fieldset className={css.bulk}>
      <legend className={css.bulkTitle}>{texts.chosen(state.picked.size)}</legend>
      <SelectField
        label={texts.column}
        options={writable.map((entry) => ({ value: String(entry.at), label: entry.column.label }))}
        value={String(at)}
        onChange={(event) => {
          setAt(Number(event.target.value));
          setText('');
          setError(undefined);
        }}
      />
      {isAmount && (
        <SelectField
          label={texts.change}
          options={(['set', 'raise', 'lower'] as const).map((value) => ({ value, label: texts[value] }))}
          value={kind}
          onChange={({ target: { value } }) => setKind(value === 'raise' || value === 'lower' ? value : 'set')}
        />
      )}
      <BulkValue column={column} way={way} text={text} error={error} onText={setText} onEnter={apply} />
      <div className={css.bulkWays}>
        <Button size="s" onClick={apply}>
          {texts.apply}
        </Button>
        {canRemove && (
          <Button size="s" look="danger" icon={trashIcon} onClick={actions.remove}>
            {texts.remove(state.picked.size)}
          </Button>
        )}
        <Button size="s" look="secondary" onClick={() => state.pick([])}>
          {texts.unpick}
        </Button>
      </div>
    </fieldset>
  );
}

interface BulkValueProps {
  readonly column: ColumnKind;
  readonly way: BulkKind;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onEnter: () => void;
}

/** The value that all rows take: out of the column's list where it has one. */
function BulkValue({ column, way, text, error, onText, onEnter }: BulkValueProps) {
  const labels = column.kind === 'choice' ? column.choices.map(({ label }) => label) : toggleLabels(column);
  if (labels) {
    return (
      <SelectField
        label={texts.value}
        error={error}
        placeholder=""
        options={labels.map((label) => ({ value: label, label }))}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    );
  }
  return (
    <TextField
      label={way === 'set' ? texts.value : texts.percent}
      error={error}
      value={text}
      inputMode={column.kind === 'text' ? undefined : 'decimal'}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The grid may stand in a form, which would be sent.
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

function toggleLabels({ kind }: ColumnKind): readonly string[] | undefined {
  return kind === 'toggle' ? [cellTexts.yes, cellTexts.no] : undefined;
}
