import { distanceM } from '@umbral/domain/places/globe.ts';
import type { Station, TravelNetwork } from '@umbral/domain/travel/travel-network.ts';
import { systemPaces, type TransitSystem } from '@umbral/domain/travel/travel-speeds.ts';
import type { Position } from 'geojson';

/** A line as it is drawn, by its system and city. */
export interface DrawnLine {
  readonly system: TransitSystem;
  readonly city: string;
  readonly path: readonly Position[];
}

/** So far from its line a station is drawn, and the end of one line from the next. */
const stopM = 300;
const meetingM = 450;
/** Some terminals lie past the drawn end of their line. */
const terminalM = 1600;

/** A stop of a line: a station, or a spot where another line meets it. */
interface Stop {
  readonly alongM: number;
  readonly platform: number;
}

/** Platforms and rides of some lines: where vehicles run through, one platform of a station serves all of its lines. */
export function lineNetwork(
  lines: readonly DrawnLine[],
  stations: readonly Station[],
): Pick<TravelNetwork, 'platforms' | 'rides'> {
  const platforms: number[] = [];
  const shared = new Map<string, number>();
  const platformOf = (station: number, line: number, { system, city }: DrawnLine) => {
    const key = systemPaces[system].runsThrough ? `${system} ${city} ${station}` : `${line} ${station}`;
    const platform = shared.get(key) ?? platforms.push(station) - 1;
    shared.set(key, platform);
    return platform;
  };
  const stops: Stop[][] = lines.map(() => []);
  for (const [index, station] of stations.entries())
    for (const { number, line, alongM } of linesAt(station, lines))
      stops[number]?.push({ alongM, platform: platformOf(index, number, line) });
  for (const { first, other, point } of meetings(lines)) {
    const platform = platforms.push(-1) - 1;
    for (const number of [first, other]) {
      const path = lines[number]?.path ?? [];
      stops[number]?.push({ alongM: along(path, point).alongM, platform });
    }
  }
  return { platforms, rides: stops.flatMap((all, number) => ridesOf(all, lines[number])) };
}

/** The lines that stop at a station: those that pass it, else the nearest one, past whose end it may lie. */
function linesAt(station: Station, lines: readonly DrawnLine[]) {
  const own = lines
    .flatMap((line, number) => {
      const isOwn = line.system === station.system && line.city === station.city;
      return isOwn ? [{ line, number, ...along(line.path, station) }] : [];
    })
    .toSorted((a, b) => a.awayM - b.awayM);
  const passing = own.filter(({ awayM }) => awayM <= stopM);
  const [nearest] = own;
  if (passing.length > 0 || !nearest || nearest.awayM > terminalM) return passing;
  const { awayM, alongM } = nearest;
  return [{ ...nearest, alongM: alongM === 0 ? -awayM : alongM + awayM }];
}

function ridesOf(stops: readonly Stop[], line: DrawnLine | undefined): number[] {
  if (!line) return [];
  const metresPerSecond = systemPaces[line.system].kmPerHour / 3.6;
  const inOrder = stops.toSorted((a, b) => a.alongM - b.alongM);
  return inOrder.slice(1).flatMap(({ alongM, platform }, index) => {
    const before = inOrder[index];
    if (!before || before.platform === platform) return [];
    return [before.platform, platform, Math.max(1, Math.round((alongM - before.alongM) / metresPerSecond))];
  });
}

interface Meeting {
  readonly first: number;
  readonly other: number;
  readonly point: Spot;
}

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** Where lines of one system that runs through cross, or one ends at another. */
function meetings(lines: readonly DrawnLine[]): Meeting[] {
  return lines.flatMap((line, first) =>
    lines.flatMap((next, other) => {
      const isOne = other !== first && next.system === line.system && next.city === line.city;
      if (!isOne || !systemPaces[line.system].runsThrough) return [];
      const ends = [line.path[0], line.path.at(-1)].flatMap((end) => (end ? [spotOf(end)] : []));
      const ending = ends.filter((end) => along(next.path, end).awayM <= meetingM);
      // A pair is looked at twice: what crosses is told once.
      const crossing = first < other ? crossings(line.path, next.path) : [];
      return [...ending, ...crossing].map((point) => ({ first, other, point }));
    }),
  );
}

function crossings(one: readonly Position[], other: readonly Position[]): Spot[] {
  return one.slice(1).flatMap((to, index) => {
    const from = spotOf(one[index] ?? to);
    return other.slice(1).flatMap((otherTo, otherIndex) => {
      const spot = crossing([from, spotOf(to)], [spotOf(other[otherIndex] ?? otherTo), spotOf(otherTo)]);
      return spot ? [spot] : [];
    });
  });
}

type Piece = readonly [from: Spot, to: Spot];

function crossing([a, b]: Piece, [c, d]: Piece): Spot | undefined {
  const across = (b.lng - a.lng) * (d.lat - c.lat) - (b.lat - a.lat) * (d.lng - c.lng);
  if (across === 0) return undefined;
  const part = ((c.lng - a.lng) * (d.lat - c.lat) - (c.lat - a.lat) * (d.lng - c.lng)) / across;
  const otherPart = ((c.lng - a.lng) * (b.lat - a.lat) - (c.lat - a.lat) * (b.lng - a.lng)) / across;
  if (part < 0 || part > 1 || otherPart < 0 || otherPart > 1) return undefined;
  return { lat: a.lat + (b.lat - a.lat) * part, lng: a.lng + (b.lng - a.lng) * part };
}

/** How far along a path the spot lies that is nearest to a point, and how far away that is, metres. */
function along(path: readonly Position[], point: Spot): { readonly awayM: number; readonly alongM: number } {
  let best = { awayM: Number.POSITIVE_INFINITY, alongM: 0 };
  let gone = 0;
  for (const [index, end] of path.entries()) {
    const [from, to] = [spotOf(path[index - 1] ?? end), spotOf(end)];
    const length = distanceM(from, to);
    const part = partOf([from, to], point);
    const spot = { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
    const awayM = distanceM(spot, point);
    if (awayM < best.awayM) best = { awayM, alongM: gone + length * part };
    gone += length;
  }
  return best;
}

/** Which part of a piece of a path lies before the spot nearest to a point. */
function partOf([from, to]: Piece, { lat, lng }: Spot): number {
  const narrow = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(to.lng - from.lng) * narrow, to.lat - from.lat];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((lng - from.lng) * narrow * dx + (lat - from.lat) * dy) / square));
}

function spotOf([lng = 0, lat = 0]: Position): Spot {
  return { lat, lng };
}
