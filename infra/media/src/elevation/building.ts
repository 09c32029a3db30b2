import type { Light, Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { path, rect, round } from '../svg.ts';
import { type BayKind, bay } from './bays.ts';
import { canvas } from './setting.ts';

/** The mass of a building: where it stands and how it is divided. */
export interface Mass {
  readonly x: number;
  readonly width: number;
  readonly floors: number;
  readonly floorHeight: number;
  readonly bays: number;
  /** Extra height of the ground floor. */
  readonly lobby: number;
}

export interface Look {
  readonly palette: Palette;
  readonly light: Light;
}

/** An apartment building seen straight on: lobby, floors of bays, roof garden, and a shaded return. */
export function building(mass: Mass, random: Random, look: Look): string {
  const { palette } = look;
  const height = mass.floors * mass.floorHeight + mass.lobby;
  const top = canvas.ground - height;
  const side = Math.min(60, mass.width * 0.12);
  const parts = [
    rect(mass.x + mass.width, top + 16, side, height - 16, { fill: palette.wallDark }),
    rect(mass.x + mass.width, top + 16, side, height - 16, { fill: '#000000', opacity: 0.18 }),
    rect(mass.x, top, mass.width, height, { fill: palette.wall }),
    rect(mass.x, top, mass.width, height, { fill: 'url(#relief)' }),
    roof(mass, top, random, look),
  ];
  const kinds = columnKinds(mass.bays, random);
  for (let floor = 0; floor < mass.floors; floor++)
    parts.push(storey(mass, top + floor * mass.floorHeight, kinds, random, look));
  parts.push(lobby(mass, look));
  return parts.join('');
}

function columnKinds(bays: number, random: Random): readonly BayKind[] {
  const half = Array.from({ length: Math.ceil(bays / 2) }, () =>
    random.pick<BayKind>(['window', 'balcony', 'balcony', 'loggia', 'slats']),
  );
  if (!half.includes('balcony')) half[0] = 'balcony';
  return Array.from({ length: bays }, (_, index) => half[Math.min(index, bays - 1 - index)] ?? 'window');
}

function storey(mass: Mass, y: number, kinds: readonly BayKind[], random: Random, look: Look): string {
  const width = mass.width / mass.bays;
  const line = rect(mass.x, y + mass.floorHeight - 4, mass.width, 4, { fill: look.palette.slab, opacity: 0.9 });
  const openings = kinds.map((kind, index) =>
    bay(kind, { x: mass.x + index * width, y: y + 4, width, height: mass.floorHeight - 6 }, random, look),
  );
  return openings.join('') + line;
}

function roof(mass: Mass, top: number, random: Random, { palette, light }: Look): string {
  const green = Array.from({ length: 14 }, () =>
    rect(mass.x + random.between(0, mass.width - 20), top - random.between(10, 26), 20, 26, {
      fill: random.pick(light.leaf),
      rx: 10,
    }),
  );
  const core = rect(mass.x + mass.width * 0.36, top - 44, mass.width * 0.24, 46, { fill: palette.wallDark });
  return [core, ...green, rect(mass.x - 8, top - 8, mass.width + 16, 12, { fill: palette.slab })].join('');
}

function lobby(mass: Mass, { palette, light }: Look): string {
  const top = canvas.ground - mass.lobby;
  const glass = light.lit > 0.3 ? '#F3CF86' : 'url(#glass)';
  const columns = Array.from({ length: mass.bays + 1 }, (_, index) =>
    rect(mass.x + (index * mass.width) / mass.bays - 5, top, 10, mass.lobby, { fill: palette.accent }),
  );
  const door = mass.x + mass.width * 0.44;
  return [
    rect(mass.x, top, mass.width, mass.lobby, { fill: palette.frame }),
    rect(mass.x + 8, top + 10, mass.width - 16, mass.lobby - 10, { fill: glass, opacity: 0.85 }),
    ...columns,
    rect(door - 26, top + 6, mass.width * 0.12 + 52, 12, { fill: palette.slab }),
    rect(door, top + 18, mass.width * 0.12, mass.lobby - 18, { fill: '#FFFFFF', opacity: 0.35 }),
  ].join('');
}

/** A row of houses with pitched roofs. */
export function rowHouses(count: number, random: Random, look: Look): string {
  const width = 1180 / count;
  return Array.from({ length: count }, (_, index) => house(210 + index * width, width, random, look)).join('');
}

function house(x: number, width: number, random: Random, look: Look): string {
  const { palette } = look;
  const wallTop = canvas.ground - 330;
  const isDark = random.chance(0.4);
  const gable = path(
    `M${round(x - 6)} ${wallTop}L${round(x + width / 2)} ${wallTop - width * 0.34}L${round(x + width + 2)} ${wallTop}Z`,
    { fill: isDark ? palette.accent : palette.wallDark },
  );
  const floors = [0, 1].map((floor) =>
    bay(
      floor === 0 ? 'balcony' : 'window',
      { x: x + width * 0.12, y: wallTop + 14 + floor * 158, width: width * (floor === 0 ? 0.76 : 0.44), height: 140 },
      random,
      look,
    ),
  );
  const door = rect(x + width * 0.64, canvas.ground - 118, width * 0.2, 118, { fill: palette.accent });
  return [
    rect(x, wallTop, width - 4, 330, { fill: isDark ? palette.wallDark : palette.wall }),
    rect(x, wallTop, width - 4, 330, { fill: 'url(#relief)' }),
    gable,
    ...floors,
    door,
  ].join('');
}

/** A wide house under one long roof. */
export function countryHouse(random: Random, look: Look): string {
  const { palette } = look;
  const top = canvas.ground - 250;
  const bays = Array.from({ length: 6 }, (_, index) =>
    bay(
      index % 3 === 1 ? 'loggia' : 'window',
      { x: 300 + index * 165, y: top + 20, width: 150, height: 220 },
      random,
      look,
    ),
  );
  return [
    rect(290, top, 1010, 250, { fill: palette.wall }),
    rect(290, top, 1010, 250, { fill: 'url(#relief)' }),
    ...bays,
    path(`M230 ${top + 8}L470 ${top - 130}L1130 ${top - 130}L1370 ${top + 8}Z`, { fill: palette.accent }),
    rect(230, top + 4, 1140, 12, { fill: palette.slab }),
    rect(620, canvas.ground + 20, 560, 26, { fill: '#8EC5CC', rx: 10 }),
  ].join('');
}
