import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { pointHit } from '../testing/drawn-map.tsx';
import { fakeIndex } from '../testing/index-answers.ts';
import { probeContext } from '../testing/probe-context.tsx';
import { PlacePicker } from './place-picker.tsx';

afterEach(() => vi.unstubAllGlobals());

const add = vi.fn();
const nothing = { undo: undefined, redo: undefined, replace: vi.fn(), remove: vi.fn(), removeAll: vi.fn() };

function renderPicker() {
  render(
    <RemoteReactContext value={probeContext().context}>
      <PlacePicker state={emptySearch('housing')} tools={{ areas: [], isFull: false, add, ...nothing }} />
    </RemoteReactContext>,
  );
  return userEvent.setup();
}

test('[R064] a place of one of several cities is found by the city too, and its area stays in that city', async () => {
  const hits = [
    pointHit(1, [3.45, -76.53], { city: 'Cali', zone: 'Centro', neighborhood: '' }),
    pointHit(2, [11.24, -74.2], { city: 'Santa Marta', zone: 'Centro', neighborhood: '' }),
  ];
  vi.stubGlobal('fetch', fakeIndex(() => ({ hits, nbHits: 2 })).fetch);
  const user = renderPicker();
  await user.type(screen.getByLabelText('Buscar zona o barrio'), 'centro cali');
  await user.click(await screen.findByRole('button', { name: 'Incluir Centro, Cali' }));
  expect(screen.queryByRole('button', { name: /Santa Marta/ })).toBeNull();
  const [{ points }] = add.mock.calls[0] ?? [{ points: [] }];
  expect(points.every(({ lat }: { lat: number }) => Math.abs(lat - 3.45) < 0.01)).toBe(true);
});

test('[R064] places that could not be asked for are told as that, and asked for again', async () => {
  const { fetch } = fakeIndex(() => ({ hits: [pointHit(1, [4.71, -74.07])], nbHits: 1 }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const user = renderPicker();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Las zonas y los barrios no cargaron\./);
  expect(screen.queryByText(/No hay zonas/)).toBeNull();
  vi.stubGlobal('fetch', fetch);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('button', { name: 'Incluir Suba' });
  expect(screen.queryByRole('alert')).toBeNull();
});
