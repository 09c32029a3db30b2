import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlantQuery } from '../model/plant-query.ts';
import { pointHit, renderMap, standInForCanvas } from '../testing/drawn-map.tsx';

const niza = [4.71, -74.07] as const;
const chico = [4.67, -74.05] as const;
const cali = [3.45, -76.53] as const;

beforeEach(() => standInForCanvas());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const isOfCali = ({ filters = '' }: PlantQuery) => filters.includes('"cali"');
const twoCities = (query: PlantQuery) =>
  isOfCali(query) ? [pointHit(3, cali)] : [pointHit(1, niza), pointHit(2, chico)];
/** Where the map of this entry of the history stands. */
const place = () => window.history.state.map;
const inSight = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

/** What holds up the next navigation from `hold` until what that gives is called. */
function heldGate() {
  const gate = vi.fn(() => Promise.resolve());
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.mockReturnValueOnce(promise);
    return resolve;
  };
  return { gate, hold };
}

test('[R064] going back from another search finds the map where it was left', async () => {
  const { router, board } = renderMap('/proyectos-vivienda?vista=mapa', twoCities);
  await inSight('2 proyectos a la vista');
  fireEvent.keyDown(board, { key: '-' });
  fireEvent.keyDown(board, { key: 'ArrowRight' });
  const left = place();
  await act(() => router.navigate('/proyectos-vivienda/cali?vista=mapa'));
  await inSight('1 proyecto a la vista');
  expect(place()).not.toEqual(left);
  await act(() => router.navigate(-1));
  await inSight('2 proyectos a la vista');
  expect(place()).toEqual(left);
});

test('[R064] a map that is moved while going back is on its way leaves the place of that entry alone', async () => {
  const { gate, hold } = heldGate();
  const { router, board } = renderMap('/proyectos-vivienda?vista=mapa', twoCities, gate);
  await inSight('2 proyectos a la vista');
  fireEvent.keyDown(board, { key: '-' });
  const left = place();
  await act(() => router.navigate('/proyectos-vivienda/cali?vista=mapa'));
  await inSight('1 proyecto a la vista');
  const open = hold();
  act(() => void router.navigate(-1));
  await waitFor(() => expect(window.location.pathname).toBe('/proyectos-vivienda'));
  fireEvent.keyDown(board, { key: 'ArrowRight' });
  expect(place()).toEqual(left);
  await act(async () => open());
  await inSight('2 proyectos a la vista');
  expect(place()).toEqual(left);
});

const sight = () => new URLSearchParams(window.location.search).get('caja');
const followed = '/proyectos-vivienda?caja=4.8,-74,4.6,-74.2&vista=mapa';
/** As long as a map that was moved rests before it searches, and a little more. */
const rest = () => act(() => new Promise((done) => setTimeout(done, 450)));

test('[R064] a filter that is chosen while the map comes to rest stays, with the piece that is in sight', async () => {
  const { gate, hold } = heldGate();
  const { router, board } = renderMap(followed, twoCities, gate);
  await inSight('2 proyectos a la vista');
  const open = hold();
  fireEvent.keyDown(board, { key: 'ArrowUp' });
  act(() => void router.navigate(`${followed}&b=2`));
  await rest();
  expect(window.location.search).not.toContain('b');
  await act(async () => open());
  await waitFor(() => expect(sight()).not.toBe('4.8,-74,4.6,-74.2'));
  expect(window.location.search).toContain('b=2');
});

test('[R064] the piece in sight that is given up while the map comes to rest does not come back', async () => {
  const { router, board } = renderMap(followed, twoCities);
  await inSight('2 proyectos a la vista');
  fireEvent.keyDown(board, { key: 'ArrowUp' });
  await act(() => router.navigate('/proyectos-vivienda?vista=mapa'));
  await rest();
  expect(sight()).toBeNull();
});

test('[R064] a map that follows and goes back while it comes to rest searches no more', async () => {
  const { router, board } = renderMap(followed, twoCities);
  await inSight('2 proyectos a la vista');
  await act(() => router.navigate(`${followed}&orden=nuevos`));
  const { length } = window.history;
  fireEvent.keyDown(board, { key: 'ArrowUp' });
  await act(() => router.navigate(-1));
  await rest();
  expect([window.location.pathname + window.location.search, window.history.length]).toEqual([followed, length]);
});

test('[R064] a map with no result in sight shows all of them at once', async () => {
  renderMap('/proyectos-vivienda?caja=12,-70,11.9,-70.1&vista=mapa', twoCities);
  await inSight('Ningún proyecto a la vista. Aleja el mapa o muévelo.');
  fireEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
  await inSight('2 proyectos a la vista');
  expect(screen.queryByRole('button', { name: 'Ver todo' })).toBeNull();
});
