/** A sorted list of distinct words; `shared[i]` is the length of the prefix that word i shares with word i-1. */
export interface Vocabulary {
  words: string[];
  shared: Uint8Array;
}

/** Words of a vocabulary near a query word, with the typos that lead there, fewest typos first. */
export interface NearWords {
  words: number[];
  typos: number[];
}

/** What to look for: a folded word, as a prefix or whole, with at most this many typos (0 to 2). */
export interface WordQuery {
  word: string;
  isPrefix: boolean;
  maxTypos: number;
}

/** Shared prefix lengths of a sorted word list. */
export function sharedPrefixes(words: readonly string[]): Uint8Array {
  const shared = new Uint8Array(words.length);
  for (let i = 1; i < words.length; i++) {
    const previous = words[i - 1] ?? '';
    const word = words[i] ?? '';
    let length = 0;
    while (length < 255 && length < word.length && word[length] === previous[length]) length++;
    shared[i] = length;
  }
  return shared;
}

/** Index of the first word not smaller than `word` (UTF-16 order). */
export function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of a word, or -1. */
export function wordIndex(vocabulary: Vocabulary, word: string): number {
  const index = lowerBound(vocabulary.words, word);
  return vocabulary.words[index] === word ? index : -1;
}

/** First word behind all that start with `prefix`. */
export function prefixEnd(words: readonly string[], prefix: string): number {
  let low = lowerBound(words, prefix);
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '').startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All words that match a query word: itself, its continuations, and those within the typo allowance. */
export function nearWords(vocabulary: Vocabulary, query: WordQuery): NearWords {
  if (query.maxTypos === 0) return exactWords(vocabulary, query);
  const walk = new TypoWalk(vocabulary, query);
  const first = query.word.slice(0, 1);
  if (query.maxTypos === 1) walk.range(lowerBound(vocabulary.words, first), prefixEnd(vocabulary.words, first));
  else walk.range(0, vocabulary.words.length);
  return walk.byTypos();
}

function exactWords(vocabulary: Vocabulary, { word, isPrefix }: WordQuery): NearWords {
  const start = lowerBound(vocabulary.words, word);
  const end = isPrefix ? prefixEnd(vocabulary.words, word) : start + (vocabulary.words[start] === word ? 1 : 0);
  const words = Array.from({ length: end - start }, (_, i) => start + i);
  return { words, typos: new Array<number>(words.length).fill(0) };
}

/**
 * Walks the sorted vocabulary as if it were a trie: the rows of the edit-distance table (insertion, deletion,
 * substitution, transposition of neighbours) are kept per depth, and a branch that can no longer match is skipped
 * through the shared prefix lengths. A different first letter costs one typo more, as in the Algolia documentation.
 */
class TypoWalk {
  readonly #vocabulary: Vocabulary;
  readonly #query: WordQuery;
  readonly #rows: Uint8Array[] = [];
  readonly #lowest: number[] = [0];
  readonly #bestPrefix: number[] = [];
  readonly #found: number[][];

  constructor(vocabulary: Vocabulary, query: WordQuery) {
    this.#vocabulary = vocabulary;
    this.#query = query;
    this.#found = Array.from({ length: query.maxTypos + 1 }, () => []);
    this.#rows.push(Uint8Array.from({ length: query.word.length + 1 }, (_, j) => j));
    this.#bestPrefix.push(query.word.length);
  }

  range(start: number, end: number): void {
    const { words, shared } = this.#vocabulary;
    let depth = 0;
    let i = start;
    while (i < end) {
      const word = words[i] ?? '';
      depth = Math.min(depth, i === start ? 0 : (shared[i] ?? 0));
      const penalty = word[0] === this.#query.word[0] ? 0 : 1;
      const limit = this.#query.maxTypos - penalty;
      let isDead = false;
      while (depth < word.length && !isDead) {
        this.#row(word, depth);
        depth++;
        isDead = this.#isDead(depth, limit);
      }
      const cost = this.#cost(word, depth) + penalty;
      const next = isDead ? this.#skip(i, end, depth) : i + 1;
      if (cost <= this.#query.maxTypos && (this.#query.isPrefix || !isDead)) this.#take(cost, i, next);
      i = next;
    }
  }

  byTypos(): NearWords {
    const words = this.#found.flat();
    const typos = this.#found.flatMap((list, cost) => list.map(() => cost));
    return { words, typos };
  }

  #take(cost: number, from: number, to: number): void {
    const list = this.#found[cost];
    for (let i = from; i < to; i++) list?.push(i);
  }

  #skip(from: number, end: number, depth: number): number {
    const { shared } = this.#vocabulary;
    let i = from + 1;
    while (i < end && (shared[i] ?? 0) >= depth) i++;
    return i;
  }

  #isDead(depth: number, limit: number): boolean {
    return (this.#lowest[depth] ?? 0) > limit && (this.#lowest[depth - 1] ?? 0) >= limit;
  }

  #cost(word: string, depth: number): number {
    if (this.#query.isPrefix) return this.#bestPrefix[depth] ?? 0;
    return depth === word.length ? (this.#rows[depth]?.[this.#query.word.length] ?? 255) : 255;
  }

  /** Row `depth + 1`: distances of the first depth + 1 letters of `word` to every prefix of the query word. */
  #row(word: string, depth: number): void {
    const query = this.#query.word;
    const width = query.length;
    const above = this.#rows[depth];
    const twoAbove = this.#rows[depth - 1];
    const row = this.#rows[depth + 1] ?? new Uint8Array(width + 1);
    if (above === undefined) return;
    const letter = word.charCodeAt(depth);
    const before = depth > 0 ? word.charCodeAt(depth - 1) : -1;
    row[0] = depth + 1;
    let lowest = depth + 1;
    for (let j = 1; j <= width; j++) {
      const same = query.charCodeAt(j - 1) === letter;
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (j > 1 && twoAbove !== undefined && query.charCodeAt(j - 2) === letter && query.charCodeAt(j - 1) === before) {
        cost = Math.min(cost, (twoAbove[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < lowest) lowest = cost;
    }
    this.#rows[depth + 1] = row;
    this.#lowest[depth + 1] = lowest;
    this.#bestPrefix[depth + 1] = Math.min(this.#bestPrefix[depth] ?? 255, row[width] ?? 255);
  }
}
