import { between, type Family, oneFront } from '../draft.ts';
import type { Surroundings } from '../layout.ts';
import { across, down, room } from '../tiling.ts';

const bath = room('Baño', 'bath');

/** Offices: an open floor at the windows, service rooms at the door, a meeting room where there is place. */
export function office(size: 'small' | 'medium' | 'large'): Family {
  return {
    name: 'Oficina',
    slug: `office-${size}`,
    ratio: [0.65, 1.7],
    floors: 1,
    draft({ width, depth, a, b, c }) {
      const back = size === 'large' ? between(240, 280, a) : between(170, 230, a);
      const work = room('Área de trabajo', 'work');
      const meeting = between(260, 380, c);
      const wide = between(150, 190, b);
      const wet = size === 'large' ? down([back / 2, room('Baño 1', 'bath')], ['rest', room('Baño 2', 'bath')]) : bath;
      const baths = size === 'large' ? ['Baño 1', 'Baño 2'] : ['Baño'];
      const front =
        size === 'small'
          ? work
          : across(
              [
                meeting,
                down(
                  [between(300, 380, b), room('Sala de juntas', 'meeting')],
                  ['rest', room('Puesto cerrado', 'study')],
                ),
              ],
              ['rest', work],
            );
      return {
        width,
        depth,
        surroundings: oneFront,
        levels: [
          {
            name: 'Piso tipo',
            tiling: down(
              ['rest', front],
              [
                back,
                across(
                  [wide, wet],
                  [between(140, 220, c), room('Cafetería', 'kitchen')],
                  ['rest', room('Recepción', 'reception')],
                ),
              ],
            ),
            links: [
              ['Recepción', 'Área de trabajo', 'open'],
              ['Recepción', 'Cafetería', 'open'],
              ...baths.map((name) => ['Cafetería', name] as const),
              ...(size === 'small'
                ? []
                : ([
                    ['Área de trabajo', 'Sala de juntas'],
                    ['Área de trabajo', 'Puesto cerrado'],
                  ] as const)),
            ],
            entrance: { room: 'Recepción', side: 'bottom' },
          },
        ],
      };
    },
  };
}

const street: Surroundings = { top: 'party', right: 'party', bottom: 'facade', left: 'party' };

/** Shops: an open floor behind the window, stock and bath at the rear. */
export function shop(hasTwoBaths: boolean): Family {
  return {
    name: 'Local',
    slug: hasTwoBaths ? 'shop-large' : 'shop',
    ratio: [0.5, 1.5],
    floors: 1,
    draft({ width, depth, a, c }) {
      const back = between(150, 250, a);
      const wet = between(120, 180, c);
      const rear = hasTwoBaths
        ? across([wet, room('Baño 1', 'bath')], [wet, room('Baño 2', 'bath')], ['rest', room('Depósito', 'storage')])
        : across([wet, bath], ['rest', room('Depósito', 'storage')]);
      return {
        width,
        depth,
        surroundings: street,
        levels: [
          {
            name: 'Local',
            tiling: down([back, rear], ['rest', room('Salón de ventas', 'shop')]),
            links: [
              ['Salón de ventas', 'Depósito'],
              ...(hasTwoBaths
                ? ([
                    ['Salón de ventas', 'Baño 1'],
                    ['Salón de ventas', 'Baño 2'],
                  ] as const)
                : ([['Salón de ventas', 'Baño']] as const)),
            ],
            entrance: { room: 'Salón de ventas', side: 'bottom', kind: 'shutter' },
          },
        ],
      };
    },
  };
}

/** Doctors' rooms: waiting room at the door, the consulting room at the window. */
export function clinic(hasProcedures: boolean): Family {
  const examine = room('Consultorio', 'consulting');
  return {
    name: 'Consultorio',
    slug: hasProcedures ? 'clinic-procedures' : 'clinic',
    ratio: [0.55, 1.4],
    floors: 1,
    draft({ width, depth, a, b, c }) {
      const back = between(190, 250, a);
      return {
        width,
        depth,
        surroundings: oneFront,
        levels: [
          {
            name: 'Piso tipo',
            tiling: down(
              [
                'rest',
                hasProcedures
                  ? across(
                      ['rest', examine],
                      [between(width * 0.42, width * 0.5, b), room('Procedimientos', 'consulting')],
                    )
                  : examine,
              ],
              [back, across([between(130, 170, c), bath], ['rest', room('Sala de espera', 'reception')])],
            ),
            links: [
              ['Sala de espera', 'Baño'],
              ['Sala de espera', 'Consultorio'],
              ...(hasProcedures ? ([['Consultorio', 'Procedimientos']] as const) : []),
            ],
            entrance: { room: 'Sala de espera', side: 'bottom' },
          },
        ],
      };
    },
  };
}

/** Warehouses: a clear bay with a loading gate, offices and baths in a corner. */
export function warehouse(hasTwoBaths: boolean): Family {
  return {
    name: 'Bodega',
    slug: hasTwoBaths ? 'warehouse-large' : 'warehouse',
    ratio: [0.45, 0.9],
    floors: 1,
    draft({ width, depth, a, b, c }) {
      const wet = between(160, 220, c);
      const service = hasTwoBaths
        ? across(['rest', room('Oficina', 'work')], [wet, room('Baño 1', 'bath')], [wet, room('Baño 2', 'bath')])
        : across(['rest', room('Oficina', 'work')], [wet, bath]);
      const baths: readonly string[] = hasTwoBaths ? ['Baño 1', 'Baño 2'] : ['Baño'];
      return {
        width,
        depth,
        surroundings: { top: 'facade', right: 'party', bottom: 'facade', left: 'party' },
        levels: [
          {
            name: 'Bodega',
            tiling: down(
              [between(300, 420, a), across(['rest', service], [between(300, 460, b), room('Depósito', 'storage')])],
              ['rest', room('Nave', 'bay')],
            ),
            links: [['Nave', 'Oficina'], ['Nave', 'Depósito'], ...baths.map((name) => ['Nave', name] as const)],
            entrance: { room: 'Nave', side: 'bottom', kind: 'shutter' },
            outside: [
              {
                name: 'Patio de maniobras',
                kind: 'parking',
                side: 'bottom',
                along: ['Nave', 'Nave'],
                reach: 800,
                from: null,
              },
            ],
          },
        ],
      };
    },
  };
}
