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

test('[R064] going back from another search finds the map where it was left', async () => {
  const { router, board } = renderMap('/proyectos-vivienda?vista=mapa', twoCities);
  await inSight('2 inmuebles a la vista');
  fireEvent.keyDown(board, { key: '-' });
  fireEvent.keyDown(board, { key: 'ArrowRight' });
  const left = place();
  await act(() => router.navigate('/proyectos-vivienda/cali?vista=mapa'));
  await inSight('1 inmueble a la vista');
  expect(place()).not.toEqual(left);
  await act(() => router.navigate(-1));
  await inSight('2 inmuebles a la vista');
  expect(place()).toEqual(left);
});
