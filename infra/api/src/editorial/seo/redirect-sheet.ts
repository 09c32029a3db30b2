/** A line of a sheet of redirects as it was written. */
export interface SheetLine {
  /** Its number in the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const heading = /^(from|origen|desde)$/i;

/** The lines of a sheet that somebody pasted: with commas, semicolons or tabs, with or without a heading. */
export function readSheet(csv: string): SheetLine[] {
  const rows = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = separatorOf(rows[0] ?? '');
  const lines = rows
    .map((row, index) => ({ line: index + 1, cells: cellsOf(row, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return heading.test(lines[0]?.cells[0] ?? '') ? lines.slice(1) : lines;
}

function separatorOf(row: string): string {
  return ['\t', ';'].find((mark) => row.includes(mark)) ?? ',';
}

/** Cells of a row; one in quotes may hold the separator, and a quote twice is a quote. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < row.length; index += 1) {
    const mark = row.charAt(index);
    if (mark === '"' && isQuoted && row[index + 1] === '"') {
      cell += mark;
      index += 1;
    } else if (mark === '"') isQuoted = !isQuoted;
    else if (mark === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += mark;
  }
  return [...cells, cell.trim()];
}

/** Redirects as a sheet that `readSheet` reads again. */
export function writeSheet(
  rules: readonly { readonly from: string; readonly to: string; readonly status: number }[],
): string {
  const quoted = (text: string) => (/[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = rules.map(({ from, to, status }) => `${quoted(from)},${quoted(to)},${status}`);
  return ['from,to,status', ...rows, ''].join('\r\n');
}
