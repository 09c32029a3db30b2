import type { SegmentMatches } from './segment-matches.ts';

/** What a record loses of its 100 points against the best one, per step of each kind. */
const LOSS = { typo: 25, word: 25, exact: 10, attribute: 10 };

/**
 * Keeps the records whose relevance is at least `strictness` (0 to 100) and gives their number. Relevance is measured
 * against the best value of each criterion among all matches; without words every record is equally relevant.
 */
export function keepRelevant(all: readonly SegmentMatches[], strictness: number): number {
  const best = { typos: Number.POSITIVE_INFINITY, words: 0, exact: 0, attribute: Number.POSITIVE_INFINITY };
  const each = (visit: (facts: ReturnType<SegmentMatches['relevance']>) => void) => {
    for (const matches of all) for (let i = 0; i < matches.count; i++) visit(matches.relevance(matches.ids[i] ?? 0));
  };
  each(({ typos, words, exact, attribute }) => {
    best.typos = Math.min(best.typos, typos);
    best.words = Math.max(best.words, words);
    best.exact = Math.max(best.exact, exact);
    best.attribute = Math.min(best.attribute, attribute);
  });
  for (const matches of all) {
    matches.keep((doc) => {
      const { typos, words, exact, attribute } = matches.relevance(doc);
      const loss =
        LOSS.typo * (typos - best.typos) +
        LOSS.word * (best.words - words) +
        LOSS.exact * (best.exact - exact) +
        LOSS.attribute * (attribute - best.attribute);
      return 100 - loss >= strictness;
    });
  }
  return all.reduce((sum, matches) => sum + matches.count, 0);
}
