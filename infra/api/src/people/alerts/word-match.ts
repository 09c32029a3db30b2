import { slugify } from '@umbral/domain/vocabulary/slugify.ts';

/** Words that say nothing about a home. */
const empty: ReadonlySet<string> = new Set('a al con de del e el en la las los o para por que un una y'.split(' '));

/** Words of a text, small and without accents. */
export function wordsOf(text: string): string[] {
  return slugify(text)
    .split('-')
    .filter((word) => word !== '');
}

/**
 * Makes the test of a free search as the search box reads it: every word that says something is there, in the
 * singular or the plural; the last one may still be unfinished. Slips of the hand, which the search box forgives, are
 * not: nobody looks at a letter before it is sent.
 */
export function wordTest(text: string): ((known: readonly string[]) => boolean) | undefined {
  const all = wordsOf(text);
  const last = all.length - 1;
  const telling = all.filter((word, at) => at === last || !empty.has(word));
  const asked = telling.every((word) => empty.has(word)) ? all : telling;
  if (asked.length === 0) return undefined;
  return (known) =>
    asked.every((word, at) =>
      known.some((one) => isSameWord(word, one) || (at === asked.length - 1 && one.startsWith(word))),
    );
}

/** The same word in either number: torre and torres, balcon and balcones, luz and luces. */
function isSameWord(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (short === long || long === `${short}s` || long === `${short}es`) return true;
  return short.endsWith('z') && long === `${short.slice(0, -1)}ces`;
}
