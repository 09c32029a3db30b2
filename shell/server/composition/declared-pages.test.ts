import { matcherWith } from '@umbral/domain/routes/match.ts';
import { expect, test } from 'vitest';
import { type DeclaredPage, pagesOfAll } from './declared-pages.ts';

const page = (owner: string, pattern: string, replaces?: string): DeclaredPage => ({
  key: `${owner.replace('mf-', '')}/page`,
  pattern,
  owner,
  layout: 'default',
  robots: 'index,follow',
  section: 'none',
  query: [],
  ...(replaces ? { replaces } : {}),
});

const ownerOf = (pages: readonly DeclaredPage[], path: string) => matcherWith(pagesOfAll(pages))(path)?.route.owner;

test('a page that stands for another remote’s is found alone, whichever comes first, and only where it runs', () => {
  const old = [page('mf-barrios', '/barrios'), page('mf-barrios', '/barrios/:barrio')];
  const next = page('mf-vecinos', '/barrios/:slug', 'mf-barrios');
  for (const all of [
    [...old, next],
    [next, ...old],
  ]) {
    expect(ownerOf(all, '/barrios/suba')).toBe('mf-vecinos');
    expect(ownerOf(all, '/barrios')).toBe('mf-barrios');
    expect(pagesOfAll(all).map((row) => 'replaces' in row)).toEqual([false, false]);
  }
  expect(ownerOf(old, '/barrios/suba')).toBe('mf-barrios');
});

test('it stands for nobody but the one that it names', () => {
  const all = [page('mf-barrios', '/barrios/:barrio'), page('mf-vecinos', '/calles/:slug', 'mf-barrios')];
  expect(pagesOfAll(all)).toHaveLength(2);
  expect(pagesOfAll([page('mf-otro', '/barrios/:x'), page('mf-vecinos', '/barrios/:slug', 'mf-barrios')])).toHaveLength(
    2,
  );
});
