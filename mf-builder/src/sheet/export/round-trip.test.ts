import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRows } from '../import/compare-rows.ts';
import { dataRows, findHeader, titlesOf } from '../import/find-header.ts';
import type { RawBook } from '../import/raw-sheet.ts';
import { readFile } from '../import/read-file.ts';
import { recogniseColumns } from '../import/recognise-columns.ts';
import type { DraftRow } from '../price-list/draft-row.ts';
import { plantTable } from '../price-list/plant-table.ts';
import { anyPlants, emptyPlant } from '../testing/plant-rows.ts';
import { writeCsv } from './write-csv.ts';
import { writeWorkbook } from './write-xlsx.ts';

const table = plantTable(() => emptyPlant);

/** What a file means for the rows it came from. */
function outcomes(book: RawBook, rows: readonly DraftRow[]) {
  const sheet = book.ok ? book.sheets[0] : undefined;
  if (!sheet) throw new Error('The file was refused');
  const header = findHeader(table.columns, sheet);
  const titles = titlesOf(table.columns, sheet, header);
  const { data } = dataRows(sheet, header);
  const mapping = recogniseColumns(table.columns, titles, []).map(({ key }) => key);
  const { outcomes: found, missing } = compareRows(table, rows, { titles, data }, mapping);
  return { found, missing };
}

const named = anyPlants.map((plants) =>
  plants.filter(({ name }) => slugify(name) !== '' && !/^(sub\s?)?total|^suma\b|^promedio\b/i.test(name)),
);

test('a table that was exported as CSV comes back without differences', async () => {
  await fc.assert(
    fc.asyncProperty(named, async (facts) => {
      fc.pre(facts.length > 0);
      const rows = facts.map((plant) => ({ ...emptyPlant, ...plant }));
      const book = await readFile(new File([writeCsv(table.columns, rows)], 'tipologias.csv'));
      const { found, missing } = outcomes(book, rows);
      expect(found.map(({ kind }) => kind)).toEqual(rows.map(() => 'same'));
      expect(missing).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('a table that was exported as a workbook comes back without differences', async () => {
  await fc.assert(
    fc.asyncProperty(named, async (facts) => {
      fc.pre(facts.length > 0);
      const rows = facts.map((plant) => ({ ...emptyPlant, ...plant }));
      const bytes = await writeWorkbook('Tipologías', table.columns, rows);
      const { found, missing } = outcomes(await readFile(new File([bytes], 'tipologias.xlsx')), rows);
      expect(found.map(({ kind }) => kind)).toEqual(rows.map(() => 'same'));
      expect(missing).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

test('a cell that a spreadsheet would run is written so that it is read, and is read back as it was', () => {
  const csv = writeCsv(table.columns, [{ ...emptyPlant, name: '=HYPERLINK("http://x";"ver")' }]);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"";""ver"")"`);
  expect(csv.startsWith('\ufeff')).toBe(true);
});
