import type { Column } from '../table/column.ts';
import { cellText, isBlank, type RawSheet } from './raw-sheet.ts';
import { believed, titleScore } from './recognise-columns.ts';

/** How far down a sheet its titles may stand: below a logo, a date and the name of the project. */
export const mostAbove = 15;

function knownTitles<Row>(columns: readonly Column<Row>[], row: readonly string[]): number {
  return row.filter((title) => title !== '' && columns.some((column) => titleScore(title, column) >= believed)).length;
}

/** The row with the titles, by its number from 0: the one of which most is known; undefined where there is none. */
export function findHeader<Row>(columns: readonly Column<Row>[], { rows }: RawSheet): number | undefined {
  const scores = rows.slice(0, mostAbove).map((row) => knownTitles(columns, row.map(cellText)));
  const best = Math.max(0, ...scores);
  return best === 0 ? undefined : scores.indexOf(best);
}

/**
 * The titles of a sheet's columns. A title that says too little alone takes the words of the merged cell above it:
 * "Área" over "Construida" and "Privada".
 */
export function titlesOf<Row>(columns: readonly Column<Row>[], sheet: RawSheet, header: number | undefined): string[] {
  const width = Math.max(0, ...sheet.rows.map(({ length }) => length));
  if (header === undefined) return Array.from({ length: width }, () => '');
  const own = Array.from({ length: width }, (_, at) => cellText(sheet.rows[header]?.[at]));
  const above = sheet.rows[header - 1];
  if (!above || isBlank(above)) return own;
  let group = '';
  return own.map((title, at) => {
    group = cellText(above[at]) || group;
    const isKnown = columns.some((column) => titleScore(title, column) >= believed);
    const joined = `${group} ${title}`.trim();
    const helps = columns.some((column) => titleScore(joined, column) >= believed);
    return isKnown || !helps ? title : joined;
  });
}

const totals = /^(?:sub\s?)?total(?:es)?\b|^suma\b|^promedio\b/i;

/** The rows below the titles that hold something, with their numbers as the file counts them; sums are left out. */
export function dataRows(sheet: RawSheet, header: number | undefined) {
  const first = header === undefined ? 0 : header + 1;
  const filled = sheet.rows
    .map((cells, at) => ({ cells, line: at + 1 }))
    .slice(first)
    .filter(({ cells }) => !isBlank(cells));
  const data = filled.filter(({ cells }) => !totals.test(cells.map(cellText).find((text) => text !== '') ?? ''));
  return { data, totals: filled.length - data.length };
}
