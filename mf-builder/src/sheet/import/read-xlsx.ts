import { type Cell, readXlsx } from 'hucre/xlsx';
import { importTexts } from '../sheet-texts.ts';
import { unescaped } from '../table/escape-cell.ts';
import type { RawCell } from '../table/read-cell.ts';
import { isBlank, mostColumns, mostRows, type RawBook, type RawSheet } from './raw-sheet.ts';
import { unpackedSize } from './zip-size.ts';

/** What a workbook may unpack to, in bytes: two hundred times what a price list needs. */
const mostUnpacked = 48_000_000;
const faults = importTexts.faults;

type Value = Cell['value'];

/** A cell without what spreadsheets know beyond its value; formulas are never counted here, their last result is. */
function rawCell(value: Value, cell: Cell | undefined): RawCell {
  if (cell?.type === 'error') return { fault: 'error', text: String(value ?? '#') };
  if (cell?.formula !== undefined) {
    const result = cell.formulaResult ?? value;
    if (result === null || result === undefined) return { fault: 'formula', text: `=${cell.formula}` };
    if (typeof result === 'string' && /^#[A-Z/0!?]+/.test(result)) return { fault: 'error', text: result };
    return plain(result, cell);
  }
  return plain(value, cell);
}

function plain(value: Value, cell: Cell | undefined): RawCell {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return unescaped(value);
  // A cell that shows 30 % holds 0.3.
  if (typeof value === 'number' && cell?.style?.numFmt?.includes('%')) return Number((value * 100).toFixed(6));
  return value;
}

/** Reads the visible sheets of a workbook; what unpacks to more than a price list could hold is not opened. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<RawBook> {
  const size = await unpackedSize(bytes, mostUnpacked);
  if (size === undefined) return { ok: false, message: faults.unreadable };
  if (size > mostUnpacked) return { ok: false, message: faults.bomb };
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: mostRows + 1,
      readStyles: true,
    });
    const read = sheets.map(
      ({ name, rows, cells }): RawSheet => ({
        name,
        isCut: rows.length > mostRows,
        rows: rows
          .slice(0, mostRows)
          .map((row, at) =>
            row.slice(0, mostColumns).map((value, column) => rawCell(value, cells?.get(`${at},${column}`))),
          ),
      }),
    );
    const full = read.filter(({ rows }) => !rows.every(isBlank));
    return full.length > 0 ? { ok: true, sheets: full, notes: [] } : { ok: false, message: faults.empty };
  } catch {
    return { ok: false, message: faults.unreadable };
  }
}
