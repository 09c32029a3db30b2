/**
 * Makes outlines.json out of two files of the package world-atlas 2.0.2 (Natural Earth, public domain):
 * `node derive-outlines.ts countries-10m.json countries-110m.json > outlines.json`
 */
import { readFile } from 'node:fs/promises';
import { encodeRing } from '../src/map/ring-text.ts';

type Point = readonly [lng: number, lat: number];
interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } };
}
interface Geometry {
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly arcs: unknown;
  readonly properties: { readonly name: string };
}

/** Countries where homes are sold and those around Colombia, fine; the others stand far away, coarse. */
const fine: Readonly<Record<string, number>> = { Colombia: 0.004, Panama: 0.004, 'Dominican Rep.': 0.01, Spain: 0.02 };
const around = ['Venezuela', 'Ecuador', 'Peru', 'Brazil', 'Costa Rica', 'Nicaragua', 'Haiti', 'Portugal', 'Guyana'];
/** The rest of the hemisphere, in sight when all of a country is. */
const near = [
  ...['Suriname', 'France', 'Trinidad and Tobago', 'Bolivia', 'Honduras', 'El Salvador', 'Guatemala', 'Belize'],
  ...['Mexico', 'Cuba', 'Jamaica', 'Bahamas', 'Puerto Rico', 'Paraguay', 'Chile', 'Argentina', 'Uruguay'],
];
const left = ['Antarctica'];

const [finePath = '', coarsePath = ''] = process.argv.slice(2);
const [tenth, coarse] = await Promise.all([finePath, coarsePath].map(readTopology));
if (!tenth || !coarse) throw new Error('two files of world-atlas are needed');
const named = [...ringsOf(tenth, (name) => fine[name] ?? toleranceAround(name))];
const rest = [
  ...ringsOf(coarse, (name) => (name in fine || [...around, ...near, ...left].includes(name) ? undefined : 0.4)),
];
process.stdout.write(`${JSON.stringify(Object.fromEntries([...named, ...rest]), null, 1)}\n`);

function toleranceAround(name: string): number | undefined {
  if (around.includes(name)) return 0.03;
  return near.includes(name) ? 0.12 : undefined;
}

async function readTopology(path: string): Promise<Topology> {
  return JSON.parse(await readFile(path, 'utf8'));
}

function* ringsOf(
  topology: Topology,
  toleranceOf: (name: string) => number | undefined,
): Generator<readonly [string, string[]]> {
  for (const { type, arcs, properties } of topology.objects.countries.geometries) {
    const tolerance = toleranceOf(properties.name);
    if (tolerance === undefined) continue;
    const polygons = (type === 'Polygon' ? [arcs] : arcs) as readonly (readonly (readonly number[])[])[];
    const rings = polygons
      .map(([outer = []]) => thin(ringOf(topology, outer), tolerance))
      .filter((ring) => ring.length > 3 && extent(ring) > tolerance * 4);
    if (rings.length > 0) yield [properties.name, rings.map(encodeRing)];
  }
}

function ringOf({ arcs, transform }: Topology, indexes: readonly number[]): Point[] {
  return indexes.flatMap((index) => {
    const points = absolute(arcs[index < 0 ? ~index : index] ?? [], transform);
    return index < 0 ? points.toReversed() : points;
  });
}

function absolute(arc: readonly Point[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function extent(ring: readonly Point[]): number {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  return Math.max(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats));
}

/** The points of a line that lie farther than the tolerance from what would be drawn without them. */
function thin(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const farthest = farthestBetween(points, from, to);
    if (farthest.distance <= tolerance) continue;
    kept.add(farthest.index);
    spans.push([from, farthest.index], [farthest.index, to]);
  }
  return points.filter((_, index) => kept.has(index));
}

function farthestBetween(points: readonly Point[], from: number, to: number): { index: number; distance: number } {
  const [a = [0, 0], b = [0, 0]] = [points[from], points[to]];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let found = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index++) {
    const [x, y] = points[index] ?? a;
    const distance =
      length === 0
        ? Math.hypot(x - a[0], y - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}
