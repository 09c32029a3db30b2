/** A row that is drawn, or the height of rows that are not. */
export type WindowPart = { readonly row: number } | { readonly gap: number; readonly before: number };

/** Tables up to this many rows are drawn whole: they can be found by the browser's own search. */
const drawnWhole = 60;
const beyondView = 8;

/** Pixels of a row with its line, as the styles draw it. */
export const rowHeight = 45;

interface View {
  readonly rows: number;
  /** Pixels scrolled, and pixels in sight. */
  readonly top: number;
  readonly height: number;
  /** Rows that stay whatever is in sight: the one with the focus. */
  readonly kept: readonly number[];
}

/** Which rows of a long table are drawn: those in sight, some beyond, and those that must stay. */
export function windowOf({ rows, top, height, kept }: View): WindowPart[] {
  if (rows <= drawnWhole) return Array.from({ length: rows }, (_, row) => ({ row }));
  const first = Math.max(0, Math.floor(top / rowHeight) - beyondView);
  const last = Math.min(rows - 1, Math.ceil((top + height) / rowHeight) + beyondView);
  const inSight = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const drawn = [...new Set([...inSight, ...kept.filter((row) => row >= 0 && row < rows)])].sort((a, b) => a - b);
  const parts: WindowPart[] = [];
  let next = 0;
  for (const row of drawn) {
    if (row > next) parts.push({ gap: row - next, before: row });
    parts.push({ row });
    next = row + 1;
  }
  if (next < rows) parts.push({ gap: rows - next, before: rows });
  return parts;
}
