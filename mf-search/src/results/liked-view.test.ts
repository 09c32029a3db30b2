import { fromUrl } from '@umbral/domain/routes/search-url.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { likedHref, rememberView } from './liked-view.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  stand('/');
});
afterEach(() => vi.unstubAllGlobals());

function stand(at: string) {
  const { pathname, search } = new URL(at, 'http://portal.test');
  vi.stubGlobal('location', { pathname, search });
}

function liked(href: string) {
  const url = new URL(href, 'http://portal.test');
  const state = fromUrl(url);
  if (!state) throw new Error(`${href} is no listing`);
  return likedHref(state, url);
}

test('a search from elsewhere starts in the layout that was chosen last', () => {
  expect(liked('/proyectos-vivienda/cali')).toBeUndefined();
  rememberView('table');
  expect(liked('/proyectos-vivienda/cali?h=2')).toBe('/proyectos-vivienda/cali?h=2&vista=tabla');
  rememberView('cards');
  expect(liked('/proyectos-vivienda/cali?h=2')).toBeUndefined();
});

test('what an address says is shown: on arrival, between listings, and where it names a layout', () => {
  rememberView('compact');
  expect(liked('/proyectos-vivienda/cali?vista=tabla')).toBeUndefined();
  stand('/proyectos-vivienda/cali');
  expect(liked('/proyectos-vivienda/cali')).toBeUndefined();
  expect(liked('/proyectos-vivienda/bogota')).toBeUndefined();
});

test('the map is not kept, and broken storage does no harm', () => {
  rememberView('map');
  expect(localStorage.getItem(localKeys.resultsView)).toBeNull();
  vi.stubGlobal('localStorage', {
    getItem: () => 'mosaic',
    setItem: () => {
      throw new Error('full');
    },
  });
  rememberView('table');
  expect(liked('/proyectos-vivienda/cali')).toBeUndefined();
});
