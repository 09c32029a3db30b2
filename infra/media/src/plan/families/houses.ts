import { between, detached, type Family, type Link, type Outside, type Shape, throughFlat } from '../draft.ts';
import { across, down, room, type Tiling } from '../tiling.ts';

interface HouseOptions {
  readonly as: 'house' | 'duplex' | 'country-house';
  /** Bedrooms upstairs are three; guests have one downstairs, with or without a bath of its own. */
  readonly guests?: 'bedroom' | 'suite';
  /** A bath for the third bedroom alone. */
  readonly hasThirdBath?: boolean;
}

const names = { house: 'Guacharaca', duplex: 'Toche', 'country-house': 'Gavilán' } as const;
const stairs = room('Escalera', 'stair');
const hall = room('Hall', 'hall');

/** Two floors around a stair in the middle: living below, bedrooms above. */
export function middleStairHouse(options: HouseOptions): Family {
  const { as, guests, hasThirdBath } = options;
  return {
    name: names[as],
    slug: `stair-${as}-${guests ?? 'family'}${hasThirdBath ? '-baths' : ''}`,
    ratio: as === 'country-house' ? [0.9, 1.5] : [0.58, 1.1],
    floors: 2,
    draft(shape) {
      const core = coreOf(shape, guests === 'suite');
      return {
        width: shape.width,
        depth: shape.depth,
        surroundings: as === 'country-house' ? detached : throughFlat,
        levels: [
          {
            name: 'Piso 1',
            tiling: lower(shape, core, options),
            links: lowerLinks(options, shape.width),
            entrance: { room: 'Sala', side: 'top' },
            outside: outsideOf(options),
          },
          {
            name: 'Piso 2',
            tiling: upper(shape, core, options),
            links: upperLinks(options),
            outside: upperOutside(options),
          },
        ],
      };
    },
  };
}

interface Core {
  readonly front: number;
  readonly middle: number;
  readonly stair: number;
  readonly bath: number;
}

function coreOf({ width, depth, a, b, c }: Shape, hasTwoBaths: boolean): Core {
  const middle = hasTwoBaths ? 290 : between(235, 270, b);
  return {
    middle,
    stair: between(170, 200, c),
    bath: hasTwoBaths ? between(180, 220, c) : between(130, 180, width > 700 ? 1 : b),
    front: between((depth - middle) * 0.5, (depth - middle) * 0.56, a),
  };
}

function lower({ width, c }: Shape, { front, middle, stair, bath }: Core, { as, guests }: HouseOptions): Tiling {
  const living = room('Sala', 'living');
  const guest = Math.max(bath + 95, between(width * 0.34, width * 0.42, c));
  const wet: Tiling =
    guests === 'suite'
      ? down(['rest', room('Baño de huéspedes', 'bath')], [middle / 2 - 10, room('Baño social', 'bath')])
      : room('Baño social', 'bath');
  const dining = room('Comedor', 'dining');
  const kitchen = room('Cocina', 'kitchen');
  const rear = hasLaundry(as, width)
    ? across(
        ['rest', dining],
        [between(width * 0.3, width * 0.36, c), kitchen],
        [between(110, 170, c), room('Ropas', 'laundry')],
      )
    : across(['rest', dining], [between(width * 0.44, width * 0.5, c), kitchen]);
  return down(
    [front, guests ? across(['rest', living], [guest, room('Alcoba de huéspedes', 'bedroom')]) : living],
    [middle, across([stair, stairs], ['rest', hall], [bath, wet])],
    ['rest', rear],
  );
}

/** Smaller houses wash in the yard. */
function hasLaundry(as: HouseOptions['as'], width: number): boolean {
  return as === 'duplex' || width > 700;
}

function lowerLinks({ as, guests }: HouseOptions, width: number): Link[] {
  return [
    ['Sala', 'Hall', 'open'],
    ['Hall', 'Comedor', 'open'],
    ['Hall', 'Escalera', 'open'],
    ['Hall', 'Baño social'],
    ['Comedor', 'Cocina', 'open'],
    ...(hasLaundry(as, width) ? ([['Cocina', 'Ropas']] satisfies Link[]) : []),
    ...(guests ? ([['Hall', 'Alcoba de huéspedes']] satisfies Link[]) : []),
    ...(guests === 'suite' ? ([['Alcoba de huéspedes', 'Baño de huéspedes']] satisfies Link[]) : []),
  ];
}

function upper({ width, b, c }: Shape, { front, middle, stair, bath }: Core, { hasThirdBath }: HouseOptions): Tiling {
  const own = between(width * 0.24, width * 0.32, b);
  const second = room('Alcoba 2', 'bedroom');
  const third = room('Alcoba 3', 'bedroom');
  const wet = between(140, 170, c);
  return down(
    [
      front,
      across(
        ['rest', room('Alcoba principal', 'bedroom')],
        [
          own,
          down(
            ['rest', room('Baño principal', 'bath')],
            [between(front * 0.38, front * 0.48, c), room('Vestier', 'dressing')],
          ),
        ],
      ),
    ],
    [middle, across([stair, stairs], ['rest', hall], [bath, room('Baño 2', 'bath')])],
    [
      'rest',
      hasThirdBath
        ? across(['rest', second], [wet, room('Baño 3', 'bath')], [Math.round((width - wet) / 10) * 5, third])
        : across(['rest', second], [between(width * 0.46, width * 0.5, b), third]),
    ],
  );
}

function upperLinks({ hasThirdBath }: HouseOptions): Link[] {
  return [
    ['Escalera', 'Hall', 'open'],
    ['Hall', 'Alcoba principal'],
    ['Alcoba principal', 'Vestier'],
    ['Vestier', 'Baño principal'],
    ['Hall', 'Baño 2'],
    ['Hall', 'Alcoba 2'],
    ['Hall', 'Alcoba 3'],
    ...(hasThirdBath ? ([['Alcoba 3', 'Baño 3']] satisfies Link[]) : []),
  ];
}

function outsideOf({ as, guests }: HouseOptions): Outside[] {
  const front: Outside['along'] = ['Sala', guests ? 'Alcoba de huéspedes' : 'Sala'];
  if (as === 'duplex') {
    return [
      { name: 'Balcón', kind: 'balcony', side: 'bottom', along: ['Comedor', 'Comedor'], reach: 140, from: 'Comedor' },
    ];
  }
  const isLarge = as === 'country-house';
  return [
    { name: 'Parqueadero', kind: 'parking', side: 'top', along: front, reach: 520, from: null },
    {
      name: isLarge ? 'Terraza' : 'Patio',
      kind: isLarge ? 'terrace' : 'patio',
      side: 'bottom',
      along: ['Comedor', 'Cocina'],
      reach: isLarge ? 340 : 260,
      from: 'Comedor',
    },
  ];
}

function upperOutside({ as }: HouseOptions): Outside[] {
  if (as === 'house') return [];
  const along: Outside['along'] = ['Alcoba principal', 'Alcoba principal'];
  return [{ name: 'Balcón principal', kind: 'balcony', side: 'top', along, reach: 120, from: 'Alcoba principal' }];
}
