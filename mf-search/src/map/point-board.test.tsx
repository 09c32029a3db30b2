import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { keepOwnPlace } from '@umbral/kit/own-places/own-places.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInForCanvas } from '../testing/drawn-map.tsx';
import { probeContext } from '../testing/probe-context.tsx';
import { toWorld } from './map-view.ts';
import { PointBoard } from './point-board.tsx';
import { viewOfPoint } from './point-view.ts';

const size = { width: 800, height: 600 };

beforeEach(() => {
  localStorage.clear();
  standInForCanvas(size);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openMap(around = '4.684,-74.057', asker?: string) {
  const { context, topics } = probeContext();
  const marks: unknown[] = [];
  const askers: unknown[] = [];
  topics.on('search/place-marked').subscribe(({ point, asker: of }) => {
    marks.push(point);
    askers.push(of);
  });
  render(
    <RemoteReactContext value={context}>
      <PointBoard around={around} asker={asker} />
    </RemoteReactContext>,
  );
  return { marks, askers, board: screen.getByRole('application', { name: 'Mapa' }), topics };
}

test('a press marks its place, the button and the keys what lies under the cross; all to a thousandth of a degree', () => {
  const { marks, board } = openMap();
  fireEvent.click(screen.getByRole('button', { name: 'Marcar bajo la cruz' }));
  fireEvent.keyDown(board, { key: 'ArrowRight' });
  fireEvent.keyDown(board, { key: ' ' });
  fireEvent.click(board, { clientX: 400, clientY: 300 + 96 });
  const [middle, right, below] = marks as { lat: number; lng: number }[];
  expect(middle).toEqual({ lat: 4.684, lng: -74.057 });
  expect(right?.lat).toBe(4.684);
  expect(right?.lng).toBeGreaterThan(-74.057);
  expect(below?.lat).toBeLessThan(4.684);
  for (const { lat, lng } of [middle, right, below].filter((mark) => mark !== undefined))
    expect([lat, lng]).toEqual([Number(lat.toFixed(3)), Number(lng.toFixed(3))]);
});

test('Escape is left to the dialog that the map stands in', () => {
  const { board } = openMap();
  expect(fireEvent.keyDown(board, { key: 'Escape' })).toBe(true);
  expect(fireEvent.keyDown(board, { key: 'ArrowUp' })).toBe(false);
});

test('marks are taken back one by one, to none; the focus stays at the map, and the bus keeps none for late listeners', () => {
  const { marks, board, topics } = openMap();
  const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  fireEvent.keyDown(board, { key: 'Enter' });
  fireEvent.keyDown(board, { key: 'Enter' });
  fireEvent.keyDown(board, { key: 'ArrowDown' });
  fireEvent.keyDown(board, { key: 'Enter' });
  undo();
  undo();
  expect(marks).toHaveLength(4);
  expect(marks.slice(2)).toEqual([marks[0], null]);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(document.activeElement).toBe(board);
  expect(topics.last('search/place-marked')).toBeUndefined();
});

test('each mark, and its taking back, names the form that asked', () => {
  const { askers, board } = openMap(undefined, 'c3-r_1_');
  fireEvent.keyDown(board, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(askers).toEqual(['c3-r_1_', 'c3-r_1_']);
});

test('places that the device keeps stand on the map by their names', () => {
  keepOwnPlace({ name: 'Mi trabajo', lat: 4.69, lng: -74.05 });
  openMap();
  expect(screen.getByText('Mi trabajo')).toBeTruthy();
});

const middleOf = (view: ReturnType<typeof viewOfPoint>) => ({
  x: (size.width / 2 - view.x) / view.k,
  y: (size.height / 2 - view.y) / view.k,
});

test.each([
  ['a place', '4.684,-74.057', { lat: 4.684, lng: -74.057 }],
  ['a city', 'bogota', { lat: 4.6486, lng: -74.099 }],
  ['what the device keeps', '', { lat: 6.2, lng: -75.5 }],
  ['a city that nobody knows', 'atlantida', { lat: 6.2, lng: -75.5 }],
])('it begins at %s', (_what, around, { lat, lng }) => {
  const middle = middleOf(viewOfPoint(around, [{ lat: 6.2, lng: -75.5 }], size));
  const wanted = toWorld({ lat, lng });
  expect(middle.x).toBeCloseTo(wanted.x, 6);
  expect(middle.y).toBeCloseTo(wanted.y, 6);
});
