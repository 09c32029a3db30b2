import type { TableRow } from '../table/compared-column.ts';

/** Sheets of the region read `;`, and UTF-8 by its mark. */
const mark = '\uFEFF';
const formula = /^[=+\-@\t\r]/;

/** The table as a file for a sheet: the titles above, a line for each row. */
export function comparisonCsv(corner: string, titles: readonly string[], rows: readonly TableRow[]): string {
  const lines = [[corner, ...titles], ...rows.map(({ label, values }) => [label, ...values])];
  return mark + lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('');
}

/** A cell that no sheet takes for a formula. */
function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
