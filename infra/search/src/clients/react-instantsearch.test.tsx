import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  getServerState,
  Highlight,
  Hits,
  InstantSearch,
  type InstantSearchServerState,
  InstantSearchSSRProvider,
  RefinementList,
  SearchBox,
} from 'react-instantsearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWithPlants } from '../testing/plants-index.ts';
import type { SearchFixture } from '../testing/search-fixture.ts';

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startWithPlants();
});

afterAll(async () => {
  expect(fixture.problems).toEqual([]);
  await fixture.close();
});

function Portal({ state }: { state?: InstantSearchServerState }) {
  return (
    <InstantSearchSSRProvider {...state}>
      <InstantSearch
        searchClient={fixture.lite}
        indexName="plants"
        initialUiState={{ plants: { query: 'casa', refinementList: { type: ['Casa'] } } }}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <SearchBox />
        <RefinementList attribute="type" />
        <Hits hitComponent={({ hit }) => <Highlight attribute="title" hit={hit} />} />
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

const titles = () => [...document.querySelectorAll('.ais-Hits-item')].map((item) => item.textContent);

async function hydrate(html: string, state: InstantSearchServerState): Promise<{ root: Root; problems: unknown[] }> {
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createRange().createContextualFragment(html));
  const drawn = container.innerHTML;
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <Portal state={state} />, { onRecoverableError: (problem) => problems.push(problem) }),
  );
  expect(container.innerHTML).toBe(drawn);
  return { root, problems };
}

test('rendered on the server, hydrated in the browser: no second request, the same markup', async () => {
  const before = fixture.requests();
  const collected = await getServerState(<Portal />, { renderToString });
  expect(fixture.requests()).toBe(before + 1);
  const state: InstantSearchServerState = JSON.parse(JSON.stringify(collected));
  const html = renderToString(<Portal state={state} />);
  expect(html).toContain('Casa</mark>');
  const { root, problems } = await hydrate(html, state);
  expect(problems).toEqual([]);
  expect(titles()).toEqual(['Casas en Santa Marta frente al mar', 'Casa campestre con dos balcones']);
  expect(fixture.requests()).toBe(before + 1);

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mar' } });
  await waitFor(() => expect(titles()).toEqual(['Casas en Santa Marta frente al mar']));
  expect(fixture.requests()).toBeGreaterThan(before + 1);
  await act(async () => root.unmount());
});
