import type { TravelMode } from '@umbral/domain/travel/travel-mode.ts';
import { travelModel } from '@umbral/domain/travel/travel-model.ts';
import { expect, test } from 'vitest';
import { sourceNames } from './read-sources.ts';
import { groundNetwork } from './travel-network.ts';

const network = await groundNetwork(sourceNames);
const model = travelModel(network);

function stationOf(city: string, name: string) {
  const station = network.stations.find((one) => one.city === city && one.name.includes(name));
  if (!station) throw new Error(`no station ${name}`);
  return station;
}
const places = {
  portalNorte: stationOf('bogota', 'Portal Norte'),
  calle100: stationOf('bogota', 'Calle 100'),
  portalSuba: stationOf('bogota', 'Portal Suba'),
  portalAmericas: stationOf('bogota', 'Portal Am'),
  universidadNacional: { lat: 4.6365, lng: -74.083 },
  andino: { lat: 4.6668, lng: -74.0531 },
  soacha: { lat: 4.5793, lng: -74.2169 },
  plazaDeBolivar: { lat: 4.5981, lng: -74.0758 },
  niquia: stationOf('medellin', 'Niqu'),
  poblado: stationOf('medellin', 'Poblado'),
  sanJavier: stationOf('medellin', 'San Javier'),
  santoDomingo: stationOf('medellin', 'Santo Domingo'),
  eafit: { lat: 6.2006, lng: -75.5784 },
  deAntioquia: { lat: 6.2671, lng: -75.5685 },
} as const;
type Place = keyof typeof places;

/** What people and operators say such a way takes, with what a working day makes of it. */
test.each<[Place, Place, TravelMode, from: number, to: number]>([
  ['portalNorte', 'calle100', 'transit', 20, 32],
  ['portalSuba', 'portalAmericas', 'transit', 60, 85],
  ['soacha', 'plazaDeBolivar', 'transit', 60, 90],
  ['universidadNacional', 'andino', 'transit', 30, 50],
  ['universidadNacional', 'andino', 'cycle', 20, 35],
  ['universidadNacional', 'andino', 'walk', 65, 95],
  ['niquia', 'poblado', 'transit', 25, 38],
  ['sanJavier', 'poblado', 'transit', 15, 30],
  ['santoDomingo', 'poblado', 'transit', 28, 45],
  ['eafit', 'deAntioquia', 'transit', 30, 50],
  ['eafit', 'deAntioquia', 'cycle', 28, 45],
])('from %s to %s by %s it takes %i to %i minutes, whichever way one goes', (from, to, mode, least, most) => {
  const there = model[mode](places[from])(places[to]) ?? 0;
  expect(there).toBeGreaterThan(least);
  expect(there).toBeLessThan(most);
  const back = model[mode](places[to])(places[from]) ?? 0;
  // One waits at the first station of either way, which may be of another system.
  expect(Math.abs(back - there)).toBeLessThan(mode === 'transit' ? 4 : 0.5);
});

test('where the ground has neither roads nor lines, ways are straight with a detour, and no line is known', () => {
  const [from, to] = [
    { lat: 1.2136, lng: -77.2811 },
    { lat: 1.2536, lng: -77.2811 },
  ];
  expect(model.walk(from)(to)).toBeCloseTo((4448 * 1.3) / 80, 0);
  expect(model.transit(from)(to)).toBeUndefined();
});

test('no way by roads is shorter than the straight line', () => {
  const { points, edges } = network.roads;
  const spot = (node: number) => ({ lat: (points[2 * node] ?? 0) / 10_000, lng: (points[2 * node + 1] ?? 0) / 10_000 });
  for (let at = 0; at < edges.length; at += 3) {
    const [from = 0, to = 0, metres = 0] = edges.slice(at, at + 3);
    const [a, b] = [spot(from), spot(to)];
    const apart = Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) * 111_195;
    if (metres < apart - 2) expect({ from, to, metres, apart }).toBeUndefined();
  }
});

test('nearly every station is on a line, and the nearest ones of a place are the nearest', () => {
  const served = new Set(network.platforms);
  expect(network.stations.filter((_, index) => !served.has(index)).length).toBeLessThan(8);
  const near = model.stationsNear(places.andino, 3);
  expect(near.map(({ minutes }) => minutes)).toEqual(near.map(({ minutes }) => minutes).toSorted((a, b) => a - b));
  expect(near[0]?.station.name).toMatch(/Héroes|Virrey|Calle 85/);
});
