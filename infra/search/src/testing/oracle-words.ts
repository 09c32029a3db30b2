const knownWords = new Map<string, string[]>();

/** Words of a text, small and without accents. */
export function plain(text: string): string[] {
  const known = knownWords.get(text) ?? splitPlain(text);
  knownWords.set(text, known);
  return known;
}

function splitPlain(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/);
  return words.filter((word) => word !== '');
}

/** A word as it was typed, or its beginning while it is typed. */
export function isWritten(word: string, text: string, goesOn: boolean): boolean {
  return goesOn ? word.startsWith(text) : word === text;
}

/** The rest has two letters or more, and may go on while it is typed from three on; the word has four or more. */
export function isSplit([first, second]: [string, string | undefined], text: string, goesOn: boolean): boolean {
  if (second === undefined || text.length < 4 || first === '' || !text.startsWith(first)) return false;
  const rest = text.slice(first.length);
  return rest.length >= 2 && isWritten(second, rest, goesOn && rest.length >= 3);
}

/** The same word in both numbers. */
export function isPluralPair(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 3) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.endsWith('z')) return long === `${short.slice(0, -1)}ces`;
  if (long === `${short}s`) return true;
  return long === `${short}es`;
}

const knownCosts = { whole: new Map<string, Map<string, number>>(), prefix: new Map<string, Map<string, number>>() };

/** Typos between a query word and a word of a record. */
export function cost(query: string, word: string, isPrefix: boolean): number {
  const costs = knownCosts[isPrefix ? 'prefix' : 'whole'];
  const ofQuery = costs.get(query) ?? new Map<string, number>();
  costs.set(query, ofQuery);
  const known = ofQuery.get(word) ?? countEdits(query, word, isPrefix);
  ofQuery.set(word, known);
  return known;
}

/** Edits from a query word to a word (or to its best prefix); another first letter counts once more. */
function countEdits(query: string, word: string, isPrefix: boolean): number {
  const penalty = query[0] === word[0] ? 0 : 1;
  if (!isPrefix) return editDistance(query, word) + penalty;
  const prefixes = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length));
  return Math.min(...prefixes.map((prefix) => editDistance(query, prefix))) + penalty;
}

function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const options = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push(at(i - 2, j - 2) + 1);
      const row = table[i];
      if (row !== undefined) row[j] = Math.min(...options);
    }
  }
  return at(a.length, b.length);
}
