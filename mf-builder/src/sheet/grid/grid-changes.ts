import type { CellValue, Column } from '../table/column.ts';
import { delimitedField } from '../table/delimited.ts';
import { readCell } from '../table/read-cell.ts';
import { decimalMarkOf } from '../table/read-number.ts';
import { plainCell } from '../table/show-cell.ts';
import type { Area } from './grid-selection.ts';

/** One cell's new value. */
export interface CellWrite {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
}

/** The rows with the cells written; rows that stay the same stay the same objects. */
export function written<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  writes: readonly CellWrite[],
): readonly Row[] {
  const next = [...rows];
  for (const { row, column, value } of writes) {
    const at = columns[column];
    const old = next[row];
    if (!at || at.isReadOnly || old === undefined || at.get(old) === value) continue;
    next[row] = at.set(old, value);
  }
  return next.some((row, index) => row !== rows[index]) ? next : rows;
}

/** Every cell of an area, row by row. */
export function placesOf({ top, bottom, left, right }: Area): { readonly row: number; readonly column: number }[] {
  const width = right - left + 1;
  return Array.from({ length: (bottom - top + 1) * width }, (_, index) => ({
    row: top + Math.floor(index / width),
    column: left + (index % width),
  }));
}

/** What an emptied cell holds: a mark that is set is taken away, everything else has nothing. */
export function emptied<Row>(columns: readonly Column<Row>[], area: Area): CellWrite[] {
  return placesOf(area).map((place) => ({
    ...place,
    value: columns[place.column]?.kind === 'toggle' ? false : null,
  }));
}

/** Writes the first row of an area into the ones below it; a single row takes over the one above. */
export function filledDown<Row>(columns: readonly Column<Row>[], rows: readonly Row[], area: Area): CellWrite[] {
  const source = area.top === area.bottom ? area.top - 1 : area.top;
  const from = rows[source];
  if (from === undefined) return [];
  return placesOf({ ...area, top: source + 1 }).flatMap(({ row, column }) => {
    const at = columns[column];
    return at ? [{ row, column, value: at.get(from) }] : [];
  });
}

/** An area as spreadsheets take it from the clipboard. */
export function copied<Row>(columns: readonly Column<Row>[], rows: readonly Row[], area: Area): string {
  return rows
    .slice(area.top, area.bottom + 1)
    .map((row) =>
      columns
        .slice(area.left, area.right + 1)
        .map((column) => delimitedField(plainCell(column, column.get(row)), '\t'))
        .join('\t'),
    )
    .join('\n');
}

/** What comes of a paste: the cells that are written, and what was wrong with the others. */
export interface Paste {
  readonly writes: readonly CellWrite[];
  readonly faults: readonly string[];
  /** The rectangle that was pasted over. */
  readonly area: Area;
}

/** Reads copied cells into the table from the corner of an area; one single value goes into each of its cells. */
export function pasted<Row>(columns: readonly Column<Row>[], cells: readonly (readonly string[])[], at: Area): Paste {
  const single = cells.length === 1 && cells[0]?.length === 1;
  const bottom = single ? at.bottom : at.top + cells.length - 1;
  const right = single ? at.right : at.left + Math.max(...cells.map(({ length }) => length)) - 1;
  const area = { ...at, bottom, right: Math.min(right, columns.length - 1) };
  const textAt = (row: number, column: number) => (single ? cells[0]?.[0] : cells[row - at.top]?.[column - at.left]);
  const marks = columns.map((_, column) => decimalMarkOf(cells.map((_row, row) => textAt(at.top + row, column) ?? '')));
  const faults: string[] = [];
  const writes = placesOf(area).flatMap(({ row, column }) => {
    const text = textAt(row, column);
    const target = columns[column];
    if (text === undefined || !target || target.isReadOnly) return [];
    const reading = readCell(target, text, { mark: marks[column] });
    if (reading.ok) return [{ row, column, value: reading.value }];
    faults.push(reading.message);
    return [];
  });
  return { writes, faults, area };
}

/** One change for all the rows that were chosen: a value, or a raise of every amount by some percent. */
export type BulkChange = { readonly value: CellValue } | { readonly percent: number };

/** The cells that a change of many rows writes; percentages leave empty cells empty and give whole pesos. */
export function bulkWrites<Row>(
  column: { readonly at: number; readonly of: Column<Row> },
  rows: readonly Row[],
  chosen: Iterable<number>,
  change: BulkChange,
): CellWrite[] {
  return [...chosen].flatMap((row) => {
    const old = rows[row];
    if (old === undefined) return [];
    if ('value' in change) return [{ row, column: column.at, value: change.value }];
    const amount = column.of.get(old);
    if (typeof amount !== 'number') return [];
    const raised = amount * (1 + change.percent / 100);
    const decimals = column.of.kind === 'number' ? column.of.decimals : 0;
    return [{ row, column: column.at, value: Number(raised.toFixed(decimals)) }];
  });
}
