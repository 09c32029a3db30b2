import { between, type Family, oneFront, throughFlat } from '../draft.ts';
import { across, down, room } from '../tiling.ts';

const bed = room('Alcoba', 'bedroom');
const living = room('Estar y comedor', 'living');
const bath = room('Baño', 'bath');
const hall = room('Hall', 'hall');
const kitchen = room('Cocina', 'kitchen');

interface StudioOptions {
  readonly balcony?: number;
  readonly name?: string;
}

/** Bed and living room side by side, for each has a window in its pictures; wet rooms at the door. */
export function wideStudio({ balcony, name = 'Tángara' }: StudioOptions): Family {
  return {
    name,
    slug: `wide-studio${balcony ? '-balcony' : ''}`,
    ratio: [0.75, 1.25],
    floors: 1,
    draft({ width, depth, a, b, c }) {
      const back = between(180, 240, a);
      return {
        width,
        depth,
        surroundings: oneFront,
        levels: [
          {
            name: 'Piso tipo',
            tiling: down(
              ['rest', across([between(width * 0.46, width * 0.54, b), bed], ['rest', living])],
              [back, across([between(140, 190, c), bath], [between(105, 140, b), hall], ['rest', kitchen])],
            ),
            links: [
              ['Estar y comedor', 'Alcoba'],
              ['Estar y comedor', 'Cocina', 'open'],
              ['Hall', 'Baño'],
              ['Hall', 'Cocina', 'open'],
            ],
            entrance: { room: 'Hall', side: 'bottom' },
            outside: balcony
              ? [
                  {
                    name: 'Balcón',
                    kind: 'balcony',
                    side: 'top',
                    along: ['Estar y comedor', 'Estar y comedor'],
                    reach: balcony,
                    from: 'Estar y comedor',
                  },
                ]
              : [],
          },
        ],
      };
    },
  };
}

/** Two floors with the living room open to the upper one. */
export const doubleHeightLoft: Family = {
  name: 'Barranquero',
  slug: 'loft',
  ratio: [0.55, 0.85],
  floors: 1.9,
  draft({ width, depth, a, b, c }) {
    const back = between(230, 260, a);
    const cook = between(150, 180, b);
    const stair = between(160, 190, c);
    const stairs = room('Escalera', 'stair');
    const lower = down(
      ['rest', living],
      [cook, kitchen],
      [back, across([stair, stairs], ['rest', hall], [between(115, 150, b), room('Baño social', 'bath')])],
    );
    const upper = down(
      ['rest', across(['rest', bed], [between(110, 150, c), room('Doble altura', 'void')])],
      [cook, room('Estudio', 'study')],
      [back, across([stair, stairs], ['rest', hall], [between(115, 150, b), bath])],
    );
    return {
      width,
      depth,
      surroundings: throughFlat,
      levels: [
        {
          name: 'Piso 1',
          tiling: lower,
          links: [
            ['Estar y comedor', 'Cocina', 'open'],
            ['Cocina', 'Hall', 'open'],
            ['Hall', 'Baño social'],
            ['Hall', 'Escalera', 'open'],
          ],
          entrance: { room: 'Hall', side: 'bottom' },
          outside: [
            {
              name: 'Balcón',
              kind: 'balcony',
              side: 'top',
              along: ['Estar y comedor', 'Estar y comedor'],
              reach: 120,
              from: 'Estar y comedor',
            },
          ],
        },
        {
          name: 'Piso 2',
          tiling: upper,
          links: [
            ['Escalera', 'Hall', 'open'],
            ['Hall', 'Estudio', 'open'],
            ['Estudio', 'Alcoba'],
            ['Hall', 'Baño'],
          ],
        },
      ],
    };
  },
};
