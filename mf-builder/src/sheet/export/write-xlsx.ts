import { writeXlsx } from 'hucre/xlsx';
import type { Column } from '../table/column.ts';
import { escaped } from '../table/escape-cell.ts';
import { plainCell } from '../table/show-cell.ts';

/** Widths in letters, as spreadsheets count them. */
const widths = { narrow: 12, medium: 18, wide: 32 } as const;

/** A table as a workbook of one sheet: numbers stay numbers, the titles stay in sight. */
export async function writeWorkbook<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array<ArrayBuffer>> {
  const cells = rows.map((row) =>
    columns.map((column) => {
      const value = column.get(row);
      return typeof value === 'number' ? value : value === null ? null : escaped(plainCell(column, value));
    }),
  );
  const bytes = await writeXlsx({
    sheets: [
      {
        name: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
        columns: columns.map(({ width = 'medium', kind }) => ({
          width: widths[width],
          numFmt: kind === 'money' ? '#,##0' : undefined,
        })),
        rows: [columns.map(({ label }) => label), ...cells],
        freezePane: { rows: 1, columns: 1 },
      },
    ],
  });
  return new Uint8Array(bytes);
}
