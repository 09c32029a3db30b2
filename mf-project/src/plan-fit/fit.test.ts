import { expect, test } from 'vitest';
import type { PlanDrawing } from '../model/project-data.ts';
import { middleOf, roomsFor, roomsOf, verdictOf } from './fit.ts';

const image = { src: '/media/plan.svg', alt: '', width: 1000, height: 500 };
const plan: PlanDrawing = {
  name: 'Tipo A',
  image,
  widthM: 10,
  spaces: [
    { name: 'Sala', x: 0.2, y: 0.5, widthM: 3, depthM: 4 },
    { name: 'Hall', x: 0.4, y: 0.5, widthM: 1, depthM: 4 },
    { name: 'Escalera', x: 0.8, y: 0.5, widthM: 2, depthM: 4 },
    { name: 'Parqueadero', x: 0.8, y: 0.2, widthM: 5, depthM: 5 },
    { name: 'Depósito', x: 0.9, y: 0.5 },
  ],
};
const rooms = roomsOf(plan);
const sofa = { width: 2.1, depth: 0.9 };
const [hall] = rooms.filter(({ name }) => name === 'Hall');

test('spaces with a size are rooms, stairs and parking are not', () => {
  expect(rooms).toEqual([
    { name: 'Sala', x: 0.5, y: 0.5, width: 3, depth: 4 },
    { name: 'Hall', x: 3.5, y: 0.5, width: 1, depth: 4 },
  ]);
});

test('furniture inside a room tells what is left, less the walls', () => {
  const verdict = verdictOf({ ...sofa, x: 2, y: 2.5 }, rooms);
  expect(verdict).toMatchObject({ kind: 'fits', room: { name: 'Sala' } });
  if (verdict.kind !== 'fits') throw new Error('it fits');
  expect(verdict.across).toBeCloseTo(0.8);
  expect(verdict.along).toBeCloseTo(3);
});

test('furniture across a wall, out of a room and beside the home', () => {
  expect(verdictOf({ ...sofa, x: 3, y: 2.5 }, rooms)).toMatchObject({ kind: 'across' });
  expect(verdictOf({ ...sofa, x: 1, y: 2.5 }, rooms)).toMatchObject({ kind: 'beyond', room: { name: 'Sala' } });
  expect(verdictOf({ ...sofa, x: 8, y: 4.5 }, rooms)).toEqual({ kind: 'outside' });
});

test('a narrow room takes it lengthwise only, and only where the walls leave as much', () => {
  const fits = roomsFor(sofa, rooms);
  expect(fits.map(({ room, isTurned }) => [room.name, isTurned])).toEqual([
    ['Sala', false],
    ['Hall', true],
  ]);
  if (!hall) throw new Error('there is a hall');
  expect(verdictOf({ width: 0.9, depth: 2.1, ...middleOf(hall) }, rooms)).toMatchObject({ kind: 'fits' });
  expect(roomsFor({ width: 0.95, depth: 2.1 }, rooms).map(({ room }) => room.name)).toEqual(['Sala']);
  expect(roomsFor({ width: 5, depth: 5 }, rooms)).toEqual([]);
});
