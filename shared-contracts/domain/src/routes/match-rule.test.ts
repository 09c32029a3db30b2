import { compileRoutes } from '@umbral/protocol/routes/route-trie.ts';
import { expect, test } from 'vitest';
import { matchRoute } from './match.ts';
import { routeRows } from './table.ts';

/** The rule said plainly: of all patterns that fit, the one that is static where they first differ; the first of equals. */
function byTheRule(rows: readonly { readonly pattern: string }[], pathname: string): string | undefined {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const fitting = rows.flatMap(({ pattern }) => {
    const parts = pattern.split('/').filter((part) => part !== '');
    const required = parts.filter((part) => !part.endsWith('?')).length;
    if (segments.length < required || segments.length > parts.length) return [];
    const used = parts.slice(0, segments.length);
    const fits = used.every((part, place) => part.startsWith(':') || part === segments[place]?.toLowerCase());
    return fits ? [{ pattern, rank: used.map((part) => (part.startsWith(':') ? '1' : '0')).join('') }] : [];
  });
  return fitting.toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))[0]?.pattern;
}

/** Numbers that look random and are the same in each run (Lehmer). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const words = [...new Set(routeRows.flatMap(({ pattern }) => pattern.split('/')))].filter((word) => word !== '');
const staticWords = words.filter((word) => !word.startsWith(':'));

/** A pattern of the table, filled with words of the table and with others, cut or lengthened now and then. */
function randomAddress(next: (below: number) => number): string {
  const pattern = routeRows[next(routeRows.length)]?.pattern ?? '/';
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const filled = segments.map((segment) => {
    const word = staticWords[next(staticWords.length)] ?? 'x';
    const isKept = !segment.startsWith(':') && next(10) > 0;
    return isKept ? segment : next(2) === 0 ? word : `Ñ-${next(99)}`;
  });
  const cut = next(4) === 0 ? filled.slice(0, next(filled.length + 1)) : filled;
  return `/${[...cut, ...(next(8) === 0 ? ['más'] : [])].join('/')}`;
}

test('the matcher follows the rule on 3,000 addresses around the table', () => {
  const next = randomFrom(7);
  const found = new Set<string>();
  for (let count = 0; count < 3000; count += 1) {
    const address = randomAddress(next);
    const expected = byTheRule(routeRows, address);
    expect(matchRoute(address)?.route.pattern, address).toBe(expected);
    if (expected) found.add(expected);
  }
  // Most of the table was met, so that agreeing means something.
  expect(found.size).toBeGreaterThan(routeRows.length * 0.9);
});

test('the rule holds for any patterns: dead ends on the static side go back to the parameter', () => {
  const rows = ['/a/b/c', '/a/:x/d', '/:y?', '/a/:z?/:w?', '/constructor/:id', '/A'].map((pattern) => ({ pattern }));
  const match = compileRoutes(rows);
  for (const address of ['/a/b/c', '/a/b/d', '/a/b/e', '/a', '/A/', '//a//b', '/', '/q', '/constructor', '/a/b/c/d']) {
    expect(match(address)?.row.pattern, address).toBe(byTheRule(rows, address));
  }
  expect(match('/a/b/d')?.params).toEqual({ x: 'b' });
  expect(match('/a/%C3%B1/%zz')?.params).toEqual({ z: 'ñ', w: '%zz' });
  expect(match('/a')?.params).toEqual({});
  expect(match('/__proto__/x')).toBeUndefined();
});
