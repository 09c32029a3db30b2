import { importTexts as texts } from '../sheet-texts.ts';
import type { CellValue, Column, SheetTable } from '../table/column.ts';
import { type RawCell, readCell } from '../table/read-cell.ts';
import { decimalMarkOf, readNumber } from '../table/read-number.ts';
import { cellText } from './raw-sheet.ts';

/** A row of the sheet, numbered as in the file. */
export interface DataRow {
  readonly line: number;
  readonly cells: readonly RawCell[];
}

export interface CellChange {
  readonly key: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

/** What is wrong with a cell, or with its whole row where there is no column. */
export interface CellProblem {
  readonly key?: string;
  /** What the cell holds in the file. */
  readonly text?: string;
  readonly message: string;
}

/** What a row of the sheet means for the table. */
export type Outcome<Row> =
  | { readonly kind: 'new'; readonly line: number; readonly row: Row }
  | {
      readonly kind: 'changed';
      readonly line: number;
      readonly at: number;
      readonly row: Row;
      readonly changes: readonly CellChange[];
    }
  | { readonly kind: 'same'; readonly line: number; readonly at: number }
  | { readonly kind: 'wrong'; readonly line: number; readonly at?: number; readonly problems: readonly CellProblem[] };

/** A sheet beside the table: what each of its rows means, and the table's rows that it does not have. */
export interface Comparison<Row> {
  readonly outcomes: readonly Outcome<Row>[];
  readonly missing: readonly number[];
  /** Columns that were read in millions of pesos. */
  readonly inMillions: readonly string[];
}

/** A column of the table with the place of its cells in the sheet, and how they are read. */
interface Source<Row> {
  readonly at: number;
  readonly column: Column<Row>;
  readonly hints: { readonly mark?: ReturnType<typeof decimalMarkOf>; readonly scale?: number };
}

const million = 1_000_000;

/** Prices of a list that is kept in millions: none reaches what a single month costs. */
function isInMillions(title: string, cells: readonly RawCell[]): boolean {
  if (/mill|\bMM\b|\(M\)/i.test(title)) return cells.every((cell) => amountOf(cell) < million);
  const amounts = cells.filter((cell) => cellText(cell) !== '').map(amountOf);
  return amounts.length > 0 && amounts.every((amount) => amount >= 10 && amount < 10_000);
}

function amountOf(cell: RawCell): number {
  const amount = typeof cell === 'string' ? readNumber(cell, ',') : cell;
  return cell === null || cell === '' ? 0 : typeof amount === 'number' ? amount : Number.POSITIVE_INFINITY;
}

function sourcesOf<Row>(
  table: SheetTable<Row>,
  mapping: readonly (string | undefined)[],
  titles: readonly string[],
  rows: readonly DataRow[],
): Source<Row>[] {
  return table.columns.flatMap((column) => {
    const at = mapping.indexOf(column.key);
    if (at < 0) return [];
    const cells = rows.map((row) => row.cells[at] ?? null);
    const texts = cells.filter((cell) => typeof cell === 'string');
    const scale = column.kind === 'money' && isInMillions(titles[at] ?? '', cells) ? million : undefined;
    return [{ at, column, hints: { mark: column.kind === 'number' ? decimalMarkOf(texts) : undefined, scale } }];
  });
}

/** A row as the sheet wants it: `base` with every cell that could be read, and what could not. */
function readRow<Row>(base: Row, sources: readonly Source<Row>[], cells: readonly RawCell[]) {
  const problems: CellProblem[] = [];
  let row = base;
  for (const { at, column, hints } of sources) {
    const cell = cells[at] ?? null;
    const reading = readCell(column, cell, hints);
    if (!reading.ok) problems.push({ key: column.key, text: cellText(cell), message: reading.message });
    // An empty cell says nothing of what a row cannot be without.
    else if (reading.value !== null || column.isOptional) row = column.set(row, reading.value);
  }
  return { row, problems };
}

/** Compares a sheet with the rows of a table. `mapping` names for each column of the sheet the one that it holds. */
export function compareRows<Row>(
  table: SheetTable<Row>,
  rows: readonly Row[],
  sheet: { readonly titles: readonly string[]; readonly data: readonly DataRow[] },
  mapping: readonly (string | undefined)[],
): Comparison<Row> {
  const sources = sourcesOf(table, mapping, sheet.titles, sheet.data);
  // The number finds a row; a sheet can neither change it nor give one to a new row.
  const told = sources.filter(({ column: { key } }) => key !== table.idKey);
  const byName = placesBy(rows, table.identify);
  const idColumn = table.columns.find(({ key }) => key === table.idKey);
  const byId = idColumn ? placesBy(rows, (row) => String(idColumn.get(row) ?? '')) : new Map<string, number>();
  const linesSeen = new Map<string, number>();
  const found = new Set<number>();
  const all = [...rows];

  const outcomeOf = ({ line, cells }: DataRow): Outcome<Row> => {
    const blank = table.makeRow?.() ?? rows[0];
    if (blank === undefined) return { kind: 'wrong', line, problems: [{ message: texts.noName }] };
    const alone = readRow(blank, sources, cells);
    const identity = table.identify(alone.row);
    const id = idColumn ? String(idColumn.get(alone.row) ?? '') : '';
    const at = (id === '' ? undefined : byId.get(id)) ?? byName.get(identity);
    if (at !== undefined) found.add(at);
    const problem = identityProblem(identity, linesSeen.get(identity));
    if (problem) return { kind: 'wrong', line, at, problems: [{ message: problem }] };
    linesSeen.set(identity, line);
    const old = at === undefined ? undefined : rows[at];
    const isAlone = old === undefined && told.length === sources.length;
    const { row, problems } = isAlone ? alone : readRow(old ?? blank, told, cells);
    const broken = problems.length > 0 ? problems : checkProblems(table, told, row, cells);
    if (broken.length > 0) return { kind: 'wrong', line, at, problems: broken };
    if (old !== undefined && at !== undefined) {
      const changes = changesOf(told, old, row);
      return changes.length === 0 ? { kind: 'same', line, at } : { kind: 'changed', line, at, row, changes };
    }
    const refusal = table.makeRow ? table.refuse?.(all, row) : texts.noNewRows;
    if (refusal) return { kind: 'wrong', line, problems: [{ message: refusal }] };
    all.push(row);
    return { kind: 'new', line, row };
  };
  const outcomes = sheet.data.map(outcomeOf);
  const missing = rows.flatMap((_, at) => (found.has(at) ? [] : [at]));
  const inMillions = sources.flatMap(({ hints, column }) => (hints.scale ? [column.label] : []));
  return { outcomes, missing, inMillions };
}

function placesBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const places = new Map<string, number>();
  rows.forEach((row, at) => {
    const key = keyOf(row);
    if (key !== '' && !places.has(key)) places.set(key, at);
  });
  return places;
}

