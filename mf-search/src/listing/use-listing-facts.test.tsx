import { cleanup, render } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import type { ListingData } from '../view-model/listing-data.ts';
import { useListingFacts } from './use-listing-facts.ts';

const key = 'projectFiltersLocal';
type Shown = Pick<ListingData, 'family' | 'href' | 'count' | 'applied'>;

function Listing(props: Shown) {
  useListingFacts(props as ListingData);
  return null;
}

/** Shows one listing after another in the same tab, each until its facts are told. */
function visit() {
  const { context, bus, topics } = probeContext();
  const { rerender } = render(<RemoteReactContext value={context}>{null}</RemoteReactContext>);
  const show = async (family: ListingData['family'], href: string, filters = 1) => {
    const applied = Array.from({ length: filters }, () => ({ label: 'x', href: '/' }));
    rerender(
      <RemoteReactContext value={context}>
        <Listing family={family} href={href} count={3} applied={applied} />
      </RemoteReactContext>,
    );
    await vi.waitFor(() => expect(topics.last('search/filters-changed')).toEqual({ family, path: href }));
  };
  return { show, bus };
}

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

// The code that writes comes late; here it is there already.
beforeAll(() => import('../filters/stored-filters.ts'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('[B028, B094] filters that change within a section are kept on the device and told to the bus', async () => {
  const { show, bus } = visit();
  await show('housing', '/proyectos-vivienda/bogota');
  await show('housing', '/proyectos-vivienda/bogota?h=2%2B');
  await vi.waitFor(() => expect(stored()).toEqual({ country: 'CO', city: 'bogota', room: '2+' }));
  const told = bus.recent().filter(({ topic }) => topic === 'search/search-performed');
  expect(told.map(({ payload }) => payload)).toEqual(Array(2).fill({ family: 'housing', hits: 3 }));
});

test('[B031] another section, and a first page, keep nothing', async () => {
  localStorage.setItem(key, '{"city":"cali"}');
  const { show } = visit();
  await show('housing', '/proyectos-vivienda/bogota?h=2');
  expect(stored()).toBeNull();
  await show('housing', '/proyectos-vivienda/bogota?h=3');
  await vi.waitFor(() => expect(stored()).not.toBeNull());
  await show('vis', '/vivienda-de-interes-social/bogota');
  expect(stored()).toBeNull();
});

test('[B029] clearing forgets the filters of the device too', async () => {
  const { show } = visit();
  await show('housing', '/proyectos-vivienda/bogota');
  await show('housing', '/proyectos-vivienda/cali');
  await vi.waitFor(() => expect(stored()).not.toBeNull());
  await show('housing', '/proyectos-vivienda', 0);
  expect(stored()).toBeNull();
});
