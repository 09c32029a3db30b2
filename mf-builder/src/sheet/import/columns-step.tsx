import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { importTexts as texts } from '../sheet-texts.ts';
import type { SheetTable } from '../table/column.ts';
import { mostAbove } from './find-header.ts';
import { cellText, isBlank, type RawSheet } from './raw-sheet.ts';
import css from './sheet-import.module.css';
import type { ReadSheet } from './use-read-sheet.ts';

interface ColumnsStepProps<Row> {
  readonly table: SheetTable<Row>;
  readonly sheets: readonly RawSheet[];
  readonly read: ReadSheet<Row>;
}

/** How the sheet was understood: which of a book, where its titles stand, what each column holds. All of it can be corrected. */
export function ColumnsStep<Row>({ table, sheets, read }: ColumnsStepProps<Row>) {
  return (
    <section className={css.step} aria-label={texts.columns}>
      <h3>{texts.columns}</h3>
      <p className={css.help}>{texts.columnsHelp}</p>
      <div className={css.choices}>
        {sheets.length > 1 && (
          <SelectField
            label={texts.sheet}
            options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            value={String(read.at)}
            onChange={(event) => read.chooseSheet(Number(event.target.value))}
          />
        )}
        <SelectField
          label={texts.headerRow}
          options={headerOptions(read.sheet)}
          value={String(read.header ?? -1)}
          onChange={(event) => read.chooseHeader(Number(event.target.value))}
        />
      </div>
      <ul className={css.columns}>
        {read.titles.map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a column of a sheet is
          <SheetColumn key={at} at={at} title={title} table={table} read={read} />
        ))}
      </ul>
    </section>
  );
}

function headerOptions({ rows }: RawSheet) {
  const titled = rows.slice(0, mostAbove).flatMap((row, at) => {
    const names = row.map(cellText).filter((text) => text !== '');
    return isBlank(row) ? [] : [{ value: String(at), label: texts.headerOption(at + 1, names.slice(0, 4).join(', ')) }];
  });
  return [...titled, { value: '-1', label: texts.noHeader }];
}

interface SheetColumnProps<Row> {
  readonly at: number;
  readonly title: string;
  readonly table: SheetTable<Row>;
  readonly read: ReadSheet<Row>;
}

/** One column of the sheet. A column with neither title nor values is nobody's business. */
function SheetColumn<Row>({ at, title, table, read }: SheetColumnProps<Row>) {
  const samples = read.data
    .map(({ cells }) => cellText(cells[at]))
    .filter((text) => text !== '')
    .slice(0, 2);
  if (title === '' && samples.length === 0) return null;
  const key = read.mapping[at];
  const isGuess = read.recognised[at]?.isGuess === true && read.recognised[at]?.key === key;
  return (
    <li>
      <SelectField
        label={title || texts.column(letterOf(at))}
        help={[isGuess && texts.guessed, samples.length > 0 && texts.sample(samples.join(' · '))]
          .filter(Boolean)
          .join('. ')}
        options={[
          { value: '', label: texts.unused },
          ...table.columns.map((column) => ({ value: column.key, label: column.label })),
        ]}
        value={key ?? ''}
        onChange={(event) => read.chooseColumn(at, event.target.value || undefined)}
      />
    </li>
  );
}

/** A, B … Z, AA: how spreadsheets call their columns. */
function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last;
}
