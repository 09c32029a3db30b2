import type { Alternative } from '../query-text.ts';

const SHORTEST_SPLIT = 4;
const SHORTEST_REST = 2;
/** What is still being typed needs more letters, or it could go on as almost anything. */
const SHORTEST_OPEN_REST = 3;

/** A word written as two, or with a hyphen, at every place where that may be: aparta estudio, e-mail. Each costs a typo. */
export function splitAlternatives(word: string, isPrefix: boolean): Alternative[] {
  if (word.length < SHORTEST_SPLIT) return [];
  return Array.from({ length: word.length - SHORTEST_REST }, (_, i) => {
    const [first, rest] = [word.slice(0, i + 1), word.slice(i + 1)];
    const goesOn = isPrefix && rest.length >= SHORTEST_OPEN_REST;
    return { words: [first, rest], isExact: false, typos: 1, isPrefix: goesOn };
  });
}

/** Two words written as one. It costs a typo. */
export function joinedAlternative(first: string, second: string, isPrefix: boolean): Alternative {
  return { words: [first + second], isExact: false, typos: 1, isPrefix };
}
