import { coastLevel, groundLevelAt, groundLevels } from '@umbral/domain/ground/ground-levels.ts';
import type { GroundTile, TileSpot } from './decode-tile.ts';
import type { GroundStore } from './ground-store.ts';
import type { MapFrame } from './map-frame.ts';
import { zoomOf } from './map-view.ts';

/** A tile of the ground and the piece of a drawing that it fills, pixels. */
export interface PlacedTile {
  readonly tile: GroundTile;
  /** Where the tile's own corner stands, and how long its side is. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** The piece to keep to, where a larger tile stands in for a smaller one. */
  readonly clip: { readonly x: number; readonly y: number; readonly side: number } | undefined;
}

/** The tiles that show a view. Where one is not made, or has not come, the nearest larger one stands in for it. */
export function placedTiles(
  { view, size }: Pick<MapFrame, 'view' | 'size'>,
  store: GroundStore,
  level: number = groundLevelAt(zoomOf(view)),
): PlacedTile[] {
  if (!store.index()) return [];
  const side = view.k / 2 ** level;
  const between = (offset: number, length: number) => {
    const at = (pixels: number) => Math.max(0, Math.min(2 ** level - 1, Math.floor((pixels - offset) / side)));
    const [first, last] = [at(0), at(length)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const rows = between(view.y, size.height);
  const whole = new Map<string, PlacedTile>();
  const parts: PlacedTile[] = [];
  for (const x of between(view.x, size.width)) {
    for (const y of rows) {
      const found = findTile(store, { level, x, y });
      if (!found) continue;
      const { spot, tile } = found;
      const long = view.k / 2 ** spot.level;
      const place = { tile, x: spot.x * long + view.x, y: spot.y * long + view.y, side: long };
      if (spot.level === level) whole.set(`${x}/${y}`, { ...place, clip: undefined });
      else parts.push({ ...place, clip: { x: x * side + view.x, y: y * side + view.y, side } });
    }
  }
  return [...parts, ...whole.values()];
}

/** The tile of a spot, or the smallest one around it that is there; asks for the one that should be. */
function findTile(
  store: GroundStore,
  spot: TileSpot,
): { readonly spot: TileSpot; readonly tile: GroundTile } | undefined {
  const index = store.index();
  const around = levelsFrom(spot.level).map((level) => {
    const part = 2 ** (spot.level - level);
    return { level, x: Math.floor(spot.x / part), y: Math.floor(spot.y / part) };
  });
  const made = around.filter(({ level, x, y }) => index?.has(level, x, y));
  const [wanted, ...larger] = made;
  if (!wanted) return undefined;
  const tile = store.tile(wanted);
  if (tile) return { spot: wanted, tile };
  for (const one of larger) {
    const standIn = store.known(one);
    if (standIn) return { spot: one, tile: standIn };
  }
  return undefined;
}

function levelsFrom(level: number): number[] {
  return level === coastLevel ? [level] : groundLevels.filter((one) => one <= level).toReversed();
}
