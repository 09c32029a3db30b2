import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { outlineOfBox } from './outline-of.ts';

/** The points around an area, not closed. */
export type Outline = readonly MapPoint[];

/** What of the map is wanted: inside any of `include` (if there are such), of none of `exclude`, and of each list of `within` inside any. */
export interface Wanted {
  readonly include: readonly Outline[];
  readonly exclude: readonly Outline[];
  readonly within: readonly (readonly Outline[])[];
}

/** A side of an outline, from south to north, and whose outline it is. */
interface Side {
  readonly outline: number;
  readonly south: MapPoint;
  readonly north: MapPoint;
}

/** One of the two borders of a piece between two latitudes. */
interface Border {
  readonly from: MapPoint;
  readonly to: MapPoint;
}
type Span = readonly [west: Border, east: Border];

/** A piece that may still grow to the north. */
interface Growing {
  readonly west: MapPoint[];
  readonly east: MapPoint[];
}

/** More crossings than a hand draws: outlines are thinned until there are fewer. */
const mostCrossings = 1500;
/** An outline of so few corners is not thinned any more. */
const fewCorners = 6;
/** Degrees that make no difference: a tenth of a millimetre. */
const nothing = 1e-9;

/**
 * What is wanted as simple polygons without holes, which touch one another but do not overlap. Between two latitudes
 * where something turns or crosses, sides only run beside one another: what lies between two of them is wanted or not
 * as a whole, and grows on into the next band where both of its borders do.
 */
export function piecesOf(wanted: Wanted): readonly Outline[] {
  return cut(wanted) ?? piecesOf(simpler(wanted));
}

/** The pieces; nothing where too many sides cross. */
function cut(wanted: Wanted): readonly Outline[] | undefined {
  const sides = [...wanted.include, ...wanted.exclude, ...wanted.within.flat()].flatMap(sidesOf);
  const crossings = crossingLatitudes(sides);
  if (!crossings) return undefined;
  const ends = sides.flatMap(({ south, north }) => [south.lat, north.lat]);
  const levels = [...new Set([...ends, ...crossings])].toSorted((a, b) => a - b);
  const done: Growing[] = [];
  let growing: Growing[] = [];
  for (const [index, from] of levels.entries()) {
    const to = levels[index + 1] ?? from;
    if (to - from < nothing) continue;
    const grown = spansOf(sides, wanted, [from, to]).map((span) => grow(growing, span));
    done.push(...growing.filter((piece) => !grown.includes(piece)));
    growing = grown;
  }
  return [...done, ...growing].map(closed).filter((piece) => piece.length >= 3);
}

function sidesOf(points: Outline, outline: number): Side[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    if (point.lat === next.lat) return [];
    return [point.lat < next.lat ? { outline, south: point, north: next } : { outline, south: next, north: point }];
  });
}

/** The latitudes where two sides cross; nothing where they are too many. */
function crossingLatitudes(sides: readonly Side[]): number[] | undefined {
  const found: number[] = [];
  for (const [index, a] of sides.entries()) {
    for (const b of sides.slice(index + 1)) {
      const lat = crossingOf(a, b);
      if (lat === undefined) continue;
      found.push(lat);
      if (found.length > mostCrossings) return undefined;
    }
  }
  return found;
}

function crossingOf(a: Side, b: Side): number | undefined {
  const from = Math.max(a.south.lat, b.south.lat);
  const to = Math.min(a.north.lat, b.north.lat);
  if (to <= from) return undefined;
  const [below, above] = [lngAt(a, from) - lngAt(b, from), lngAt(a, to) - lngAt(b, to)];
  return below * above < 0 ? from + ((to - from) * below) / (below - above) : undefined;
}

function lngAt({ south, north }: Side, lat: number): number {
  if (lat === north.lat) return north.lng;
  return south.lng + ((lat - south.lat) / (north.lat - south.lat)) * (north.lng - south.lng);
}

