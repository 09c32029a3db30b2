import { texts } from '../texts.ts';
import { PictureCell, TitleCell } from './column-head.tsx';
import type { ComparedColumn, ProjectType } from './compared-column.ts';
import { cheapest } from './compared-column.ts';
import css from './comparison-table.module.css';
import { NotesRow } from './notes-row.tsx';
import { OwnPlacesRows } from './own-places-rows.tsx';
import { OwnTermsRow } from './own-terms-row.tsx';
import { TableLine } from './table-line.tsx';
import type { Table } from './use-table.ts';

/** How columns are taken out and moved. */
export interface ColumnEdits {
  readonly drop: (plantId: number) => void;
  readonly move: (plantId: number, step: -1 | 1) => void;
  /** Compares another type of the same project in its place. */
  readonly swap: (column: ComparedColumn, type: ProjectType) => void;
}

interface ComparisonTableProps {
  readonly columns: readonly ComparedColumn[];
  readonly table: Table;
  /** None where the comparison is to read only. */
  readonly edits?: ColumnEdits;
  readonly onAdd?: () => void;
}

/** A real table: titles stay in sight, the first column too; on a phone two columns, a swipe to the next ones. */
export function ComparisonTable({ columns, table, edits, onAdd }: ComparisonTableProps) {
  const best = cheapest(columns);
  const hasFree = onAdd !== undefined;
  const span = columns.length + (hasFree ? 2 : 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    <section className={css.scroller} aria-label={texts.overlay.table} tabIndex={0} data-table>
      <table className={css.table}>
        <thead>
          <tr>
            <td className={css.blank} />
            {columns.map((column, index) => (
              <PictureCell
                key={column.id}
                column={column}
                edits={edits}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
              />
            ))}
            {onAdd && (
              <td className={css.photo}>
                <button type="button" className={css.add} onClick={onAdd}>
                  {texts.overlay.add}
                </button>
              </td>
            )}
          </tr>
          <tr>
            <th scope="col" className={css.corner}>
              <span className="visually-hidden">{texts.overlay.feature}</span>
            </th>
            {columns.map((column, index) => (
              <TitleCell
                key={column.id}
                column={column}
                currency={table.currency}
                isCheapest={index === best}
                onSwap={edits?.swap}
              />
            ))}
            {hasFree && <td className={css.free} />}
          </tr>
        </thead>
        <tbody aria-label={texts.overlay.features}>
          {table.rows.map((row) => (
            <TableLine key={row.key} row={row} columns={columns} hasFree={hasFree} />
          ))}
          {table.rows.length === 0 && (
            <tr>
              <td colSpan={span} className={css.nothing}>
                {texts.overlay.nothingDiffers}
              </td>
            </tr>
          )}
        </tbody>
        <tbody aria-label={texts.own.title}>
          <OwnTermsRow table={table} span={span} />
          {table.own.map((row) => (
            <TableLine key={row.key} row={row} columns={columns} hasFree={hasFree} maxLength={40} />
          ))}
        </tbody>
        <OwnPlacesRows columns={columns} hasFree={hasFree} span={span} />
        {edits && (
          <tbody aria-label={texts.notes.label}>
            <NotesRow columns={columns} hasFree={hasFree} />
          </tbody>
        )}
      </table>
    </section>
  );
}
