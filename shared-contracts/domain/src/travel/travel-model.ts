import { distanceM, type GlobePoint } from '../places/globe.ts';
import { type Edge, type Graph, graphOf, leastCosts } from './shortest-paths.ts';
import { SpotGrid } from './spot-grid.ts';
import type { Station, TravelNetwork } from './travel-network.ts';
import {
  betweenStationsM,
  mostDetour,
  type Pace,
  paces,
  systemPaces,
  throughStreetsM,
  toRoadM,
  toStationM,
} from './travel-speeds.ts';

/** Minutes from where one starts to a point; nothing where the ground knows no way of that kind. */
export type MinutesTo = (point: GlobePoint) => number | undefined;
type MinutesByRoad = (point: GlobePoint) => number;

/** A station near a point, and the minutes on foot to it. */
export interface NearStation {
  readonly station: Station;
  readonly minutes: number;
}

/**
 * Estimates of how long ways take, by each way of going. They are the same in both directions. Nobody asks for more than
 * `most` minutes, where that is said, which keeps the search small. `walk` is that of the same start, where somebody has
 * it already: looking for it again costs as much as all the rest.
 */
export interface TravelModel {
  walk(start: GlobePoint, most?: number): MinutesByRoad;
  cycle(start: GlobePoint, most?: number): MinutesByRoad;
  transit(start: GlobePoint, most?: number, walk?: MinutesByRoad): MinutesTo;
  /** Whether the ground knows a road or a station near a point: elsewhere all minutes are those of a straight line. */
  hasWays(point: GlobePoint): boolean;
  readonly stations: readonly Station[];
  /** The nearest stations, the nearest first. */
  stationsNear(point: GlobePoint, count: number, walk?: MinutesByRoad): NearStation[];
}

const ever = Number.POSITIVE_INFINITY;

/** The model of a network; making one takes tens of milliseconds: keep it. */
export function travelModel(network: TravelNetwork): TravelModel {
  const roads = roadsOf(network);
  const lines = linesOf(network);
  const walk = (start: GlobePoint, most = ever) => waysByRoad(roads, { start, pace: paces.walk, most });
  return {
    stations: network.stations,
    walk,
    cycle: (start, most = ever) => waysByRoad(roads, { start, pace: paces.cycle, most }),
    transit: (start, most = ever, onFoot = walk(start, most)) => waysByTransit(lines, { start, walk: onFoot, most }),
    hasWays: (point) => roads.grid.near(point, toRoadM).length > 0 || lines.grid.near(point, toStationM).length > 0,
    stationsNear(point, count, minutesTo = walk(point)) {
      return lines.grid
        .near(point, 2 * toStationM)
        .flatMap(([index]) => {
          const station = network.stations[index];
          return station ? [{ station, minutes: minutesTo(station) }] : [];
        })
        .toSorted((a, b) => a.minutes - b.minutes)
        .slice(0, count);
    },
  };
}

interface Roads {
  readonly graph: Graph;
  readonly grid: SpotGrid;
}

/** Roads in metres, so that one graph serves every pace. */
function roadsOf({ roads: { points, edges } }: TravelNetwork): Roads {
  const spots = Array.from({ length: points.length / 2 }, (_, node) => ({
    lat: (points[2 * node] ?? 0) / 10_000,
    lng: (points[2 * node + 1] ?? 0) / 10_000,
  }));
  return { graph: graphOf(spots.length, bothWays(edges)), grid: new SpotGrid(spots) };
}

function bothWays(triples: readonly number[]): Edge[] {
  const edges: Edge[] = [];
  for (let at = 0; at < triples.length; at += 3) {
    const [from = 0, to = 0, cost = 0] = triples.slice(at, at + 3);
    edges.push([from, to, cost], [to, from, cost]);
  }
  return edges;
}

interface Start {
  readonly start: GlobePoint;
  readonly most: number;
}

/** On foot or by bicycle: through small streets nearby, by the roads of the ground farther away, else straight. */
function waysByRoad({ graph, grid }: Roads, { start, pace, most }: Start & { readonly pace: Pace }): MinutesByRoad {
  const { metresPerMinute, detour } = pace;
  const reached = leastCosts(
    graph,
    grid.near(start, toRoadM).map(([node, metres]) => [node, metres * detour] as const),
    most * metresPerMinute,
  );
  const hasRoads = (point: GlobePoint) => grid.near(point, toRoadM).length > 0;
  const startHasRoads = hasRoads(start);
  return (point) => {
    const straight = distanceM(start, point);
    if (straight <= throughStreetsM) return (straight * detour) / metresPerMinute;
    // Farther than what anybody asks for: no way is looked for.
    if (straight > most * metresPerMinute) return straight / metresPerMinute;
    const byRoad = grid
      .near(point, toRoadM)
      .reduce((least, [node, metres]) => Math.min(least, (reached[node] ?? 0) + metres * detour), ever);
    // Where one end has roads and no way leads there, something lies between: a hill, a river.
    const longest = straight * (startHasRoads || hasRoads(point) ? mostDetour : detour);
    return Math.min(byRoad, longest) / metresPerMinute;
  };
}

interface Lines {
  readonly graph: Graph;
  readonly grid: SpotGrid;
}

/** Stations first, then platforms: one waits on the way in, and nobody on the way out. Minutes. */
function linesOf({ stations, platforms, rides }: TravelNetwork): Lines {
  const grid = new SpotGrid(stations);
  const ofPlatform = (platform: number) => stations.length + platform;
  const edges: Edge[] = bothWays(rides).map(([from, to, seconds]) => [ofPlatform(from), ofPlatform(to), seconds / 60]);
  for (const [platform, index] of platforms.entries()) {
    const station = stations[index];
    if (!station) continue;
    edges.push([index, ofPlatform(platform), waitAt(station)], [ofPlatform(platform), index, 0]);
  }
  for (const [index, station] of stations.entries())
    for (const [other, metres] of grid.near(station, betweenStationsM))
      if (other !== index) edges.push([index, other, walkingMinutes(metres)]);
  return { graph: graphOf(stations.length + platforms.length, edges), grid };
}

function waitAt({ system }: Station): number {
  const known = Object.entries(systemPaces).find(([name]) => name === system);
  return known?.[1].waitMinutes ?? 0;
}

function walkingMinutes(metres: number): number {
  return (metres * paces.walk.detour) / paces.walk.metresPerMinute;
}

/** To a station on foot, by the lines, and on foot from another one; all on foot where that is sooner. */
function waysByTransit(
  { graph, grid }: Lines,
  { start, walk, most }: Start & { readonly walk: MinutesByRoad },
): MinutesTo {
  const starts = grid.near(start, toStationM).map(([node, metres]) => [node, walkingMinutes(metres)] as const);
  if (starts.length === 0) return () => undefined;
  const reached = leastCosts(graph, starts, most);
  return (point) => {
    const there = grid.near(point, toStationM);
    if (there.length === 0) return undefined;
    const riding = there.reduce(
      (least, [node, metres]) => Math.min(least, (reached[node] ?? 0) + walkingMinutes(metres)),
      ever,
    );
    const soonest = Math.min(riding, walk(point));
    return soonest < ever ? soonest : undefined;
  };
}
