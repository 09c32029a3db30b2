import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';

export type DecimalMark = ',' | '.';

/** A text that means one number with one decimal mark and another one with the other. */
export const ambiguous = Symbol('ambiguous');

const noise = /[$€%\s]|cop|usd|pesos|mts?2?\b|m2|m²|metros/gi;
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;

function bare(text: string): string {
  return text.normalize('NFKC').replace(noise, '').replace(/^[−–]/, '-');
}

const marksIn = (digits: string) => [...digits].filter((letter) => letter === '.' || letter === ',');

/** `12.500,75` read with its decimal mark; undefined where the other mark does not group thousands. */
function withMark(digits: string, mark: DecimalMark): number | undefined {
  const at = digits.lastIndexOf(mark);
  const whole = digits.slice(0, at);
  const decimals = digits.slice(at + 1);
  const isWhole = /^\d*$/.test(whole) || grouped.test(whole);
  return isWhole && /^\d+$/.test(decimals) ? Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimals}`) : undefined;
}

/** Whether three digits behind one mark may as well be a group of thousands. */
const couldGroup = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

function readDigits(digits: string, mark: DecimalMark | undefined): number | typeof ambiguous | undefined {
  const marks = marksIn(digits);
  const last = marks.at(-1);
  if (last === undefined) return Number(digits);
  if (new Set(marks).size === 2) {
    return marks.indexOf(last) < marks.length - 1 ? undefined : withMark(digits, last === '.' ? '.' : ',');
  }
  if (marks.length > 1) return grouped.test(digits) ? Number(digits.replace(/[.,]/g, '')) : undefined;
  if (!couldGroup(digits) || last === mark) return withMark(digits, last === '.' ? '.' : ',');
  return mark === undefined ? ambiguous : Number(digits.replace(/[.,]/g, ''));
}

/**
 * The number in a text with units, signs and either decimal mark: "68,5 m²", "1.250,75", "30 %".
 * `mark` is the decimal mark of its column; without it "1.250" is `ambiguous`. Undefined for what is no number.
 */
export function readNumber(text: string, mark?: DecimalMark): number | typeof ambiguous | undefined {
  const [, sign, digits = ''] = /^(-?)(\d[\d.,]*)$/.exec(bare(text)) ?? [];
  if (sign === undefined) return undefined;
  const value = readDigits(digits, mark);
  return typeof value === 'number' && sign ? -value : value;
}

/** Whole pesos in a text: "$ 245.000.000", "245,5 M", "245,000,000.00"; undefined for what is no amount. */
export function readPesos(text: string): number | undefined {
  const value = readNumber(text);
  if (value === undefined) return /[a-z]/i.test(text) ? parseAmount(text) : undefined;
  // Pesos have no thousandths, so three digits behind a mark are thousands.
  return Math.round(value === ambiguous ? Number(bare(text).replace(/[.,]/g, '')) : value);
}

/** The decimal mark that the texts of one column agree on; undefined where nothing tells it. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark | undefined {
  const found = new Set(texts.map(evidence).filter((mark) => mark !== undefined));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function evidence(text: string): DecimalMark | undefined {
  const digits = bare(text);
  const marks = marksIn(digits);
  const last = marks.at(-1);
  if (last === undefined || !/^-?[\d.,]+$/.test(digits)) return undefined;
  const other: DecimalMark = last === '.' ? ',' : '.';
  const own: DecimalMark = last === '.' ? '.' : ',';
  if (new Set(marks).size === 2) return own;
  if (marks.length > 1) return other;
  return couldGroup(digits) ? undefined : own;
}
