import type { Alternative } from '../query-text.ts';

const SHORTEST_SPLIT = 5;
const SHORTEST_PART = 2;
/** What is still being typed needs more letters, or it could go on as almost anything. */
const SHORTEST_OPEN_PART = 3;

/** A word written as two, at every place where that may be: apartaestudio, aparta estudio. Each costs a typo. */
export function splitAlternatives(word: string, isPrefix: boolean): Alternative[] {
  if (word.length < SHORTEST_SPLIT) return [];
  const alternatives: Alternative[] = [];
  const last = word.length - (isPrefix ? SHORTEST_OPEN_PART : SHORTEST_PART);
  for (let at = SHORTEST_PART; at <= last; at++) {
    alternatives.push({ words: [word.slice(0, at), word.slice(at)], isExact: false, typos: 1, isPrefix });
  }
  return alternatives;
}

/** Two words written as one. It costs a typo. */
export function joinedAlternative(first: string, second: string, isPrefix: boolean): Alternative {
  return { words: [first + second], isExact: false, typos: 1, isPrefix };
}
