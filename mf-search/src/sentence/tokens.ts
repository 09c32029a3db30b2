/** A word, a number or a mark of a sentence, and where it stands in it. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  readonly from: number;
  readonly to: number;
  /** As typed. */
  readonly raw: string;
  /** Lowercase and without accents. */
  readonly word: string;
}

/** "ccb907746b" is a name and no amount; "usd200k" is one. */
const code = String.raw`(?<![\p{L}\d])(?!(?:us|usd|cop|eur|pab)\d)\p{L}{2,}\d{3,}\p{L}[\p{L}\d]*`;
/** The dot of "Carlos E. Restrepo" and the hyphen of "pre-venta" are no marks. */
const inName = String.raw`(?<!(?<=\p{L}{3} )\p{L}(?=\. \p{L}{3})|(?<=\p{L})(?=-\p{L}))`;
const pattern = new RegExp(
  String.raw`(\d{1,3}(?: \d{3}){2,}(?!\d)|\d+(?:[.,'’]\d+)*)|(${code}|\p{L}[\p{L}\p{M}]*(?:[2²](?![\d\p{L}]))?)|${inName}[^\s\p{L}\d]`,
  'gu',
);
const diacritics = /\p{Diacritic}/gu;

/** The tokens of a sentence; "3h" are two, "m²" is one, "1.200,50" and "280 000 000" are one. */
export function tokenize(sentence: string): Token[] {
  return Array.from(sentence.matchAll(pattern), (match) => {
    const [raw, number, word] = match;
    const kind = number ? 'number' : word ? 'word' : 'mark';
    return { kind, from: match.index, to: match.index + raw.length, raw, word: fold(raw) };
  });
}

/** Text without accents and capitals: "Cañaveral" is "canaveral", "m²" is "m2". */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(diacritics, '').toLowerCase();
}

/** A word in the singular, near enough to compare: "habitaciones" and "habitación" agree, so do "bodega" and "bodegas". */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  return /[lrndz]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
