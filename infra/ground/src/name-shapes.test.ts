import { expect, test } from 'vitest';
import { middleOf } from './middle-of.ts';
import { roadNamesOf } from './name-shapes.ts';
import { roadNames } from './road-names.ts';
import { titleCase } from './title-case.ts';

test('names in capitals are written as people write them', () => {
  expect(titleCase('EL CARMEN DE BOLÍVAR')).toBe('El Carmen de Bolívar');
  expect(titleCase('BOGOTÁ, D.C.')).toBe('Bogotá');
  expect(titleCase('ÁBREGO')).toBe('Ábrego');
});

test('a name stands inside its area, even where the middle of it is outside', () => {
  const crescent = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 3],
    [3, 3],
    [3, 1],
    [0, 1],
    [0, 0],
  ];
  const [lng = 0, lat = 0] = middleOf([[crescent]]) ?? [];
  const isInArm = lat < 1 || lat > 3;
  expect(lng > 0 && lng < 4 && (isInArm || lng > 3)).toBe(true);
  expect(middleOf([])).toBeUndefined();
});

test('the name of a road leans with it, is never upside down, and stands nowhere on a sharp bend', () => {
  const east = [
    [-74.1, 4.6],
    [-74.0, 4.6],
  ];
  expect(roadNames(east, 0.06).map(({ angle }) => angle)).toEqual([0, 0]);
  expect(roadNames(east.toReversed(), 0.06).map(({ angle }) => angle)).toEqual([0, 0]);
  const [north] = roadNames(
    [
      [-74, 4.6],
      [-74, 4.65],
    ],
    0.06,
  );
  expect(Math.abs(north?.angle ?? 0)).toBeCloseTo(Math.PI / 2, 1);
  expect(
    roadNames(
      [
        [-74, 4.6],
        [-73.997, 4.6],
        [-74, 4.6001],
      ],
      0.06,
    ),
  ).toEqual([]);
});

test('pieces of one road have one name where they lie together', () => {
  const piece = (from: number) => ({
    kind: 'major' as const,
    properties: { name: 'Avenida El Poblado' },
    geometry: {
      type: 'LineString' as const,
      coordinates: [
        [from, 6.2],
        [from + 0.01, 6.2],
      ],
    },
  });
  const near = roadNamesOf([piece(-75.58), piece(-75.57)]).filter(({ levels: [from] }) => from === 11);
  expect(near).toHaveLength(1);
});
