import { describe, expect, test } from 'vitest';
import { type AnalysisRules, analyseQuery } from './query-analysis.ts';

const rules: AnalysisRules = {
  queryType: 'prefixLast',
  allowsTypos: true,
  minWordSizeFor1Typo: 4,
  minWordSizeFor2Typos: 8,
  allowsTyposOnNumbers: true,
  wordsWithoutTypos: new Set(),
  ignoresPlurals: false,
  removesStopWords: false,
  optionalWords: new Set(),
  alternativesAsExact: new Set(),
  syntax: { phrases: true, exclusions: true },
  synonyms: null,
};

const numbered = (count: number, letter: string) => Array.from({ length: count }, (_, i) => `${letter}${i}`);
const read = (query: string) => {
  const { words, phrases, excluded } = analyseQuery(query, rules);
  return { words: words.map(({ word }) => word), phrases, excluded };
};

describe('a query has at most twenty words', () => {
  test('a long phrase is cut short', () => {
    expect(read(`"${numbered(500, 'p').join(' ')}"`)).toEqual({
      words: numbered(20, 'p'),
      phrases: [[0, 19]],
      excluded: [],
    });
  });

  test('phrases have the room that words leave', () => {
    const query = `"a b" ${numbered(17, 'w').join(' ')} "c d e" "f g"`;
    expect(read(query)).toMatchObject({
      words: [...numbered(17, 'w'), 'a', 'b', 'c'],
      phrases: [
        [17, 18],
        [19, 19],
      ],
    });
    expect(read(`"a b" ${numbered(30, 'w').join(' ')}`)).toMatchObject({ words: numbered(20, 'w'), phrases: [] });
  });

  test('exclusions have the room that both leave, and are never cut', () => {
    const many = numbered(40, 'x').map((word) => `-${word}`);
    expect(read(many.join(' '))).toMatchObject({ words: [], excluded: numbered(20, 'x').map((word) => [word]) });
    expect(read(`casa -"${numbered(30, 'x').join(' ')}"`)).toMatchObject({ words: ['casa'], excluded: [] });
    expect(read('casa "con patio" -lote -"sin agua"')).toEqual({
      words: ['casa', 'con', 'patio'],
      phrases: [[1, 2]],
      excluded: [['sin', 'agua'], ['lote']],
    });
  });
});