function identityProblem(identity: string, seenAt: number | undefined): string | undefined {
  if (identity === '') return texts.noName;
  return seenAt === undefined ? undefined : texts.repeatedLine(seenAt);
}

/** What the rules of the table say of the cells that the sheet brings; what it does not bring is not its fault. */
function checkProblems<Row>(
  table: SheetTable<Row>,
  sources: readonly Source<Row>[],
  row: Row,
  cells: readonly RawCell[],
): CellProblem[] {
  const issues = table.check?.(row) ?? {};
  return sources.flatMap(({ at, column: { key } }) => {
    const message = issues[key];
    return message === undefined ? [] : [{ key, text: cellText(cells[at]), message }];
  });
}

function changesOf<Row>(sources: readonly Source<Row>[], old: Row, row: Row): CellChange[] {
  return sources.flatMap(({ column: { key, get } }) => {
    const [before, after] = [get(old), get(row)];
    return before === after ? [] : [{ key, before, after }];
  });
}

/** The rows after the sheet: what it changes and adds; rows that it does not have go only when asked. */
export function applyComparison<Row>(
  rows: readonly Row[],
  { outcomes, missing }: Comparison<Row>,
  removesMissing: boolean,
): readonly Row[] {
  const changed = new Map(
    outcomes.flatMap((outcome) => (outcome.kind === 'changed' ? [[outcome.at, outcome.row]] : [])),
  );
  const gone = new Set(removesMissing ? missing : []);
  const kept = rows.flatMap((row, at) => (gone.has(at) ? [] : [changed.get(at) ?? row]));
  return [...kept, ...outcomes.flatMap((outcome) => (outcome.kind === 'new' ? [outcome.row] : []))];
}
