import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { facetCountsOf } from '../model/facet-counts.ts';
import { probeContext } from '../testing/probe-context.tsx';
import { slowDevice } from '../testing/slow-device.ts';
import { filterPanel } from './filter-panel-data.ts';
// Loaded at a press: not within a test's time.
import './find-me.ts';
import { NearField } from './near-field.tsx';

afterEach(() => vi.doUnmock('./find-me.ts'));

const point = { lat: 4.651, lng: -74.11, radiusKm: 5 };
const counts = facetCountsOf({ hits: { hits: [], nbHits: 0, nbPages: 0 }, counts: {} });
const nearOf = (near?: typeof point) =>
  filterPanel({ state: { ...emptySearch('housing'), near }, counts, names: {} }).near;

function open() {
  const { context } = probeContext();
  const onRefine = vi.fn();
  const field = (near?: typeof point) => (
    <RemoteReactContext value={context}>
      <NearField family="housing" near={nearOf(near)} onRefine={onRefine} />
      <a href="/proyectos-vivienda" onClick={(event) => event.preventDefault()}>
        Limpiar filtros
      </a>
    </RemoteReactContext>
  );
  const { rerender } = render(field());
  return { onRefine, follow: (near?: typeof point) => rerender(field(near)) };
}

const button = () => screen.getByRole('button', { name: 'Buscar cerca de mí' });

test('[B038] what was found is told as long as the listing is around it', async () => {
  const device = slowDevice();
  const { onRefine, follow } = open();
  fireEvent.click(button());
  await vi.waitFor(() => expect(device.asked()).toBe(1));
  await act(async () => device.answer());
  expect(onRefine).toHaveBeenCalledExactlyOnceWith([
    ['punto', '4.651,-74.11'],
    ['radio', '5'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('');
  follow(point);
  expect(screen.getByText('Listo: mostramos lo que está cerca de ti.')).toBeDefined();
  follow();
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['clears the filters', () => void fireEvent.click(screen.getByRole('link'))],
  ['has left the listing', cleanup],
])('[B038] a device that answers late narrows nothing for a visitor who %s meanwhile', async (_what, leave) => {
  const device = slowDevice();
  const { onRefine } = open();
  fireEvent.click(button());
  await vi.waitFor(() => expect(device.asked()).toBe(1));
  leave();
  await act(async () => device.answer());
  expect(onRefine).not.toHaveBeenCalled();
  expect(screen.queryByText('Buscando tu ubicación…')).toBeNull();
});

test('[B038] where the code that finds the visitor does not come, it says so and can be pressed again', async () => {
  vi.resetModules();
  vi.doMock('./find-me.ts', () => Promise.reject(new Error('lost')));
  open();
  fireEvent.click(button());
  await screen.findByText(/^No pudimos buscar tu ubicación. .*También puedes elegir departamento y ciudad\.$/);
  expect(button().getAttribute('aria-busy')).toBeNull();
});
