import { between, type Draft, type Family, type Link, type Outside, type Shape, throughFlat } from '../draft.ts';
import { across, down, room } from '../tiling.ts';

interface NarrowOptions {
  readonly bedrooms: 2 | 3;
  readonly as: 'house' | 'duplex';
}

const stairs = room('Escalera', 'stair');
const hall = room('Hall', 'hall');
const main = room('Alcoba principal', 'bedroom');
const second = room('Alcoba 2', 'bedroom');

/** Two floors on a small lot: a straight stair in a strip beside the rooms. */
export function narrowHouse({ bedrooms, as }: NarrowOptions): Family {
  return {
    name: as === 'house' ? 'Cucarachero' : 'Chamón',
    slug: `narrow-${bedrooms}-${as}`,
    ratio: [0.6, 0.95],
    floors: 2,
    draft: (shape) => (bedrooms === 2 ? twoBedrooms(shape) : threeBedrooms(shape, as)),
  };
}

function strip({ c, b }: Shape) {
  return { width: between(160, 185, c), bath: between(140, 165, b), stair: between(255, 290, c) };
}

function core(width: number) {
  return across(['rest', hall], [Math.round(width / 10) * 5, stairs]);
}

const upperLinks: Link[] = [
  ['Escalera', 'Hall', 'open'],
  ['Hall', 'Alcoba principal'],
  ['Hall', 'Alcoba 2'],
  ['Hall', 'Baño'],
];

const patio: Outside = {
  name: 'Patio de ropas',
  kind: 'patio',
  side: 'top',
  along: ['Cocina', 'Cocina'],
  reach: 200,
  from: 'Cocina',
};

function twoBedrooms(shape: Shape): Draft {
  const { width, depth, a } = shape;
  const { width: side, bath, stair } = strip(shape);
  const front = between(depth * 0.46, depth * 0.54, a);
  return {
    width,
    depth,
    surroundings: throughFlat,
    levels: [
      {
        name: 'Piso 1',
        tiling: across(
          ['rest', room('Sala y comedor', 'living')],
          [side, down([bath, room('Cocina', 'kitchen')], [stair, core(side)], ['rest', room('Depósito', 'storage')])],
        ),
        links: [
          ['Sala y comedor', 'Cocina', 'open'],
          ['Sala y comedor', 'Hall', 'open'],
          ['Hall', 'Escalera', 'open'],
          ['Sala y comedor', 'Depósito'],
        ],
        entrance: { room: 'Sala y comedor', side: 'bottom' },
        outside: [patio],
      },
      {
        name: 'Piso 2',
        tiling: across(
          ['rest', down([front, main], ['rest', second])],
          [
            side,
            down([bath, room('Baño', 'bath')], [stair, core(side)], ['rest', room('Clóset de linos', 'dressing')]),
          ],
        ),
        links: [...upperLinks, ['Hall', 'Clóset de linos']],
      },
    ],
  };
}

function threeBedrooms(shape: Shape, as: 'house' | 'duplex'): Draft {
  const { width, depth, a } = shape;
  const { width: side, bath, stair } = strip(shape);
  const front = between(depth * 0.48, depth * 0.54, a);
  return {
    width,
    depth,
    surroundings: throughFlat,
    levels: [
      {
        name: 'Piso 1',
        tiling: across(
          [
            'rest',
            down([between(240, 265, a), room('Alcoba 3', 'bedroom')], ['rest', room('Sala y comedor', 'living')]),
          ],
          [side, down([bath, room('Baño social', 'bath')], [stair, core(side)], ['rest', room('Cocina', 'kitchen')])],
        ),
        links: [
          ['Sala y comedor', 'Cocina', 'open'],
          ['Sala y comedor', 'Hall', 'open'],
          ['Hall', 'Escalera', 'open'],
          ['Hall', 'Alcoba 3'],
          ['Hall', 'Baño social'],
        ],
        entrance: { room: 'Sala y comedor', side: 'bottom' },
        outside:
          as === 'house'
            ? [
                {
                  name: 'Patio',
                  kind: 'patio',
                  side: 'top',
                  along: ['Alcoba 3', 'Baño social'],
                  reach: 200,
                  from: null,
                },
              ]
            : [],
      },
      {
        name: 'Piso 2',
        tiling: across(
          ['rest', down([front, main], ['rest', second])],
          [side, down([bath, room('Baño', 'bath')], [stair, core(side)], ['rest', room('Estudio', 'study')])],
        ),
        links: [...upperLinks, ['Hall', 'Estudio']],
      },
    ],
  };
}
