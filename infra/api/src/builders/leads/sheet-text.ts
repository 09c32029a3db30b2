type Cell = string | number | null;

/** Spreadsheets take these for the beginning of a formula, and people type their own names. */
const formula = /^[=+\-@\t\r]/;

/**
 * Rows as a sheet that spreadsheets open with a double click: marked as UTF-8, separated as they separate in Spanish.
 * No cell is carried out: what looks like a formula is text, with the mark that spreadsheets have for it.
 */
export function sheetText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
