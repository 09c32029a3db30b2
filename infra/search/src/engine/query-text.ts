/** Another way to write a query word: a plural, a synonym, two words in one. Several words mean a phrase. */
export interface Alternative {
  words: string[];
  isExact: boolean;
  typos: number;
  /** Whether the last word may go on; for words that are still being typed. */
  isPrefix?: boolean;
}

/** One word of a query, ready to be matched. */
export interface QueryWord {
  word: string;
  isPrefix: boolean;
  /** A record may lack it. */
  isOptional: boolean;
  maxTypos: number;
  alternatives: Alternative[];
}

/** A query after analysis; independent of any index. */
export interface QueryText {
  words: QueryWord[];
  /** Runs of words (from, to, inclusive) that must stand together. */
  phrases: [number, number][];
  /** Phrases that a record must not contain. */
  excluded: string[][];
}

/** Which attributes are searched: the rank of each, whether the position in it counts, whether typos do. */
export interface AttributeRank {
  rank: number;
  isOrdered: boolean;
  allowsTypos: boolean;
}

/** How words are matched in this view of the index. */
export interface TextRules {
  /** The rank of an attribute path, or null if it is not searched. */
  rankOf(path: string): AttributeRank | null;
  /** What makes a single-word query exact: its word alone in an attribute, a word, or never. */
  exactOnSingleWord: 'attribute' | 'word' | 'none';
  /** Neighbouring words nearer than this are equally near. */
  minProximity: number;
}

export const NO_TEXT: QueryText = { words: [], phrases: [], excluded: [] };
