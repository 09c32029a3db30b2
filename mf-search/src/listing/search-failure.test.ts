import { afterEach, expect, test, vi } from 'vitest';
import { failedSearch, forgetFailure, showListing } from '../results/shown-listings.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { searchFailure } from './search-failure.ts';

const asked = new Request('https://portal.test/proyectos-vivienda/cali?h=2');
const error = new Error('the index is away');

afterEach(() => vi.unstubAllGlobals());

test('[B044] on the server the page answers 503', () => {
  expect(searchFailure(error, asked)).toMatchObject({ init: { status: 503 } });
});

test('[B044] the listing on the screen stays, at its address and in its entry', () => {
  vi.stubGlobal('location', { pathname: '/proyectos-vivienda', search: '?page=2' });
  const leave = showListing('default', {} as ListingData);
  const back = searchFailure(error, asked);
  expect(back).toBeInstanceOf(Response);
  if (back instanceof Response) {
    expect(back.headers.get('location')).toBe('/proyectos-vivienda?page=2');
    expect(back.headers.get('X-Remix-Replace')).toBe('true');
  }
  expect(failedSearch()).toBe('/proyectos-vivienda/cali?h=2');
  forgetFailure();
  expect(failedSearch()).toBeUndefined();
  leave();
  expect(searchFailure(error, asked)).toMatchObject({ init: { status: 503 } });
});

test('a search that was given up is no failure', () => {
  const given = new AbortController();
  given.abort();
  expect(searchFailure(error, new Request(asked, { signal: given.signal }))).toBe(error);
});
