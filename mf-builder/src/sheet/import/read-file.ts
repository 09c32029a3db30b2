import { formatDecimal } from '@umbral/domain/format/format.ts';
import { importTexts } from '../sheet-texts.ts';
import { decodeText } from './decode-text.ts';
import type { RawBook } from './raw-sheet.ts';
import { readText } from './read-text.ts';

/** Most of a file in bytes, and of a paste in letters. */
const mostBytes = 5_000_000;
const mostLetters = 2_000_000;

const { faults, notes } = importTexts;
const megabytes = (size: number) => formatDecimal(Math.round(size / 100_000) / 10);
const refused = (message: string): RawBook => ({ ok: false, message });

function beginsWith(bytes: Uint8Array, ...marks: readonly number[]): boolean {
  return marks.every((mark, at) => bytes[at] === mark);
}

/** Reads a file by what it is, whatever it is called. */
export async function readFile(file: File): Promise<RawBook> {
  if (file.size > mostBytes) return refused(faults.tooLarge(megabytes(file.size)));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return refused(faults.oldExcel);
  if (beginsWith(bytes, 0x50, 0x4b)) {
    const { readWorkbook } = await import(/* webpackChunkName: "sheet-xlsx-reading" */ './read-xlsx.ts');
    return await readWorkbook(bytes);
  }
  const decoded = decodeText(bytes);
  if (!decoded) return refused(faults.binary);
  const book = await readText(decoded.text, file.name);
  if (!book.ok || decoded.encoding === 'UTF-8') return book;
  return { ...book, notes: [...book.notes, notes.encoding(decoded.encoding)] };
}

/** Reads what was pasted. Too much is refused before it is drawn or read. */
export async function readPaste(text: string): Promise<RawBook> {
  return text.length > mostLetters ? refused(faults.tooLong(megabytes(text.length))) : await readText(text);
}
