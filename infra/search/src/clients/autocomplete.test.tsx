import { createAutocomplete } from '@algolia/autocomplete-core';
import { autocomplete, getAlgoliaFacets, getAlgoliaResults } from '@algolia/autocomplete-js';
import { fetchAlgoliaResults, parseAlgoliaHitHighlight } from '@algolia/autocomplete-preset-algolia';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWithPlants } from '../testing/plants-index.ts';
import type { SearchFixture } from '../testing/search-fixture.ts';

type Plant = { objectID: string; title: string; city: string };

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startWithPlants();
  // The simulated browser answers of widths in letters; the box asks in pixels whether the screen is small.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterAll(async () => {
  vi.unstubAllGlobals();
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

/** The preset's types do not know the text that facet values are searched by. */
const citiesFor = (query: string) => [{ indexName: 'plants', facet: 'city', params: { facetQuery: query } }] as never;
const plantsFor = (query: string) => ({ indexName: 'plants', params: { query, hitsPerPage: 3 } });

test('the preset fetches with its own marks, which its highlighter reads', async () => {
  const [response] = await fetchAlgoliaResults<Plant>({
    searchClient: fixture.lite,
    queries: [plantsFor('casas sant')],
  });
  expect(response).toMatchObject({ nbHits: 1 });
  const [hit] = response !== undefined && 'hits' in response ? response.hits : [];
  if (hit === undefined) throw new Error('nothing was found');
  const parts = parseAlgoliaHitHighlight({ hit, attribute: 'title' });
  expect(parts.filter(({ isHighlighted }) => isHighlighted).map(({ value }) => value)).toEqual(['Casas', 'Sant']);
});

test('the core collects items of several sources with one request', async () => {
  const source = (sourceId: string, getItems: () => object) => ({ sourceId, getItems });
  const changes: string[][] = [];
  const core = createAutocomplete({
    id: 'core',
    openOnFocus: false,
    onStateChange: ({ state }) => {
      changes.push(
        state.collections.flatMap(({ items }) =>
          items.map((item) => String(Reflect.get(item, 'title') ?? Reflect.get(item, 'label'))),
        ),
      );
    },
    getSources: ({ query }) =>
      [
        source('plants', () => getAlgoliaResults<Plant>({ searchClient: fixture.lite, queries: [plantsFor(query)] })),
        source('cities', () =>
          getAlgoliaFacets({
            searchClient: fixture.lite,
            queries: citiesFor(query),
          }),
        ),
      ] as never,
  });
  const before = fixture.requests();
  core.setQuery('chi');
  await core.refresh();
  await vi.waitFor(() => expect(changes.at(-1)).toEqual(['Casa campestre con dos balcones', 'Chía']));
  expect(fixture.requests()).toBe(before + 1);
});

test('the ready-made box shows what is typed for', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const panel = document.body.appendChild(document.createElement('div'));
  const box = autocomplete<Plant>({
    container,
    panelContainer: panel,
    getSources: ({ query }) => [
      {
        sourceId: 'plants',
        getItems: () => getAlgoliaResults<Plant>({ searchClient: fixture.lite, queries: [plantsFor(query)] }),
        templates: { item: ({ item, components }) => components.Highlight({ hit: item, attribute: 'title' }) },
      },
    ],
  });
  box.setQuery('apartaest');
  box.setIsOpen(true);
  await box.refresh();
  await vi.waitFor(() => expect(panel.textContent).toContain('Apartaestudio cerca al niño'));
  box.destroy();
});
