import { Button } from '@umbral/kit/actions/button.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { importTexts as texts } from '../sheet-texts.ts';
import type { SheetTable } from '../table/column.ts';
import { ColumnsStep } from './columns-step.tsx';
import { applyComparison } from './compare-rows.ts';
import { Differences } from './differences.tsx';
import { mostRows, type RawSheet } from './raw-sheet.ts';
import css from './sheet-import.module.css';
import { SourceStep } from './source-step.tsx';
import { useReadSheet } from './use-read-sheet.ts';
import { useSheetSource } from './use-sheet-source.ts';

export interface SheetImportProps<Row> {
  /** Must stay the same value from drawing to drawing. */
  readonly table: SheetTable<Row>;
  readonly rows: readonly Row[];
  /** The rows after the sheet, and how many of them it changed, added or took away: one step to take back. */
  readonly onApply: (rows: readonly Row[], changes: number) => void;
  readonly onCancel: () => void;
}

/**
 * The way of a spreadsheet into a table: paste or file, columns recognised and correctable, differences shown.
 * Nothing is changed before it is confirmed; rows with an error stay out and are told, the others can be applied.
 */
export function SheetImport<Row>({ table, rows, onApply, onCancel }: SheetImportProps<Row>) {
  const source = useSheetSource();
  const { state } = source;
  if (state.name !== 'read') {
    return (
      <div className={css.import}>
        <SourceStep source={source} />
        <div>
          <Button look="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    );
  }
  const { sheets, notes } = state.book;
  return <ReadBook {...{ table, rows, onApply, onCancel, sheets, notes }} onAnother={source.forget} />;
}

interface ReadBookProps<Row> extends SheetImportProps<Row> {
  readonly sheets: readonly RawSheet[];
  readonly notes: readonly string[];
  readonly onAnother: () => void;
}

function ReadBook<Row>({ table, rows, onApply, onCancel, sheets, notes, onAnother }: ReadBookProps<Row>) {
  const read = useReadSheet(table, rows, sheets);
  const [removes, setRemoves] = useState(false);
  const { comparison } = read;
  const applied = comparison?.outcomes.filter(({ kind }) => kind === 'new' || kind === 'changed').length ?? 0;
  const removed = removes ? (comparison?.missing.length ?? 0) : 0;
  const changes = applied + removed;
  const told = [
    ...notes,
    ...(read.sheet.isCut ? [texts.notes.more(mostRows)] : []),
    ...(read.totals > 0 ? [texts.notes.totals(read.totals)] : []),
    ...(comparison?.inMillions.map(texts.notes.millions) ?? []),
  ];
  const hasNothing = comparison?.outcomes.every(({ kind }) => kind === 'same') && changes === 0;
  return (
    <div className={css.import}>
      {told.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {read.refusal ? (
        <Notice tone="error" role="alert">
          {read.refusal}
        </Notice>
      ) : (
        <ColumnsStep table={table} sheets={sheets} read={read} />
      )}
      {read.lacking !== '' && <Notice tone="warning">{texts.needs(read.lacking)}</Notice>}
      {comparison && (
        <Differences
          {...{ table, rows, comparison, titles: read.titles, mapping: read.mapping }}
          removesMissing={removes}
          onRemovesMissing={setRemoves}
        />
      )}
      {hasNothing && (
        <Notice tone="success" role="status">
          {texts.nothing}
        </Notice>
      )}
      <div className={css.ways}>
        {comparison && changes > 0 && (
          <Button onClick={() => onApply(applyComparison(rows, comparison, removes), changes)}>
            {texts.apply(changes)}
          </Button>
        )}
        <Button look="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
