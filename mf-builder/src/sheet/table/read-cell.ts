import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { cellTexts as texts } from '../sheet-texts.ts';
import type { CellChoice, CellValue, ColumnKind } from './column.ts';
import { ambiguous, type DecimalMark, readNumber, readPesos } from './read-number.ts';

/** A cell of a file that holds no value but a reason: a formula never counted, or one that failed. */
export interface CellFault {
  readonly fault: 'formula' | 'error';
  readonly text: string;
}

/** A cell as a file, the clipboard or a person gives it. */
export type RawCell = string | number | boolean | null | CellFault;

/** A value, or what is wrong with the cell. */
export type Reading =
  | { readonly ok: true; readonly value: CellValue }
  | { readonly ok: false; readonly message: string };

const read = (value: CellValue): Reading => ({ ok: true, value });
const wrong = (message: string): Reading => ({ ok: false, message });

interface Hints {
  /** The decimal mark of the column. */
  readonly mark?: DecimalMark;
  /** What one unit of the column is worth, where the sheet tells prices in millions. */
  readonly scale?: number;
}

/** What a cell says for a column of this kind; an empty one is null. */
export function readCell(column: ColumnKind, raw: RawCell, hints: Hints = {}): Reading {
  if (raw !== null && typeof raw === 'object') {
    return wrong(raw.fault === 'formula' ? texts.formula : texts.failedFormula(raw.text));
  }
  const cell = typeof raw === 'string' ? raw.trim() : raw;
  if (cell === null || cell === '') return read(null);
  switch (column.kind) {
    case 'text':
      return read(String(cell));
    case 'money':
      return readMoney(cell, hints.scale);
    case 'number':
      return readQuantity(cell, column.decimals, hints.mark);
    case 'choice':
      return readChoice(String(cell), column.choices);
    case 'toggle':
      return readToggle(cell, column);
  }
}

function readMoney(cell: string | number | boolean, scale = 1): Reading {
  if (typeof cell === 'boolean') return wrong(texts.noMoney);
  const scaled = scale > 1 && typeof cell === 'string' ? readNumber(cell, ',') : undefined;
  const amount = typeof scaled === 'number' ? scaled : typeof cell === 'number' ? cell : undefined;
  const pesos = amount === undefined ? readPesos(String(cell)) : Math.round(amount * scale);
  return pesos === undefined || !Number.isSafeInteger(pesos) ? wrong(texts.noMoney) : read(pesos);
}

function readQuantity(cell: string | number | boolean, decimals: number, mark: DecimalMark | undefined): Reading {
  const value = typeof cell === 'number' ? cell : readNumber(String(cell), mark);
  if (value === ambiguous) return wrong(texts.ambiguous(String(cell)));
  if (value === undefined || !Number.isFinite(value)) return wrong(texts.noNumber);
  // A sheet that counts keeps 0.1 + 0.2 as it is; what people wrote never has more than a few decimals.
  const rounded = Number(value.toFixed(decimals));
  return Math.abs(rounded - value) > 1e-6 && decimals === 0 ? wrong(texts.noWhole) : read(rounded);
}

function readChoice(text: string, choices: readonly CellChoice[]): Reading {
  const slug = slugify(text);
  const names = ({ value, label, words = [] }: CellChoice) => [value, label, ...words].map(slugify);
  const exact = choices.find((choice) => names(choice).includes(slug));
  const plural = choices.filter((choice) => names(choice).some((name) => `${name}s` === slug || `${name}es` === slug));
  const found = exact ?? (plural.length === 1 ? plural[0] : undefined);
  return found ? read(found.value) : wrong(texts.noChoice(choices.map(({ label }) => label)));
}

const yes: ReadonlySet<string> = new Set(['si', 's', 'x', 'yes', 'y', 'true', 'verdadero', '1', 'ok']);
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', 'falso', '0']);

function readToggle(
  cell: string | number | boolean,
  words: { readonly yes?: readonly string[]; readonly no?: readonly string[] },
): Reading {
  if (typeof cell === 'boolean') return read(cell);
  const slug = slugify(String(cell)) || String(cell);
  if (slug === '✓' || slug === '✔' || yes.has(slug) || words.yes?.includes(slug)) return read(true);
  if (no.has(slug) || words.no?.includes(slug)) return read(false);
  return wrong(texts.noToggle);
}
