import { distanceM } from '@umbral/domain/places/globe.ts';
import type { TravelNetwork } from '@umbral/domain/travel/travel-network.ts';
import type { Position } from 'geojson';

/** Degrees of a cell of the lattice that roads are laid on, about 170 metres: roads that cross share one. */
const cell = 0.0015;
/** Degrees between the spots that are looked at along a road: no cell is stepped over. */
const step = 0.0004;

/**
 * Roads as nodes and ways between them. A way is as long as its road, and never shorter than the straight line: roads
 * that cut the corners of a cell would add up to a shortcut.
 */
export function roadNetwork(roads: readonly (readonly Position[])[]): TravelNetwork['roads'] {
  const nodes = new Map<string, number>();
  const points: number[] = [];
  const lengths = new Map<string, readonly [from: number, to: number, metres: number]>();
  const nodeAt = ([lng, lat]: readonly [lng: number, lat: number]) => {
    const key = `${Math.floor(lng / cell)} ${Math.floor(lat / cell)}`;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const node = nodes.size;
    nodes.set(key, node);
    points.push(Math.round(lat * 10_000), Math.round(lng * 10_000));
    return node;
  };
  const spotOf = (node: number) => ({
    lat: (points[2 * node] ?? 0) / 10_000,
    lng: (points[2 * node + 1] ?? 0) / 10_000,
  });
  for (const road of roads) {
    let last: { readonly node: number; readonly gone: number } | undefined;
    let gone = 0;
    let before: readonly [number, number] | undefined;
    for (const spot of spotsAlong(road)) {
      if (before) gone += distanceM({ lat: before[1], lng: before[0] }, { lat: spot[1], lng: spot[0] });
      before = spot;
      const node = nodeAt(spot);
      if (last && last.node !== node) {
        const key = last.node < node ? `${last.node} ${node}` : `${node} ${last.node}`;
        const metres = Math.max(gone - last.gone, distanceM(spotOf(last.node), spotOf(node)));
        if (metres < (lengths.get(key)?.[2] ?? Number.POSITIVE_INFINITY)) lengths.set(key, [last.node, node, metres]);
      }
      if (last?.node !== node) last = { node, gone };
    }
  }
  const edges = [...lengths.values()].flatMap(([from, to, metres]) => [from, to, Math.max(1, Math.round(metres))]);
  return { points, edges };
}

function* spotsAlong(road: readonly Position[]): Generator<readonly [lng: number, lat: number]> {
  for (const [index, [lng = 0, lat = 0]] of road.entries()) {
    const [nextLng = lng, nextLat = lat] = road[index + 1] ?? [];
    const pieces = Math.max(1, Math.ceil(Math.hypot(nextLng - lng, nextLat - lat) / step));
    for (let piece = 0; piece < pieces; piece++) {
      const part = piece / pieces;
      yield [lng + (nextLng - lng) * part, lat + (nextLat - lat) * part];
    }
  }
}
