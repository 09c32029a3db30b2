import { formatInteger } from '@umbral/domain/format/format.ts';
import { useMemo, useState } from 'react';
import { importTexts as texts } from '../sheet-texts.ts';
import type { SheetTable } from '../table/column.ts';
import { compareRows } from './compare-rows.ts';
import { dataRows, findHeader, titlesOf } from './find-header.ts';
import type { RawSheet } from './raw-sheet.ts';
import { recogniseColumns } from './recognise-columns.ts';

/** What a person said otherwise than the sheet was understood; undefined where they said nothing. */
interface Corrections {
  readonly sheet?: number;
  /** -1: the sheet has no titles. */
  readonly header?: number;
  readonly mapping?: Readonly<Record<number, string | undefined>>;
}

/** The sheet of a book that is most like the table: the one with the most known titles. */
function likeliest<Row>(table: SheetTable<Row>, sheets: readonly RawSheet[]): number {
  const known = sheets.map((sheet) => {
    const header = findHeader(table.columns, sheet);
    const titles = titlesOf(table.columns, sheet, header);
    return recogniseColumns(table.columns, titles, []).filter(({ key }) => key !== undefined).length;
  });
  return known.indexOf(Math.max(...known));
}

/** How a book is understood, with what was corrected by hand, and what it means for the rows of the table. */
export function useReadSheet<Row>(table: SheetTable<Row>, rows: readonly Row[], sheets: readonly RawSheet[]) {
  const [corrected, setCorrected] = useState<Corrections>({});
  const guess = useMemo(() => likeliest(table, sheets), [table, sheets]);
  const at = corrected.sheet ?? guess;
  const understood = useMemo(
    () => understand(table, sheets[at], corrected.header),
    [table, sheets, at, corrected.header],
  );
  const { recognised } = understood;
  const mapping = useMemo(
    () =>
      recognised.map(({ key }, column) => (column in (corrected.mapping ?? {}) ? corrected.mapping?.[column] : key)),
    [recognised, corrected.mapping],
  );
  const lacking = table.columns.filter(({ key }) => table.identity.includes(key) && !mapping.includes(key));
  const comparison = useMemo(
    () => (lacking.length > 0 || understood.isTooLong ? undefined : compareRows(table, rows, understood, mapping)),
    [table, rows, understood, mapping, lacking.length],
  );
  return {
    ...understood,
    at,
    mapping,
    comparison,
    lacking: lacking.map(({ label }) => label).join(', '),
    refusal: understood.isTooLong ? tooMany(table, understood.data.length) : undefined,
    chooseSheet: (sheet: number) => setCorrected({ sheet }),
    chooseHeader: (header: number) => setCorrected({ sheet: corrected.sheet, header }),
    /** One column of the table comes from one column of the sheet: the one that had it before loses it. */
    chooseColumn: (column: number, key: string | undefined) => {
      const before = key === undefined ? -1 : mapping.indexOf(key);
      const others = before >= 0 ? { ...corrected.mapping, [before]: undefined } : corrected.mapping;
      setCorrected({ ...corrected, mapping: { ...others, [column]: key } });
    },
  };
}

export type ReadSheet<Row> = ReturnType<typeof useReadSheet<Row>>;

function understand<Row>(table: SheetTable<Row>, sheet: RawSheet | undefined, chosen: number | undefined) {
  const whole = sheet ?? { name: '', rows: [], isCut: false };
  const found = chosen ?? findHeader(table.columns, whole);
  const header = found === -1 ? undefined : found;
  const titles = titlesOf(table.columns, whole, header);
  const { data, totals } = dataRows(whole, header);
  const samples = data.slice(0, 50).map(({ cells }) => cells);
  const recognised = recogniseColumns(table.columns, titles, samples);
  return { sheet: whole, header, titles, data, totals, recognised, isTooLong: data.length > table.maxRows };
}

function tooMany<Row>({ noun, maxRows }: SheetTable<Row>, count: number): string {
  return texts.faults.tooMany(formatInteger(count), noun.many, formatInteger(maxRows));
}
