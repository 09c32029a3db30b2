import { cleanup } from '@testing-library/react';
import { priceOf } from '@umbral/domain/money/price.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { recordFixture } from '@umbral/domain/testing/record-fixture.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadForms } from '../filters/lazy-forms.ts';
import { facetCountsOf } from '../model/facet-counts.ts';
import { preloadView } from '../results/densities.ts';
// Loaded once a page is alive: not within a test's time.
import '../results/plant-memory.ts';
import { hit } from '../testing/index-answers.ts';
import { renderPage } from '../testing/probe-context.tsx';
import { SeesNothing } from '../testing/sees-nothing.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { listedCards } from './listed-cards.ts';
import { listingData } from './listing-answers.ts';
import { listingInMarkup } from './listing-in-markup.ts';
import { ListingPage } from './listing-page.tsx';

const now = 1_780_300_000_000;
const image = { src: '/media/a-800.webp', alt: 'Fachada', width: 1280, height: 800, color: '#98a8b8', focus: 'tl' };
const avif = { ...image, avifSrcSet: '/media/a-400.avif 400w, /media/a-800.avif 800w' };
const [other] = recordFixture().other_areas;
if (!other) throw new Error('the record of the tests has another type');
const types = [8, 9].map((id) => ({
  ...other,
  id,
  slug: `tipo-${id}`,
  built_area: 40.04 + id,
  price: priceOf(id * 1e8),
}));
/** One with all that a card can have, one with a photo of another kind and no type beside it, one that is sold, without any photo. */
const hits = [
  { ...hit(1), media: { images: [avif, { ...avif, src: '/media/b-800.webp', color: undefined }] }, other_areas: types },
  { ...hit(2), media: { images: [{ ...image, srcSet: '/media/a-400.webp 400w' }] } },
  { ...hit(3), media: { images: [] }, isActive: 0 as const, has_360_tour: true },
];

function dataOf(change: Partial<SearchState>): ListingData {
  const state = { ...emptySearch('housing'), ...change };
  return listingData({
    state,
    pathname: '/proyectos-vivienda',
    year: 2026,
    names: {},
    counts: facetCountsOf({ hits: { hits: [], nbHits: 0, nbPages: 0 }, counts: {} }),
    cards: listedCards(hits, { state, now }),
    count: 3,
    pages: 1,
  });
}

beforeAll(async () => {
  await Promise.all([loadForms(), preloadView('table'), preloadView('compact')]);
  vi.stubGlobal('IntersectionObserver', SeesNothing);
  vi.stubGlobal('ResizeObserver', SeesNothing);
});
beforeEach(() => history.replaceState(null, '', '/proyectos-vivienda'));

const sent = (data: ListingData) => JSON.stringify(listingInMarkup.without(data));
const plain = (data: unknown) => JSON.parse(JSON.stringify(data));
/** What a page that the server drew knows: its sheet's form is asked for. */
const drawn = ({ sheet: _, ...data }: ListingData) => plain(data);

test.each(['projects', 'types'] as const)('a page of %s reads from its markup what was not sent beside it', (unit) => {
  const data = dataOf({ unit });
  renderPage(ListingPage, data);
  const text = sent(data);
  expect(text).not.toContain('/media/a-800.avif');
  expect(text).not.toContain(`"href":"${data.cards[0]?.href}"`);
  const read = listingInMarkup.read(JSON.parse(text), document.body);
  expect(plain(read)).toEqual(drawn(data));
});

test('what stands in the markup is read without laying the page out', () => {
  const data = dataOf({ unit: 'projects' });
  renderPage(ListingPage, data);
  const laidOut = (['width', 'height'] as const).map((side) => vi.spyOn(HTMLImageElement.prototype, side, 'get'));
  expect(listingInMarkup.read(JSON.parse(sent(data)), document.body)?.cards[0]?.images).toHaveLength(2);
  for (const side of laidOut) expect(side).not.toHaveBeenCalled();
});

test.each(['table', 'compact'] as const)('a page drawn as %s is sent with all that its markup lacks', (view) => {
  const data = dataOf({ view });
  expect(JSON.parse(sent(data))).toEqual(drawn(data));
  expect(listingInMarkup.read(JSON.parse(sent(data)), document.body)).toEqual(drawn(data));
});

test.each(['cards', 'table'] as const)(
  '[B070] a page of %s whose address opens the sheet is sent with its form',
  (view) => {
    const data = { ...dataOf({ view }), opensSheet: true as const };
    expect(JSON.parse(sent(data)).sheet).toEqual(plain(data.sheet));
  },
);

test('a markup that somebody has changed is not read: the page asks for its data', () => {
  for (const change of ['[data-plant="2"]', '[data-main]', 'ul[aria-label="Otras áreas del proyecto, en m²"] a']) {
    const data = dataOf({ unit: 'projects' });
    renderPage(ListingPage, data);
    document.querySelector(change)?.remove();
    expect(listingInMarkup.read(JSON.parse(sent(data)), document.body), change).toBeUndefined();
    cleanup();
  }
});
