import { between, type Family } from '../draft.ts';
import { across, down, room } from '../tiling.ts';

/** A country lot: what may be built and the distances to keep from street and neighbours. */
export const countryLot: Family = {
  name: 'Parcela',
  slug: 'lot',
  ratio: [0.5, 1],
  floors: 1,
  draft({ width, depth, a, b, c }) {
    const side = between(300, 500, c);
    const rear = between(depth * 0.2, depth * 0.32, a);
    const front = between(500, 800, b);
    return {
      width,
      depth,
      surroundings: { top: 'line', right: 'line', bottom: 'line', left: 'line' },
      levels: [
        {
          name: 'Terreno',
          tiling: down(
            [rear, room('Zona verde', 'setback')],
            [
              'rest',
              across(
                [side, room('Retiro lateral 1', 'setback')],
                ['rest', room('Área construible', 'buildable')],
                [side, room('Retiro lateral 2', 'setback')],
              ),
            ],
            [front, room('Antejardín y acceso', 'setback')],
          ),
          links: [
            ['Antejardín y acceso', 'Área construible', 'open'],
            ['Antejardín y acceso', 'Retiro lateral 1', 'open'],
            ['Antejardín y acceso', 'Retiro lateral 2', 'open'],
            ['Área construible', 'Zona verde', 'open'],
          ],
          entrance: { room: 'Antejardín y acceso', side: 'bottom' },
        },
      ],
    };
  },
};
