import type { QueryWord } from './query-text.ts';
import type { WordSource } from './word-sources.ts';

/** The query words of a text search with their postings, in query order. */
export interface WordPostings {
  word: QueryWord;
  sources: WordSource[];
}
