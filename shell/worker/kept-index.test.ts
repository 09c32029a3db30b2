import { expect, test } from 'vitest';
import type { KeptKind } from '../offline/kept-answer.ts';
import {
  type KeptPage,
  keptLimits,
  mustFetch,
  pageAt,
  plainHref,
  readIndex,
  withPage,
  withSeen,
} from './kept-index.ts';

const now = Date.UTC(2026, 10, 26, 15, 42);

function page(href: string, seenAt = now, more: Partial<KeptPage> = {}): KeptPage {
  const facts = { title: 'Alameda', composition: 'c', currency: 'cop', digest: 'd', files: [], bytes: 40_000 };
  return { href, kind: 'home', keptAt: seenAt, seenAt, ...facts, ...more };
}

function many(kind: KeptKind, count: number): KeptPage[] {
  return Array.from({ length: count }, (_, index) => page(`/${kind}/${index}`, now - index, { kind }));
}

test('the last fifty homes stay, and the one that was read longest ago makes room', () => {
  const kept = withPage(many('home', 50), page('/nuevo', now + 1));
  expect(kept).toHaveLength(50);
  expect(kept[0]?.href).toBe('/nuevo');
  expect(kept.some(({ href }) => href === '/home/49')).toBe(false);
});

test('homes make no room for lists: each kind has its own', () => {
  const kept = withPage([...many('home', 50), ...many('list', 10)], page('/otra', now + 1, { kind: 'list' }));
  expect(kept.filter(({ kind }) => kind === 'home')).toHaveLength(50);
  expect(kept.filter(({ kind }) => kind === 'list')).toHaveLength(10);
});

test('all together stay within their space; the page that lists them is the last to go', () => {
  const large = many('home', 5).map((one) => ({ ...one, bytes: keptLimits.bytes / 4 }));
  const offline = page('/_sin-conexion/', now - 99, { kind: 'offline' });
  const kept = withPage([...large, offline], page('/nuevo', now + 1));
  expect(kept.map(({ href }) => href)).toEqual(['/nuevo', '/home/0', '/home/1', '/home/2', '/_sin-conexion/']);
});

test('a page that is kept again takes the place of itself; one that is read again is the last to go', () => {
  const [first, second] = [page('/a', now - 2), page('/b', now - 1)];
  expect(withPage([first, second], page('/a', now)).map(({ href }) => href)).toEqual(['/a', '/b']);
  expect(withSeen([first, second], '/a', now).find(({ href }) => href === '/a')?.seenAt).toBe(now);
});

test('a page is fetched where it is old, of another currency, or from a clock that was put back', () => {
  expect(mustFetch(undefined, 'cop', now)).toBe(true);
  expect(mustFetch(page('/a'), 'cop', now + 60_000)).toBe(false);
  expect(mustFetch(page('/a'), 'usd', now)).toBe(true);
  expect(mustFetch(page('/a'), 'cop', now + 11 * 60_000)).toBe(true);
  expect(mustFetch(page('/a'), 'cop', now - 1)).toBe(true);
});

test('campaigns and anchors are not part of a page, filters are', () => {
  expect(plainHref('/casa?utm_source=x&orden=precio#planos')).toBe('/casa?orden=precio');
  expect(pageAt([page('/casa')], '/casa?gclid=1')?.href).toBe('/casa');
  expect(pageAt([page('/casa')], '/casa?orden=precio')).toBeUndefined();
  expect(pageAt([page('/_sin-conexion/', now, { kind: 'offline' })], '/_sin-conexion/')).toBeUndefined();
});

test('what cannot be read of the list is not there', () => {
  const good = page('/a');
  expect(
    readIndex({ pages: [good, { ...good, kind: 'x' }, { ...good, files: [1] }, null, { ...good, digest: 3 }] }),
  ).toEqual([good]);
  expect(readIndex(undefined)).toEqual([]);
  expect(readIndex({ pages: 'x' })).toEqual([]);
});
