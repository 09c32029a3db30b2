const ASCII = /^[\p{ASCII}]*$/u;
const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const LONGEST_WORD = 120;

export interface TextWord {
  /** The folded word, as it stands in the vocabulary. */
  word: string;
  /** Offsets in the original text, end exclusive. */
  start: number;
  end: number;
}

/** Lower case without accents or tilde: `Bogotá` and `bogota`, `niño` and `nino` are one word. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.toLowerCase().normalize('NFKD').replace(MARKS, '');
}

/** The folded words of a text with their place in it, for indexing and for highlighting alike. */
export function textWords(text: string): TextWord[] {
  const found: TextWord[] = [];
  for (const match of text.matchAll(WORDS)) {
    const word = fold(match[0]).slice(0, LONGEST_WORD);
    if (word !== '') found.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** Only the folded words of a text. */
export function foldedWords(text: string): string[] {
  const folded = fold(text).match(WORDS) ?? [];
  return folded.map((word) => word.slice(0, LONGEST_WORD));
}

/** How many characters of the original word cover the first `length` folded characters. */
export function originalLength(original: string, length: number): number {
  let folded = 0;
  let taken = 0;
  for (const character of original) {
    if (folded >= length && !/\p{M}/u.test(character)) break;
    folded += fold(character).length;
    taken += character.length;
  }
  return taken;
}
