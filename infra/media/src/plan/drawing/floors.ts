import { path, rect, tag } from '../../svg.ts';
import type { Room, RoomKind } from '../layout.ts';

const fills: Readonly<Record<RoomKind, string>> = {
  living: '#F8F4EA',
  dining: '#F8F4EA',
  kitchen: '#F3F1EA',
  laundry: '#EEF1EE',
  bedroom: '#F4F3EC',
  bath: '#E9F1F2',
  dressing: '#F1EEE6',
  study: '#F6F3EA',
  hall: '#FAF8F1',
  stair: '#FAF8F1',
  void: '#FFFFFF',
  work: '#F6F5EF',
  meeting: '#F1F4F0',
  reception: '#F8F4EA',
  shop: '#F8F6F0',
  storage: '#EFEFEA',
  bay: '#F4F4F0',
  consulting: '#F1F5F3',
  balcony: '#E8EFE6',
  terrace: '#E8EFE6',
  patio: '#E6EEE3',
  parking: '#ECEDE9',
  garden: '#E1ECDD',
  setback: '#E4EEDF',
  buildable: '#F8F4EA',
};

export function floorColour(kind: RoomKind): string {
  return fills[kind];
}

type Texture = 'boards' | 'tiles' | 'grass';
const textures: Partial<Record<RoomKind, Texture>> = {
  bedroom: 'boards',
  study: 'boards',
  bath: 'tiles',
  laundry: 'tiles',
  kitchen: 'tiles',
  balcony: 'boards',
  terrace: 'boards',
  patio: 'grass',
  garden: 'grass',
  setback: 'grass',
};

interface Grain {
  readonly width: number;
  readonly height: number;
  readonly lines: string;
  readonly stroke: string;
}

const grains: Readonly<Record<Texture, Grain>> = {
  boards: { width: 120, height: 36, lines: 'M0 18h120M0 36h120M40 0v18M100 18v18', stroke: '#DAD5C6' },
  tiles: { width: 30, height: 30, lines: 'M0 30h30V0', stroke: '#D3DDDC' },
  grass: { width: 70, height: 70, lines: 'M10 20l4-9 4 9M46 55l4-9 4 9M52 16l3-6M18 60l3-6', stroke: '#B5CBB1' },
};

/** The definitions that the floors of these rooms use. */
export function floorPatterns(rooms: readonly Room[]): string {
  const used = new Set(rooms.map(({ kind }) => kind));
  return [...used]
    .flatMap((kind) => {
      const grain = textures[kind] ? grains[textures[kind]] : null;
      if (!grain) return [];
      const { width, height, lines, stroke } = grain;
      const ground = rect(0, 0, width, height, { fill: fills[kind] });
      const pattern = { id: kind, width, height, patternUnits: 'userSpaceOnUse' };
      return [tag('pattern', pattern, ground, path(lines, { stroke, fill: 'none' }))];
    })
    .join('');
}

const cm = (metres: number) => Math.round(metres * 100);

/** Floors in centimetres, with the grain of their material. */
export function floors(rooms: readonly Room[]): string {
  return rooms
    .map(({ kind, x, y, width, height }) => {
      const box = [cm(x), cm(y), cm(width), cm(height)] as const;
      return rect(...box, { fill: textures[kind] ? `url(#${kind})` : fills[kind] });
    })
    .join('');
}
