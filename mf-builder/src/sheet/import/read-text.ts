import { importTexts } from '../sheet-texts.ts';
import { delimitedRows } from '../table/delimited.ts';
import { unescaped } from '../table/escape-cell.ts';
import { takeInSlices } from './in-slices.ts';
import { isBlank, mostColumns, mostRows, type RawBook } from './raw-sheet.ts';

const delimiters = ['\t', ';', ',', '|'] as const;

/** The first lines, without what stands in quotes. */
function bareLines(text: string): string[] {
  return text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
}

/** The character that parts the fields: the one that the lines have most of, and as many in each as can be. */
export function delimiterOf(text: string): string {
  const declared = /^\ufeff?sep=(.)\r?\n/i.exec(text)?.[1];
  if (declared) return declared;
  const lines = bareLines(text);
  const ranked = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return { delimiter, usual, agreeing: counts.filter((count) => count === usual && count > 0).length };
  });
  // A comma within numbers is in many lines too: what agrees in more lines wins, then what comes first in the list.
  const [best] = ranked.sort((a, b) => b.agreeing - a.agreeing || Number(b.usual > 0) - Number(a.usual > 0));
  return best && best.usual > 0 ? best.delimiter : '\t';
}

/** Reads pasted cells or the text of a CSV, in slices. */
export async function readText(text: string, name = ''): Promise<RawBook> {
  const clean = text.replace(/^\ufeff/, '');
  const body = clean.replace(/^sep=.\r?\n/i, '');
  const rows = await takeInSlices(delimitedRows(body, delimiterOf(clean)), mostRows + 1);
  if (rows.every(isBlank)) return { ok: false, message: importTexts.faults.empty };
  const read = rows.slice(0, mostRows).map((row) => row.slice(0, mostColumns).map(unescaped));
  return { ok: true, sheets: [{ name, rows: read, isCut: rows.length > mostRows }], notes: [] };
}
