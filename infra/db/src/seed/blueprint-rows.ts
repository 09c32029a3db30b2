import type { SeedRow } from './insert-rows.ts';
import type { Layout, LayoutBox, LayoutLevel, LayoutRoom } from './layout-library.ts';
import type { Home } from './room-pictures.ts';

interface BlueprintPlant {
  plantId: number;
  /** `Apartamento tipo A`. */
  title: string;
  layout: Layout;
  /** Furnished rooms to show at the points; none in land and premises. */
  home: Home | undefined;
}

export interface Blueprints {
  blueprints: (SeedRow<'blueprint'> & { id: number })[];
  points: SeedRow<'blueprint_point'>[];
}

const levelsPerPlant = 10;
/** A double height is no room. */
const noRoom = ['void'];

const fraction = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 10_000) / 10_000;

/** The centre of a room as fractions of the drawing. */
export function centreOf({ x, y, width, height }: LayoutBox, frame: LayoutBox): { x: number; y: number } {
  return {
    x: fraction((x + width / 2 - frame.x) / frame.width),
    y: fraction((y + height / 2 - frame.y) / frame.height),
  };
}

function pointRows(blueprintId: number, level: LayoutLevel, home: Home): SeedRow<'blueprint_point'>[] {
  const turns = new Map<string, number>();
  const turnOf = ({ kind }: LayoutRoom) => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return turn;
  };
  return level.rooms
    .filter(({ kind }) => !noRoom.includes(kind))
    .flatMap((room) => {
      const picture = home.picture(room.kind, turnOf(room));
      if (!picture) return [];
      const place = centreOf(room, level.frame);
      const size = { area_m2: room.area, width_m: room.width, depth_m: room.height };
      return { blueprint_id: blueprintId, name: room.name, ...place, ...size, media_key: picture.key };
    })
    .map((row, index) => ({ ...row, position: index + 1 }));
}

/** The drawing of each floor; in a furnished home its rooms are points that open a picture. */
export function blueprintRows({ plantId, title, layout, home }: BlueprintPlant): Blueprints {
  const floors = layout.levels.map((level, index) => {
    const id = (plantId - 1) * levelsPerPlant + index + 1;
    const blueprint = {
      id,
      plant_id: plantId,
      position: index + 1,
      floor: level.name,
      name: title,
      media_key: level.picture,
      width_m: level.frame.width,
    };
    return { blueprint, points: home ? pointRows(id, level, home) : [] };
  });
  return { blueprints: floors.map(({ blueprint }) => blueprint), points: floors.flatMap(({ points }) => points) };
}