/** What is wanted of the band between two latitudes, from west to east. */
function spansOf(sides: readonly Side[], wanted: Wanted, [from, to]: readonly [number, number]): Span[] {
  const middle = (from + to) / 2;
  const beside = sides
    .filter(({ south, north }) => south.lat <= from && north.lat >= to)
    .map((side) => ({ side, lng: lngAt(side, middle) }))
    .toSorted((a, b) => a.lng - b.lng);
  const inside = new Set<number>();
  const spans: Span[] = [];
  let west: Side | undefined;
  for (const { side, lng } of beside) {
    if (!inside.delete(side.outline)) inside.add(side.outline);
    const isIn = isWanted(inside, wanted);
    if (isIn && !west) west = side;
    if (isIn || !west) continue;
    if (lng - lngAt(west, middle) > nothing) spans.push([borderOf(west, from, to), borderOf(side, from, to)]);
    west = undefined;
  }
  return spans;
}

function isWanted(inside: ReadonlySet<number>, { include, exclude, within }: Wanted): boolean {
  const has = (outlines: readonly Outline[], first: number) => outlines.map((_, index) => inside.has(first + index));
  const included = has(include, 0);
  if (included.length > 0 && !included.includes(true)) return false;
  if (has(exclude, include.length).includes(true)) return false;
  let first = include.length + exclude.length;
  return within.every((outlines) => {
    const held = has(outlines, first);
    first += outlines.length;
    return held.includes(true);
  });
}

function borderOf(side: Side, from: number, to: number): Border {
  return { from: { lat: from, lng: lngAt(side, from) }, to: { lat: to, lng: lngAt(side, to) } };
}

/** The piece below that ends exactly where a span begins, grown by it; else a new piece. */
function grow(growing: readonly Growing[], [west, east]: Span): Growing {
  const below = growing.find((piece) => isSame(piece.west.at(-1), west.from) && isSame(piece.east.at(-1), east.from));
  const piece = below ?? { west: [west.from], east: [east.from] };
  piece.west.push(west.to);
  piece.east.push(east.to);
  return piece;
}

function isSame(a: MapPoint | undefined, b: MapPoint): boolean {
  return a !== undefined && Math.abs(a.lng - b.lng) < nothing && Math.abs(a.lat - b.lat) < nothing;
}

/** Around a piece: along its west border to the north, back along the east one; straight lines without points. */
function closed({ west, east }: Growing): Outline {
  const around = [...west, ...east.toReversed()];
  const distinct = around.filter((point, index) => !isSame(around.at(index - 1), point));
  const corners = distinct.filter((point, index) => {
    const [before = point, after = point] = [distinct.at(index - 1), distinct[(index + 1) % distinct.length]];
    const turn =
      (point.lng - before.lng) * (after.lat - point.lat) - (point.lat - before.lat) * (after.lng - point.lng);
    return Math.abs(turn) > 1e-13;
  });
  return corners.map(rounded);
}

/** Seven decimals of a degree are a centimetre. */
function rounded({ lat, lng }: MapPoint): MapPoint {
  return { lat: Math.round(lat * 1e7) / 1e7, lng: Math.round(lng * 1e7) / 1e7 };
}

/** The same with half of the corners; where none is left to spare, the boxes around all that may be wanted. */
function simpler(wanted: Wanted): Wanted {
  const { include, exclude, within } = wanted;
  const isThin = [...include, ...exclude, ...within.flat()].every((points) => points.length <= fewCorners);
  if (!isThin)
    return {
      include: include.map(thinned),
      exclude: exclude.map(thinned),
      within: within.map((any) => any.map(thinned)),
    };
  // Sides of boxes run beside one another: none crosses.
  return { include: include.map(boxAround), exclude: [], within: within.map((any) => any.map(boxAround)) };
}

function thinned(points: Outline): Outline {
  return points.length > fewCorners ? points.filter((_, index) => index % 2 === 0) : points;
}

function boxAround(points: Outline): Outline {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  return outlineOfBox({ south, north, west, east });
}
