import type { RawCell } from '../table/read-cell.ts';

/** A sheet as it was read, before anybody knows what its columns are. */
export interface RawSheet {
  readonly name: string;
  readonly rows: readonly (readonly RawCell[])[];
  /** Whether the sheet has more rows than were read. */
  readonly isCut: boolean;
}

/** What came of a file or a paste. */
export type RawBook =
  | { readonly ok: true; readonly sheets: readonly RawSheet[]; readonly notes: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** Rows that are read of any sheet; every table allows fewer. */
export const mostRows = 6_000;

/** Columns that are read; a stray cell far to the right makes no sheet wider. */
export const mostColumns = 100;

/** A cell as text, for names of columns and samples. */
export function cellText(cell: RawCell | undefined): string {
  if (cell === undefined || cell === null) return '';
  return (typeof cell === 'object' ? cell.text : String(cell)).trim();
}

/** Whether a row says nothing. */
export function isBlank(row: readonly RawCell[]): boolean {
  return row.every((cell) => cellText(cell) === '');
}
