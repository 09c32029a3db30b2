import { expect, test } from 'vitest';
import { documentParts } from './document-bytes.ts';

const words = (from: number) => Array.from({ length: 200 }, (_, index) => ((from + index) * 7919) % 10_007).join(' ');

test('a document is taken apart into what it would be smaller by', () => {
  const state = { page: { loaderData: { listing: { cards: words(1), title: 'x' } } } };
  const html = `<html><head><script>${words(3000)}</script></head><body><main id="umbral-page">${words(6000)}</main>
<script type="application/json" id="umbral-state">${JSON.stringify(state)}</script></body></html>`;
  const parts = documentParts(html);
  const names = parts.map(({ name }) => name);
  expect(names).toEqual([
    'document',
    'head',
    'bootstrap',
    'page',
    'umbral-state',
    'umbral-state.page',
    'umbral-state.page.loaderData',
    'umbral-state.page.loaderData.listing',
    'umbral-state.page.loaderData.listing.cards',
  ]);
  for (const { name, bytes } of parts) expect(bytes, name).toBeGreaterThan(200);
});
