const ASCII = /^[\p{ASCII}]*$/u;
const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const LONGEST_WORD = 120;
/** Letters that no accent was taken from. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** Before ½ and its like behind a number: 3½ is three and a half, not 31 halves. */
const BEFORE_FRACTION = /(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e\u2189])/g;

export interface TextWord {
  /** The folded word, as it stands in the vocabulary. */
  word: string;
  /** Offsets in the original text, end exclusive. */
  start: number;
  end: number;
}

/** Lower case without accents, tilde or letters of other alphabets' own: `Bogotá` and `bogota`, `Łódź` and `lodz`. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const lower = text.toLowerCase().replace(BEFORE_FRACTION, ' ');
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** The folded words of a text with their place in it, for indexing and for highlighting alike. */
export function textWords(text: string): TextWord[] {
  const found: TextWord[] = [];
  for (const match of text.matchAll(WORDS)) {
    const end = match.index + match[0].length;
    // ½ is two words, 1 and 2, of one character: the first has it, the other stands at its end.
    foldedWords(match[0]).forEach((word, i) => {
      found.push({ word, start: i === 0 ? match.index : end, end });
    });
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
