import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import instantsearch from 'instantsearch.js';
import { connectGeoSearch } from 'instantsearch.js/es/connectors/index.js';
import {
  configure,
  hits,
  pagination,
  rangeInput,
  refinementList,
  searchBox,
} from 'instantsearch.js/es/widgets/index.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWithPlants } from '../testing/plants-index.ts';
import type { SearchFixture } from '../testing/search-fixture.ts';

/** The widgets' own types do not reach the functions that they are given. */
interface TemplateTools {
  html(strings: TemplateStringsArray, ...values: unknown[]): unknown;
  components: { Highlight(props: { hit: object; attribute: string }): unknown };
}
interface GeoState {
  items: { objectID: string }[];
  refine(bounds: object): void;
}

let fixture: SearchFixture;
let search: ReturnType<typeof instantsearch>;

beforeAll(async () => {
  fixture = await startWithPlants();
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

beforeEach(() => {
  for (const id of ['box', 'types', 'prices', 'hits', 'pages']) {
    document.body.appendChild(document.createElement('div')).id = id;
  }
  search = instantsearch({
    indexName: 'plants',
    searchClient: fixture.lite,
    future: { preserveSharedStateOnUnmount: true },
  });
  search.addWidgets([
    configure({ hitsPerPage: 3 }),
    searchBox({ container: '#box' }),
    refinementList({ container: '#types', attribute: 'type', sortBy: ['name:asc'] }),
    rangeInput({ container: '#prices', attribute: 'price' }),
    hits({
      container: '#hits',
      templates: {
        item: (hit: object, { html, components }: TemplateTools) =>
          html`<p>${components.Highlight({ hit, attribute: 'title' })}</p>`,
      },
    }),
    pagination({ container: '#pages', scrollTo: false }),
  ]);
});

afterEach(() => {
  search.dispose();
  document.body.replaceChildren();
});

const part = (id: string) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`no ${id}`);
  return within(element);
};
const titles = () =>
  part('hits')
    .queryAllByRole('listitem')
    .map((item) => item.textContent?.trim());

test('the box searches and marks, the list refines and keeps its other values', async () => {
  search.start();
  await waitFor(() => expect(titles()).toHaveLength(3));
  fireEvent.input(part('box').getByRole('searchbox'), { target: { value: 'casa' } });
  await waitFor(() =>
    expect(titles()).toEqual(['Casas en Santa Marta frente al mar', 'Casa campestre con dos balcones']),
  );
  expect(screen.getAllByText(/^Casas?$/, { selector: 'mark' })).toHaveLength(2);
  fireEvent.input(part('box').getByRole('searchbox'), { target: { value: '' } });
  await waitFor(() => expect(part('types').getAllByRole('checkbox')).toHaveLength(3));
  fireEvent.click(part('types').getByRole('checkbox', { name: /Apartaestudio/ }));
  await waitFor(() => expect(titles()).toEqual(['Apartaestudio cerca al niño']));
  expect(part('types').getAllByRole('checkbox')).toHaveLength(3);
});

test('a range of prices, and pages', async () => {
  search.start();
  await waitFor(() => expect(titles()).toHaveLength(3));
  fireEvent.click(part('pages').getByText('2'));
  await waitFor(() => expect(titles()).toEqual(['Casa campestre con dos balcones']));
  search.setUiState({ plants: { range: { price: '250:600' } } });
  await waitFor(() => expect(titles()).toEqual(['Apartamento con luz natural', 'Casas en Santa Marta frente al mar']));
});

test('the map asks for what lies in its frame', async () => {
  const shown: string[][] = [];
  let frame: (bounds: object) => void = () => undefined;
  search.addWidgets([
    connectGeoSearch(({ items, refine }: GeoState) => {
      shown.push(items.map(({ objectID }) => objectID));
      frame = refine;
    })({}),
  ]);
  search.start();
  await waitFor(() => expect(shown.at(-1)).toHaveLength(3));
  frame({ northEast: { lat: 4.9, lng: -74 }, southWest: { lat: 4.8, lng: -74.2 } });
  await waitFor(() => expect(shown.at(-1)).toEqual(['p2']));
});
