import { describe, expect, test } from 'vitest';
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './filter-lists.ts';
import { parseFilters } from './filters-grammar.ts';

const facet = (attribute: string, value: string, isNegated = false, score = 1) => ({
  kind: 'facet',
  attribute,
  value,
  isNegated,
  score,
});

describe('filters', () => {
  test('AND of ORs in parentheses becomes clauses', () => {
    expect(parseFilters('city:Cali AND (type:Casa OR type:Apartamento) AND NOT status:Sold')).toEqual([
      [facet('city', 'Cali')],
      [facet('type', 'Casa'), facet('type', 'Apartamento')],
      [facet('status', 'Sold', true)],
    ]);
  });

  test('A AND B OR C without parentheses is A AND (B OR C)', () => {
    expect(parseFilters('a:1 AND b:2 OR b:3')).toEqual([[facet('a', '1')], [facet('b', '2'), facet('b', '3')]]);
  });

  test('parentheses around one condition, or around an OR within another, change nothing', () => {
    expect(parseFilters('((a:1)) AND ((b:2 OR b:3) OR b:4)')).toEqual([
      [facet('a', '1')],
      [facet('b', '2'), facet('b', '3'), facet('b', '4')],
    ]);
  });

  test('numbers: comparisons and inclusive ranges', () => {
    expect(parseFilters('price >= 100 AND price:1.5 TO 20 AND rooms != -3')).toMatchObject([
      [{ kind: 'number', attribute: 'price', from: 100, to: Number.POSITIVE_INFINITY, isNegated: false }],
      [{ kind: 'number', attribute: 'price', from: 1.5, to: 20 }],
      [{ kind: 'number', attribute: 'rooms', from: -3, to: -3, isNegated: true }],
    ]);
    expect(parseFilters('price<5')).toMatchObject([[{ to: 5, excludesTo: true }]]);
  });

  test('quoted values, escapes, negated values, scores and tags', () => {
    expect(parseFilters(`"project.city":"Santa Marta"`)).toEqual([[facet('project.city', 'Santa Marta')]]);
    expect(parseFilters(String.raw`a:'it\'s > "x"'`)).toEqual([[facet('a', `it's > "x"`)]]);
    expect(parseFilters('a:-b')).toEqual([[facet('a', 'b', true)]]);
    expect(parseFilters('a:b<score=3> OR a:c<score=2>')).toEqual([
      [facet('a', 'b', false, 3), facet('a', 'c', false, 2)],
    ]);
    expect(parseFilters('public AND NOT "user 1"')).toEqual([
      [facet('_tags', 'public')],
      [facet('_tags', 'user 1', true)],
    ]);
  });

  test.each([
    ['Type:Important dates', 'filters: Unexpected token string(dates) expected end of filter at col 15'],
    ['category.lvl2:Womens>Tailoring', 'filters: Unexpected token > expected end of filter at col 20'],
    ['city.name:Santa Marta', 'filters: Unexpected token string(Marta) expected end of filter at col 16'],
    ['(a:1 AND b:2) OR c:3', 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'],
    ['(a:1 AND b:2)', 'filters: filter (X AND Y) is not allowed, only (X OR Y) AND Z is allowed'],
    ['(a:1 AND b:2) AND c:3', 'filters: filter (X AND Y) is not allowed, only (X OR Y) AND Z is allowed'],
    ['(a:1 AND (b:2 OR c:3))', 'filters: filter (X AND Y) is not allowed, only (X OR Y) AND Z is allowed'],
    ['NOT (a:1 OR a:2)', 'filters: Unexpected token ( expected attribute or value at col 4'],
    ['(a:1 OR a:2', 'filters: Unexpected token end of filter expected ) at col 11'],
    ['price > cheap', 'filters: Unexpected token string(cheap) expected number at col 8'],
    ['a:', 'filters: Unexpected token end of filter expected value at col 2'],
    ['a:1 AND', 'filters: Unexpected token end of filter expected attribute or value at col 7'],
    [
      'a:1 OR price > 3',
      'filters: Different types are not allowed in the same OR, only one of facet, numeric or tag is allowed',
    ],
  ])('refuses %s', (text, message) => {
    expect(() => parseFilters(text)).toThrow(message);
  });

  test('nesting without end is refused, not a crash', () => {
    expect(() => parseFilters('('.repeat(5000))).toThrow('too many nested parentheses');
  });

  test('quotes without end are refused before the rest is read from each of them', () => {
    expect(() => parseFilters('a:"b" AND c:"d')).toThrow('filters: Unexpected token " expected value at col 12');
    expect(() => parseFilters(String.raw`\"`.repeat(60_000))).toThrow('filters: Unexpected token "');
  });
});

describe('lists', () => {
  test('facetFilters: AND of ORs, deeper lists are flattened, JSON and legacy text', () => {
    const expected = [[facet('a', 'v')], [facet('b', 'x'), facet('b', 'y', true)]];
    expect(parseFacetFilters(['a:v', ['b:x', 'b:-y']])).toEqual(expected);
    expect(parseFacetFilters(['a:v', [['b:x'], 'b:-y']])).toEqual(expected);
    expect(parseFacetFilters('["a:v",["b:x","b:-y"]]')).toEqual(expected);
    expect(parseFacetFilters('a:v,(b:x,b:-y)')).toEqual(expected);
    expect(parseFacetFilters([String.raw`a:\-3`, 'a:"with: colon"'])).toEqual([
      [facet('a', '-3')],
      [facet('a', 'with: colon')],
    ]);
    expect(parseFacetFilters([[], 'a:v'])).toEqual([[facet('a', 'v')]]);
  });

  test('numericFilters: operators, both cases of to, equality, legacy text', () => {
    expect(parseNumericFilters(['n>=10', ['n:1 TO 5', 'n:6 to 7'], 'n:5'])).toMatchObject([
      [{ from: 10 }],
      [
        { from: 1, to: 5 },
        { from: 6, to: 7 },
      ],
      [{ from: 5, to: 5 }],
    ]);
    expect(parseNumericFilters('(n=4,n=6),n<40')).toMatchObject([
      [{ from: 4 }, { from: 6 }],
      [{ to: 40, excludesTo: true }],
    ]);
    expect(() => parseNumericFilters(['n~3'])).toThrow('numericFilters: invalid filter');
  });

  test('numericFilters: the operator stands before the number that ends the text', () => {
    expect(parseNumericFilters([' ratio:a <= 5 ', ' a:b:6 ', 'x=y != 1e3', 'n : 1  TO  2'])).toMatchObject([
      [{ attribute: 'ratio:a', to: 5, excludesTo: false }],
      [{ attribute: 'a:b', from: 6, to: 6 }],
      [{ attribute: 'x=y', from: 1000, to: 1000, isNegated: true }],
      [{ attribute: 'n', from: 1, to: 2 }],
    ]);
    for (const nameless of ['=5', ' : 5', ':1 TO 2']) {
      expect(() => parseNumericFilters([nameless])).toThrow('numericFilters: invalid filter');
    }
  });

  test('texts of nothing but spaces, operators, digits or parentheses take no longer than their length', () => {
    for (const run of [' ', '=', ': ', ':1', '=1', ':1 to ']) {
      expect(() => parseNumericFilters([`${run.repeat(20_000)}x`]), run).toThrow('numericFilters: invalid filter');
    }
    for (const open of ['(', '(a', '("']) expect(parseFacetFilters(open.repeat(150_000)), open).toHaveLength(1);
    expect(parseFacetFilters('a,(b,"c')).toMatchObject([[{ value: 'a' }], [{ value: '(b' }], [{ value: '"c' }]]);
  });

  test('tagFilters: parentheses are OR, minus is without', () => {
    expect(parseTagFilters('(a,b),-c')).toEqual([
      [facet('_tags', 'a'), facet('_tags', 'b')],
      [facet('_tags', 'c', true)],
    ]);
  });
});
