import { additionalCriterionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { additionalCriteria } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { HomeTest, HomeTraits } from './home-traits.ts';
import { wordsOf, wordTest } from './word-match.ts';

/** Makes the test of a free search: whether a home says its words; every home does where it has none. */
export function saysWords(text: string): HomeTest {
  const fits = wordTest(text);
  return (home) => fits === undefined || fits(knownWords(home));
}

/** Words of homes, read once for all alerts of a run. */
const readWords = new WeakMap<HomeTraits, readonly string[]>();

function knownWords(home: HomeTraits): readonly string[] {
  const known = readWords.get(home) ?? wordsOf([home.words, ...criteriaOf(home)].join(' '));
  readWords.set(home, known);
  return known;
}

function criteriaOf({ values }: HomeTraits): string[] {
  const keys = [values.criteria].flat();
  return additionalCriteria.filter((one) => keys.includes(one)).map((one) => additionalCriterionLabels[one]);
}
