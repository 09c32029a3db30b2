import { everyWord } from '../homes/record-attributes.ts';

/** A query of the index that finds every home, those first that say some words. */
export interface RankingWords {
  readonly query?: string;
  readonly optionalWords?: readonly string[];
}

/**
 * What nobody understood of a text ranks and takes no home away: every record has the word that is looked for, and those
 * of the text are optional. Nothing where the text has no word.
 */
export function rankingWords(text = ''): RankingWords {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? {} : { query: [everyWord, ...words].join(' '), optionalWords: words };
}
