import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { writeAreas } from '@umbral/domain/filters/drawn-areas.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pointHit, renderMap, standInForCanvas } from '../testing/drawn-map.tsx';
import { hit } from '../testing/index-answers.ts';
import { probeContext } from '../testing/probe-context.tsx';
import { PlacesBoard } from './places-board.tsx';

beforeEach(() => standInForCanvas());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const triangle = (lat: number) =>
  [lat, lat + 0.1, lat + 0.2].map((at) => ({ lat: at, lng: -74 - ((at * 10) % 2) / 10 }));
const twoAreas = writeAreas([
  { kind: 'include', points: triangle(4.6) },
  { kind: 'exclude', points: triangle(4.7) },
]);
const panel = () => screen.getByRole('region', { name: 'Áreas dibujadas' });
const button = (name: string) => within(panel()).getByRole('button', { name });
const focused = () => document.activeElement;

/** A press on a price that is no key: the count of its clicks tells. */
function touch(price: HTMLElement) {
  act(() => price.focus());
  fireEvent.click(price, { detail: 1 });
}

/** The map with its areas open, by key. */
async function openAreas(query = '') {
  const { board } = renderMap(`/proyectos-vivienda?vista=mapa${query}`, () => [pointHit(1, [4.71, -74.07])]);
  const tool = screen.getByRole('button', { name: 'Áreas dibujadas' });
  const user = userEvent.setup();
  tool.focus();
  await user.keyboard('{Enter}');
  return { board, tool, user };
}

test.each(['Escape', 'the cross'])('[R064] areas closed by %s give the focus back to what opened them', async (way) => {
  const { tool, user } = await openAreas();
  button('Cerrar áreas dibujadas').focus();
  await user.keyboard(way === 'Escape' ? '{Escape}' : '{Enter}');
  expect(screen.queryByRole('region', { name: 'Áreas dibujadas' })).toBeNull();
  expect(focused()).toBe(tool);
});

test('[R064] a drawing that is given up, or closed, by its button leaves the focus on the map', async () => {
  const { board, user } = await openAreas();
  await user.click(button('Incluir área'));
  expect(focused()).toBe(board);
  await user.click(button('Cancelar el dibujo'));
  expect(focused()).toBe(board);
  await user.click(button('Incluir área'));
  await user.keyboard(' {ArrowRight} {ArrowDown} ');
  await user.click(button('Cerrar el área'));
  expect(await within(panel()).findAllByRole('listitem')).toHaveLength(1);
  expect(focused()).toBe(board);
});

test('[R064] areas closed by what opened them give up the drawing too', async () => {
  const { board, tool, user } = await openAreas();
  await user.click(button('Incluir área'));
  expect(board.hasAttribute('data-drawing')).toBe(true);
  await user.click(tool);
  expect(board.hasAttribute('data-drawing')).toBe(false);
});

test('[R064] a removed area leaves the focus at the one before it, the last of them at the panel', async () => {
  const { tool, user } = await openAreas(`&poly=${twoAreas}`);
  button('Borrar área 2').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(panel()).getAllByRole('listitem')).toHaveLength(1));
  expect(focused()).toBe(button('Borrar área 1'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(panel()).queryByRole('listitem')).toBeNull());
  expect(focused()).toBe(panel());
  await user.keyboard('{Escape}');
  expect(focused()).toBe(tool);
});

test('[R064] all areas removed at once leave the focus at the panel', async () => {
  const { user } = await openAreas(`&poly=${twoAreas}`);
  button('Borrar todas').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(panel()).queryByRole('listitem')).toBeNull());
  expect(focused()).toBe(panel());
});

test('[R064] a card that a touch opened gives the focus back to its price', async () => {
  const hits = (isPoints: boolean) => (isPoints ? [pointHit(1, [4.71, -74.07])] : [hit(1)]);
  renderMap('/proyectos-vivienda?vista=mapa', ({ attributesToRetrieve = [] }) => hits(attributesToRetrieve.length < 9));
  const price = await screen.findByRole('button', { name: /1 tipo en Niza$/ });
  touch(price);
  const close = screen.getByRole('button', { name: 'Cerrar la ficha' });
  act(() => close.focus());
  fireEvent.keyDown(close, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Inmueble elegido en el mapa' })).toBeNull();
  expect(focused()).toBe(price);
});

test('[R064] a card whose price the map does not show any more leaves the focus on the map', async () => {
  const place = {
    id: 1,
    title: 'Nogal',
    href: '/nogal',
    where: 'Suba, Bogotá',
    homes: 1,
    price: 9,
    lat: 4.7,
    lng: -74,
  };
  render(
    <RemoteReactContext value={probeContext().context}>
      <PlacesBoard label="Proyectos" places={[place]} />
    </RemoteReactContext>,
  );
  const board = screen.getByRole('application', { name: 'Mapa' });
  touch(await screen.findByRole('button', { name: /Suba, Bogotá$/ }));
  for (let moves = 0; moves < 5; moves++) fireEvent.keyDown(board, { key: 'ArrowRight' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cerrar la ficha' }));
  expect(focused()).toBe(board);
});
