import type { Column } from '../table/column.ts';
import { delimitedField } from '../table/delimited.ts';
import { escaped } from '../table/escape-cell.ts';
import { plainCell } from '../table/show-cell.ts';

/**
 * A table as CSV that Excel in Spanish opens by a double click: semicolons, decimal commas, and the mark without which
 * it would take accents for other letters. The import reads it back without differences.
 */
export function writeCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => cells.map((cell) => delimitedField(escaped(cell), ';')).join(';');
  const lines = [
    line(columns.map(({ label }) => label)),
    ...rows.map((row) => line(columns.map((column) => plainCell(column, column.get(row))))),
  ];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
