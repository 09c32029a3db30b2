import type { Position } from 'geojson';

/** Where the name of a road stands, and how it leans: radians on the map, clockwise, never upside down. */
export interface RoadName {
  readonly at: Position;
  readonly angle: number;
}

/** Degrees; near the equator they are as long in both directions. */
const reach = 0.0025;

/** Places for the name of a line, so many degrees apart, where the line is straight enough to be read along. */
export function roadNames(line: readonly Position[], apart: number): RoadName[] {
  const lengths = line.map((point, index) => distance(point, line[index - 1] ?? point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total < 2 * reach) return [];
  const count = Math.max(1, Math.round(total / apart));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * total).flatMap((along) => {
    const [before, at, after] = [along - reach, along, along + reach].map((place) => pointAt(line, lengths, place));
    if (!before || !at || !after) return [];
    const isStraight = distance(before, after) > 1.94 * reach;
    const angle = Math.atan2((before[1] ?? 0) - (after[1] ?? 0), (after[0] ?? 0) - (before[0] ?? 0));
    const upright = angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;
    return isStraight ? [{ at, angle: Math.round(upright * 100) / 100 }] : [];
  });
}

function pointAt(line: readonly Position[], lengths: readonly number[], along: number): Position | undefined {
  let left = along;
  for (const [index, length] of lengths.entries()) {
    if (left > length || length === 0) {
      left -= length;
      continue;
    }
    const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = [line[index - 1], line[index]];
    return [x + (toX - x) * (left / length), y + (toY - y) * (left / length)];
  }
  return undefined;
}

function distance([x = 0, y = 0]: Position, [otherX = 0, otherY = 0]: Position): number {
  return Math.hypot(x - otherX, y - otherY);
}
