/** What a cell of a table holds; null is an empty one. */
export type CellValue = string | number | boolean | null;

/** One answer of a column that has a list of them. */
export interface CellChoice {
  readonly value: string;
  readonly label: string;
  /** Other words that people write for it, in any spelling. */
  readonly words?: readonly string[];
}

interface ColumnFacts<Row> {
  /** Unique in its table; the name of the field in the form or call. */
  readonly key: string;
  readonly label: string;
  readonly width?: 'narrow' | 'medium' | 'wide';
  readonly isReadOnly?: boolean;
  /** Known to sheets that come and go, not drawn in the grid: a number by which a row is found again. */
  readonly isOnlyInFiles?: boolean;
  /** Whether a cell may be emptied. */
  readonly isOptional?: boolean;
  /** Other names that builders give the column in their own sheets, in any spelling. */
  readonly words?: readonly string[];
  readonly get: (row: Row) => CellValue;
  readonly set: (row: Row, value: CellValue) => Row;
}

interface TextKind {
  readonly kind: 'text';
}
/** Whole pesos. */
interface MoneyKind {
  readonly kind: 'money';
}
interface NumberKind {
  readonly kind: 'number';
  /** How many decimals are kept. */
  readonly decimals: number;
  readonly unit?: string;
}
interface ChoiceKind {
  readonly kind: 'choice';
  readonly choices: readonly CellChoice[];
}
interface ToggleKind {
  readonly kind: 'toggle';
  /** Words beside "sí" and "no". */
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
}

export type ColumnKind = TextKind | MoneyKind | NumberKind | ChoiceKind | ToggleKind;

/** A column of a table of builders: how it is called, read, drawn and kept in a row. */
export type Column<Row> = ColumnFacts<Row> & ColumnKind;

/** As much of a column as a cell of it needs to be drawn, whatever its rows are. */
export type DrawnColumn = Pick<ColumnFacts<never>, 'key' | 'label' | 'isReadOnly'> & ColumnKind;

/** A sentence by the key of a column. */
export type RowIssues = Readonly<Record<string, string>>;

/** What import, export and the grid must know of a kind of rows. */
export interface SheetTable<Row> {
  readonly columns: readonly Column<Row>[];
  readonly noun: { readonly one: string; readonly many: string };
  /** Two rows with the same text are the same one, however it is spelt. */
  readonly identify: (row: Row) => string;
  /** The columns that `identify` reads: a sheet without them can be matched with nothing. */
  readonly identity: readonly string[];
  /** The column with the number that a row keeps over a change of its name. */
  readonly idKey?: string;
  readonly makeRow?: () => Row;
  /** Most rows that a sheet for this table may have. */
  readonly maxRows: number;
  /** Why this new row cannot be added to the others; undefined where it can. */
  readonly refuse?: (rows: readonly Row[], row: Row) => string | undefined;
  /** What is wrong with a row by itself. */
  readonly check?: (row: Row) => RowIssues;
}
