import { expect, test } from 'vitest';
import { namedPlaces } from './named-places.ts';
import { sitesOf } from './sites.ts';

const home = (id: number, city: string, zone: string, neighbourhood: string) => ({
  ...{ id, project: id, lat: id, lng: -id, price: undefined, city, zone, neighbourhood },
});
const placesOf = (...homes: ReturnType<typeof home>[]) =>
  namedPlaces(sitesOf(homes).sites).map(({ name, homes: count, points }) => [
    name,
    count,
    points.map(({ lat }) => lat),
  ]);

test('[R064] a name that several cities have is a place of each, and says which', () => {
  const homes = [
    home(1, 'Cali', 'Centro', 'San Antonio'),
    home(2, 'Cali', 'Centro', 'San Pedro'),
    home(3, 'Santa Marta', 'Centro', 'San Antonio'),
  ];
  expect(placesOf(...homes)).toEqual([
    ['Centro, Cali', 2, [1, 2]],
    ['San Antonio, Centro, Cali', 1, [1]],
    ['San Pedro, Centro', 1, [2]],
    ['Centro, Santa Marta', 1, [3]],
    ['San Antonio, Centro, Santa Marta', 1, [3]],
  ]);
});

test('[R064] within one city a name is enough, and what has no zone has its own name only', () => {
  expect(placesOf(home(1, 'Bogotá', 'Suba', 'Niza'), home(2, 'Bogotá', '', 'Las Lomas'))).toEqual([
    ['Suba', 1, [1]],
    ['Niza, Suba', 1, [1]],
    ['Las Lomas', 1, [2]],
  ]);
});
