import type { Layout, LayoutRoom } from '../seed/layout-library.ts';
import { segmentFacts, segments, type UnitTemplate } from '../seed/segments.ts';

const sizesOfTemplate = 3;

function room(name: string, kind: string, x: number, width: number, depth: number): LayoutRoom {
  return { name, kind, x, y: 0, width, height: depth, area: Math.round(width * depth * 100) / 100 };
}

/** Rooms side by side, as many as the template asks for. */
function roomsOf({ rooms, baths }: UnitTemplate, width: number, depth: number): LayoutRoom[] {
  if (rooms === null) return [room('Espacio', 'work', 0, width, depth)];
  const wanted = [
    ['Sala y comedor', 'living'],
    ['Cocina', 'kitchen'],
    ...Array.from({ length: rooms }, (_, index) => [`Alcoba ${index + 1}`, 'bedroom']),
    ...Array.from({ length: baths ?? 0 }, (_, index) => [`Baño ${index + 1}`, 'bath']),
  ];
  const each = width / wanted.length;
  return wanted.map(([name = '', kind = ''], index) => room(name, kind, index * each, each, depth));
}

function layoutOf(template: UnitTemplate, key: string, share: number): Layout {
  const [least, most] = template.area;
  const builtArea = Math.round(least + (most - least) * share);
  const depth = 6;
  const width = (builtArea * 0.92) / depth;
  const rooms = roomsOf(template, width, depth);
  return {
    key,
    type: template.type,
    bedrooms: template.rooms,
    baths: template.baths,
    builtArea,
    privateArea: Math.round(rooms.reduce((sum, { area }) => sum + area, 0) * 100) / 100,
    balconyArea: null,
    width,
    depth,
    levels: [
      {
        name: 'Piso tipo',
        picture: `plan/fixture/${1 + (builtArea % 3)}`,
        frame: { x: -1, y: -1, width: width + 2, height: depth + 2 },
        rooms,
        doors: [],
      },
    ],
  };
}

/** A few sizes of every unit type that segments ask for. */
export function fixtureLayouts(): Layout[] {
  return segments.flatMap((segment) =>
    segmentFacts[segment].units.flatMap((template, index) =>
      Array.from({ length: sizesOfTemplate }, (_, turn) =>
        layoutOf(template, `${segment}-${index}-${turn}`, (turn + 0.5) / sizesOfTemplate),
      ),
    ),
  );
}
