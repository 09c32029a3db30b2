/** A cell of a table. */
export type Cell = string | number | null;

/**
 * A table as a file for spreadsheets: semicolons and decimal commas as they are read in Spanish, a mark of the letters'
 * encoding in front, and no text that a spreadsheet would take for a formula.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cellOf).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
