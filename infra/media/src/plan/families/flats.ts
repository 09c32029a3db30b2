import { between, cornerFlat, type DraftLevel, type Family, type Link, type Outside, throughFlat } from '../draft.ts';
import { across, down, room, type Tiling } from '../tiling.ts';
import { inARow, inOne, type SocialWing, sideBySide, withGuestBath } from './social-wing.ts';

interface FlatOptions {
  readonly bedrooms: 1 | 2 | 3;
  readonly social: 'beside' | 'one' | 'row' | 'guest-bath';
  /** Centimetres of balcony in front of the living room. */
  readonly balcony?: number;
  readonly isCorner?: boolean;
}

const wings = { beside: sideBySide, one: inOne, row: inARow, 'guest-bath': withGuestBath } as const;
const main = room('Alcoba principal', 'bedroom');
const second = room('Alcoba 2', 'bedroom');

function balconyOf(wing: SocialWing, reach: number | undefined): Outside[] {
  if (!reach) return [];
  const { heart } = wing;
  return [{ name: 'Balcón', kind: 'balcony', side: 'top', along: [heart, heart], reach, from: heart }];
}

function level(tiling: Tiling, wing: SocialWing, links: readonly Link[], balcony: number | undefined): DraftLevel {
  return {
    name: 'Piso tipo',
    tiling,
    links: [...links, ...wing.links],
    entrance: { room: wing.entrance, side: 'right' },
    outside: balconyOf(wing, balcony),
  };
}

/** One bath between two bedrooms, each at its own facade: the smallest homes of two bedrooms. */
export function stackedFlat(options: Pick<FlatOptions, 'social' | 'balcony' | 'isCorner'>): Family {
  return {
    name: options.social === 'row' ? 'Mirla' : 'Copetón',
    slug: `stacked-${options.social}`,
    ratio: [0.75, 1.2],
    floors: 1,
    draft({ width, depth, a, b, c }) {
      const wing = between(width * 0.48, width * 0.58, b);
      const middle = between(145, 170, a);
      const front = between((depth - middle) * 0.5, (depth - middle) * 0.56, c);
      const social = wings[options.social]({ width: wing, depth, reach: front + middle, slider: c });
      const bedrooms = down(
        [front, main],
        [middle, across(['rest', room('Baño', 'bath')], [95, room('Hall', 'hall')])],
        ['rest', second],
      );
      return {
        width,
        depth,
        surroundings: options.isCorner ? cornerFlat : throughFlat,
        levels: [
          level(
            across(['rest', bedrooms], [wing, social.tiling]),
            social,
            [
              [social.heart, 'Hall', 'open'],
              ['Hall', 'Alcoba principal'],
              ['Hall', 'Alcoba 2'],
              ['Hall', 'Baño'],
            ],
            options.balcony,
          ),
        ],
      };
    },
  };
}

/** Bedrooms one behind the other and a bath beside the kitchen. */
export const compactFlat: Family = {
  name: 'Colibrí',
  slug: 'compact',
  ratio: [0.95, 1.4],
  floors: 1,
  draft({ width, depth, a, b, c }) {
    const bedrooms = between(240, 285, a);
    const front = between(depth * 0.48, depth * 0.55, b);
    const hall = between(120, 165, c);
    const rear = across(
      [hall, down([95, room('Hall', 'hall')], ['rest', room('Baño', 'bath')])],
      ['rest', down(['rest', room('Cocina', 'kitchen')], [95, room('Ropas', 'laundry')])],
    );
    return {
      width,
      depth,
      surroundings: throughFlat,
      levels: [
        {
          name: 'Piso tipo',
          tiling: across(
            [bedrooms, down([front, main], ['rest', second])],
            ['rest', down([front, room('Sala y comedor', 'living')], ['rest', rear])],
          ),
          links: [
            ['Sala y comedor', 'Alcoba principal'],
            ['Sala y comedor', 'Hall', 'open'],
            ['Sala y comedor', 'Cocina', 'open'],
            ['Hall', 'Alcoba 2'],
            ['Hall', 'Baño'],
            ['Cocina', 'Ropas'],
          ],
          entrance: { room: 'Sala y comedor', side: 'right' },
        },
      ],
    };
  },
};

/** Bedrooms along a short hall, the main one with closet and bath; a study where a third is not asked for. */
export function hallFlat(options: FlatOptions): Family {
  const names = { 1: 'Turpial', 2: 'Azulejo', 3: 'Sinsonte' } as const;
  return {
    name: names[options.bedrooms],
    slug: `hall-${options.bedrooms}-${options.social}${options.isCorner ? '-corner' : ''}`,
    ratio: options.bedrooms === 1 ? [0.7, 1.3] : [0.95, 1.7],
    floors: 1,
    draft({ width, depth, a, b, c }) {
      const [low, high] = options.bedrooms === 1 ? [0.46, 0.54] : [0.34, 0.44];
      const wing = between(width * low, width * high, b);
      const hall = depth < 620 ? 90 : 100;
      const front = between((depth - hall) * 0.46, (depth - hall) * 0.54, a);
      const social = wings[options.social]({ width: wing, depth, reach: front + hall, slider: c });
      return {
        width,
        depth,
        surroundings: options.isCorner ? cornerFlat : throughFlat,
        levels: [
          level(
            across(
              ['rest', privateWing(options, { width: width - wing, front, hall, slider: c })],
              [wing, social.tiling],
            ),
            social,
            privateLinks(options, social),
            options.balcony,
          ),
        ],
      };
    },
  };
}

interface WingSize {
  readonly width: number;
  readonly front: number;
  readonly hall: number;
  readonly slider: number;
}

function privateWing({ bedrooms }: FlatOptions, { width, front, hall, slider }: WingSize): Tiling {
  const wet = between(width * 0.24, width * 0.31, slider);
  const own = down([hall, room('Vestier', 'dressing')], ['rest', room('Baño principal', 'bath')]);
  if (bedrooms === 1) {
    const rear = down([hall, room('Hall', 'hall')], ['rest', room('Baño', 'bath')]);
    return down([front, main], ['rest', across([Math.round(width / 10) * 5, own], ['rest', rear])]);
  }
  const last = bedrooms === 3 ? room('Alcoba 3', 'bedroom') : room('Estudio', 'study');
  const rear = down([hall, room('Hall', 'hall')], ['rest', across([wet, room('Baño', 'bath')], ['rest', last])]);
  return down(
    [front, across(['rest', main], [between(width * 0.45, width * 0.5, 1 - slider), second])],
    ['rest', across([wet, own], ['rest', rear])],
  );
}

function privateLinks({ bedrooms }: FlatOptions, social: SocialWing): Link[] {
  return [
    [social.heart, 'Hall', 'open'],
    ['Hall', 'Alcoba principal'],
    ['Alcoba principal', 'Vestier'],
    ['Vestier', 'Baño principal'],
    ['Hall', 'Baño'],
    ...(bedrooms > 1 ? ([['Hall', 'Alcoba 2']] satisfies Link[]) : []),
    ...(bedrooms === 2 ? ([['Hall', 'Estudio']] satisfies Link[]) : []),
    ...(bedrooms === 3 ? ([['Hall', 'Alcoba 3']] satisfies Link[]) : []),
  ];
}
