import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Column } from '../table/column.ts';
import { type RawCell, readCell } from '../table/read-cell.ts';
import { cellText } from './raw-sheet.ts';

/** Words of a title that say nothing of what its column holds. */
const fillers: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'en',
  'por',
  'y',
  'cop',
  'nro',
  'no',
  'num',
  'numero',
]);

/** The words of a title; units and marks are left out where anything else remains. */
function wordsOf(title: string): string[] {
  const words = slugify(title.replace(/%/g, ' porcentaje ').replace(/\$/g, ' ')).split('-').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether one word is the other, its beginning of at least three letters, or its plural. */
function isAlike(one: string, other: string): boolean {
  if (one === other || `${one}s` === other || `${other}s` === one) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short);
}

/** How well a title fits a name of a column: 1 for the same words, less for each that only one of them has. */
function likeness(title: readonly string[], name: readonly string[]): number {
  const shared = title.filter((word) => name.some((other) => isAlike(word, other))).length;
  const exact = title.filter((word) => name.includes(word)).length;
  if (shared === 0) return 0;
  return shared / Math.max(title.length, name.length) - (shared - exact) * 0.02;
}

/** How well a title fits a column, by its label and all its other names. */
export function titleScore<Row>(title: string, { label, words = [] }: Column<Row>): number {
  const written = wordsOf(title);
  if (written.length === 0) return 0;
  return Math.max(...[label, ...words].map((name) => likeness(written, wordsOf(name))));
}

/** Least likeness by which a title is believed. */
export const believed = 0.6;

/** For each column of a sheet the key of the table's column that it holds; `isGuess` where only its data say so. */
export interface Recognised {
  readonly key: string | undefined;
  readonly isGuess: boolean;
}

/** Matches the best pair first, so that "Área privada" is not taken by a column that only fits "Área". */
export function recogniseColumns<Row>(
  columns: readonly Column<Row>[],
  titles: readonly string[],
  rows: readonly (readonly RawCell[])[],
): Recognised[] {
  const pairs = titles
    .flatMap((title, at) => {
      const cells = rows.map((row) => row[at] ?? null);
      return columns.map((column) => ({
        at,
        key: column.key,
        score: titleScore(title, column) + support(column, cells),
      }));
    })
    .filter(({ score }) => score >= believed)
    .sort((a, b) => b.score - a.score);
  const keys = new Map<number, string>();
  for (const { at, key } of pairs) {
    if (!keys.has(at) && ![...keys.values()].includes(key)) keys.set(at, key);
  }
  const guesses = new Map<number, string>();
  titles.forEach((_, at) => {
    const taken = [...keys.values(), ...guesses.values()];
    const guess = keys.has(at)
      ? undefined
      : guessOf(
          columns,
          rows.map((row) => row[at] ?? null),
          taken,
        );
    if (guess) guesses.set(at, guess);
  });
  return titles.map((_, at) => ({ key: keys.get(at) ?? guesses.get(at), isGuess: guesses.has(at) }));
}

/** What the values say of a title that names a list of choices: "Tipo" is a kind of home, or the name of a typology. */
function support<Row>(column: Column<Row>, cells: readonly RawCell[]): number {
  const filled = cells.filter((cell) => cellText(cell) !== '');
  if (column.kind !== 'choice' || filled.length === 0) return 0;
  const share = filled.filter((cell) => readCell(column, cell).ok).length / filled.length;
  return share >= 0.8 ? 0.05 : share < 0.3 ? -1 : 0;
}

/** Prices of homes are larger than any other number of a list. */
const leastPrice = 10_000_000;

/** What the values of a column without a known title can only be: prices, or the words of a list of choices. */
function guessOf<Row>(columns: readonly Column<Row>[], cells: readonly RawCell[], taken: readonly string[]) {
  const filled = cells.filter((cell) => cellText(cell) !== '').slice(0, 40);
  if (filled.length < 2) return undefined;
  const fits = (column: Column<Row>) => {
    if (taken.includes(column.key) || (column.kind !== 'money' && column.kind !== 'choice')) return false;
    const good = filled.filter((cell) => {
      const reading = readCell(column, cell);
      return reading.ok && (column.kind === 'choice' || Number(reading.value) >= leastPrice);
    });
    return good.length / filled.length >= 0.8;
  };
  return columns.find(fits)?.key;
}
