import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { importTexts as texts } from '../sheet-texts.ts';
import type { Column, SheetTable } from '../table/column.ts';
import { showCell } from '../table/show-cell.ts';
import type { CellChange, Comparison, Outcome } from './compare-rows.ts';
import css from './sheet-import.module.css';

interface DifferencesProps<Row> {
  readonly table: SheetTable<Row>;
  readonly rows: readonly Row[];
  readonly titles: readonly string[];
  readonly mapping: readonly (string | undefined)[];
  readonly comparison: Comparison<Row>;
  readonly removesMissing: boolean;
  readonly onRemovesMissing: (removes: boolean) => void;
}

/** Rows that are drawn of each list; the counts tell of all. */
const mostDrawn = 100;

/** What the sheet would do, before it does: what is wrong first, then each cell that changes, then what is new. */
export function Differences<Row>(props: DifferencesProps<Row>) {
  const { table, rows, comparison, removesMissing, onRemovesMissing } = props;
  const { outcomes, missing } = comparison;
  const of = <Kind extends Outcome<Row>['kind']>(kind: Kind) =>
    outcomes.filter((outcome): outcome is Extract<Outcome<Row>, { kind: Kind }> => outcome.kind === kind);
  const [wrong, changed, fresh] = [of('wrong'), of('changed'), of('new')];
  const nameOf = (row: Row | undefined) => (row === undefined ? '' : nameIn(table, row));
  return (
    <section className={css.step} aria-label={texts.differences}>
      <h3>{texts.differences}</h3>
      <ul className={css.counts} aria-live="polite">
        <Count kind="new" count={fresh.length} />
        <Count kind="changed" count={changed.length} />
        <Count kind="same" count={of('same').length} />
        <Count kind="wrong" count={wrong.length} />
        <Count kind="missing" count={missing.length} />
      </ul>
      {wrong.length > 0 && <Wrong {...props} wrong={wrong} />}
      {changed.length + fresh.length > 0 && (
        <div className={css.scroll}>
          <table className={css.changes}>
            <thead>
              <tr>
                <th scope="col">{texts.line}</th>
                <th scope="col">{texts.name}</th>
                <th scope="col">{texts.what}</th>
              </tr>
            </thead>
            <tbody>
              {changed.slice(0, mostDrawn).map(({ line, at, changes }) => (
                <tr key={line}>
                  <td className="num">{line}</td>
                  <th scope="row">{nameOf(rows[at])}</th>
                  <td>
                    <Changes columns={table.columns} changes={changes} />
                  </td>
                </tr>
              ))}
              {fresh.slice(0, mostDrawn).map(({ line, row }) => (
                <tr key={line}>
                  <td className="num">{line}</td>
                  <th scope="row">{nameOf(row)}</th>
                  <td>
                    <span className={css.new}>{texts.isNew}</span> {factsOf(table, row)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <More count={Math.max(0, changed.length - mostDrawn) + Math.max(0, fresh.length - mostDrawn)} />
        </div>
      )}
      {missing.length > 0 && table.makeRow && (
        <CheckboxField
          label={texts.removeMissing(missing.length, missing.length === 1 ? table.noun.one : table.noun.many)}
          checked={removesMissing}
          onChange={(event) => onRemovesMissing(event.target.checked)}
        />
      )}
    </section>
  );
}

function Count({ kind, count }: { readonly kind: keyof typeof texts.counts; readonly count: number }) {
  return count === 0 ? null : <li className={css[kind]}>{texts.counts[kind](count)}</li>;
}

function More({ count }: { readonly count: number }) {
  return count === 0 ? null : <p className={css.help}>{texts.andMore(count)}</p>;
}

/** The first cell that names a row; the rest is told by the lists. */
function nameIn<Row>({ columns, identity }: SheetTable<Row>, row: Row): string {
  return columns
    .filter(({ key }) => identity.includes(key))
    .map((column) => showCell(column, column.get(row)))
    .filter((text) => text !== '')
    .join(' · ');
}

function factsOf<Row>({ columns, identity }: SheetTable<Row>, row: Row): string {
  return columns
    .filter(({ key, kind }) => !identity.includes(key) && kind !== 'toggle')
    .map((column) => factOf(column, showCell(column, column.get(row))))
    .filter((text) => text !== '')
    .slice(0, 6)
    .join(' · ');
}

/** A bare number says nothing without the name of its column. */
function factOf<Row>(column: Column<Row>, text: string): string {
  return column.kind === 'number' && !column.unit && text !== '' ? `${column.label}: ${text}` : text;
}

interface ChangesProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly changes: readonly CellChange[];
}

/** Old and new value of each cell; which is which is said, not only drawn. */
function Changes<Row>({ columns, changes }: ChangesProps<Row>) {
  return (
    <ul className={css.cells}>
      {changes.map(({ key, before, after }) => {
        const column = columns.find((entry) => entry.key === key);
        if (!column) return null;
        return (
          <li key={key}>
            <span className={css.cellName}>{column.label}</span>
            <del>
              <span className="visually-hidden">{`${texts.before}: `}</span>
              {showCell(column, before) || texts.nothingBefore}
            </del>
            <ins>
              <span className="visually-hidden">{`${texts.became}: `}</span>
              {showCell(column, after) || texts.nothingBefore}
            </ins>
          </li>
        );
      })}
    </ul>
  );
}

interface WrongProps<Row> extends DifferencesProps<Row> {
  readonly wrong: readonly Extract<Outcome<Row>, { kind: 'wrong' }>[];
}

/** What cannot come in, cell by cell, with the row and the title that the file has. */
function Wrong<Row>({ wrong, mapping, titles, table }: WrongProps<Row>) {
  const titleOf = (key: string) =>
    titles[mapping.indexOf(key)] || (table.columns.find((column) => column.key === key)?.label ?? key);
  const cells = wrong.flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })));
  return (
    <Notice tone="error">
      <strong>{texts.wrongTitle}</strong>
      <ul className={css.wrongCells}>
        {cells.slice(0, mostDrawn).map(({ line, key, text, message }) => (
          <li key={`${line} ${key}`}>
            <b>{key === undefined ? texts.wrongRow(line) : texts.wrongCell(line, titleOf(key), text ?? '')}</b>
            {': '}
            {message}
          </li>
        ))}
      </ul>
      <More count={Math.max(0, cells.length - mostDrawn)} />
    </Notice>
  );
}
