/** A table of text: the first column to the left, the others to the right. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table in Markdown, its columns padded so that it reads well as text too. */
export function markdownTable({ head, rows }: Table): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0, title.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

/** A number with some decimals, `–` for none. */
export function figure(value: number | undefined, decimals = 0): string {
  if (value === undefined) return '–';
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** `1.08x`, `–` where there is nothing to compare with. */
export function ratio(value: number | undefined, base: number | undefined): string {
  return value === undefined || base === undefined || base === 0 ? '–' : `${figure(value / base, 2)}x`;
}
