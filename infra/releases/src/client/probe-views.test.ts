import { expect, test } from 'vitest';
import { probeViews } from './probe-views.ts';

test('a release is looked at on its own open pages, and on one of somebody else afterwards', () => {
  expect(probeViews('mf-fair', ['fairs', 'virtualFair'])).toEqual([{ path: '/feria', next: '/' }]);
  expect(probeViews('mf-search', ['home'])).toEqual([{ path: '/', next: '/actualidad' }]);
  // Only parts of pages, or pages for people who are signed in: where everybody is.
  for (const pages of [[], ['builderHome']]) expect(probeViews('mf-builder', pages)[0]?.path).toBe('/');
});

test('pages that it declares are looked at as those of the table', () => {
  const quote = { pattern: '/seguros/:city?', robots: 'index,follow' };
  const declared = [{ pattern: '/seguros/planes/:id', robots: 'index,follow' }, { ...quote, robots: 'noindex' }, quote];
  expect(probeViews('mf-insurance', ['insurance/quote'], declared)).toEqual([{ path: '/seguros', next: '/' }]);
});
