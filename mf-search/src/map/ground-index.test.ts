import { expect, test } from 'vitest';
import { mix } from './ground-colours.ts';
import { readGroundIndex } from './ground-index.ts';
import { placedTiles } from './ground-spots.ts';
import type { GroundStore } from './ground-store.ts';
import { viewAround } from './map-view.ts';

const tile = {
  ...{ land: undefined, water: undefined, coast: undefined, urban: undefined },
  ...{ lines: new Map(), stations: [], names: [] },
};
const size = { width: 800, height: 600 };
const bogota = { lat: 4.65, lng: -74.1 };

/** A store that has all tiles of some levels, and keeps what it was asked for. */
function storeOf(levels: readonly number[], come: readonly number[] = levels) {
  const asked: string[] = [];
  const index = { has: (level: number) => levels.includes(level), credits: [] };
  const known: GroundStore['known'] = ({ level }) => (come.includes(level) ? tile : undefined);
  const store: GroundStore = {
    index: () => index,
    known,
    tile: (spot) => {
      asked.push(`${spot.level}/${spot.x}/${spot.y}`);
      return known(spot);
    },
    listen: () => () => undefined,
  };
  return { store, asked };
}

test('an index tells the rows of each column by runs, and another shape is no index', () => {
  const index = readGroundIndex({ tiles: { 9: [[150, 240, 242, 250, 250]] }, credits: ['DANE', 3] });
  expect([239, 240, 242, 243, 250, 251].map((y) => index?.has(9, 150, y))).toEqual([
    ...[false, true, true, false, true, false],
  ]);
  expect(index?.has(11, 150, 240)).toBe(false);
  expect(index?.credits).toEqual(['DANE']);
  expect(readGroundIndex({ tiles: [] })).toBeUndefined();
  expect(readGroundIndex('<html>')).toBeUndefined();
});

test('[R064] a view asks for the tiles of its own level only, and where a level has none, a larger one is cut to fit', () => {
  const view = viewAround(bogota, 12.5, size);
  const own = storeOf([9, 11]);
  expect(placedTiles({ view, size }, own.store).every(({ clip }) => clip === undefined)).toBe(true);
  expect(own.asked.length).toBeGreaterThan(0);
  expect(own.asked.every((name) => name.startsWith('11/'))).toBe(true);
  const larger = placedTiles({ view, size }, storeOf([9]).store);
  expect(larger.length).toBeGreaterThan(0);
  expect(larger.every(({ clip, side }) => clip !== undefined && clip.side * 4 === side)).toBe(true);
});

test('[R064] until a tile has come, the larger one that is there stands in for it', () => {
  const view = viewAround(bogota, 12.5, size);
  const { store, asked } = storeOf([9, 11], [9]);
  expect(placedTiles({ view, size }, store).length).toBeGreaterThan(0);
  expect(asked.every((name) => name.startsWith('11/'))).toBe(true);
});

test('a colour between two lies in their middle, however short they are written', () => {
  expect(mix('#000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('canvas', '#fff', 0.5)).toBe('canvas');
});
