import {
  between,
  cornerFlat,
  type DraftLevel,
  detached,
  type Family,
  type Link,
  type Outside,
  type Shape,
} from '../draft.ts';
import { across, down, room, type Tiling } from '../tiling.ts';
import { type SocialWing, withGuestBath } from './social-wing.ts';

interface SuiteOptions {
  readonly bedrooms: 3 | 4 | 5;
  readonly as: 'flat' | 'penthouse' | 'country-house';
}

const names = { flat: 'Tucán', penthouse: 'Cóndor', 'country-house': 'Pava de monte' } as const;

/** Every bedroom with its own bath along a wide hall; guests have theirs at the entrance. */
export function suites({ bedrooms, as }: SuiteOptions): Family {
  return {
    name: names[as],
    slug: `suites-${bedrooms}-${as}`,
    ratio: as === 'country-house' ? [1.5, 2.9] : [1.2, 2.2],
    floors: as === 'penthouse' ? 1.13 : 1,
    draft(shape) {
      const { width, depth, b } = shape;
      const hall = 130;
      const wing = between(width * 0.32, width * 0.39, b);
      const front = between((depth - hall) * 0.47, (depth - hall) * 0.53, shape.a);
      const social = withGuestBath({ width: wing, depth, reach: front + hall, slider: shape.c });
      const isHigh = as === 'penthouse';
      const lower: DraftLevel = {
        name: isHigh ? 'Piso 1' : as === 'flat' ? 'Piso tipo' : 'Planta única',
        tiling: across(
          ['rest', rooms(bedrooms, shape, { width: width - wing, front, hall })],
          [wing, isHigh ? withStair(social) : social.tiling],
        ),
        links: [
          ...suiteLinks(bedrooms, social, { front, rear: depth - front - hall }),
          ...social.links,
          ...(isHigh ? stairLink : []),
        ],
        entrance: { room: social.entrance, side: 'right' },
        outside: outsideOf(as, social),
      };
      return {
        width,
        depth,
        surroundings: as === 'country-house' ? detached : cornerFlat,
        levels: isHigh ? [lower, roofLevel(shape, wing, social.rear)] : [lower],
      };
    },
  };
}

interface WingSize {
  readonly width: number;
  readonly front: number;
  readonly hall: number;
}

function rooms(bedrooms: 3 | 4 | 5, { depth, b, c }: Shape, { width, front, hall }: WingSize): Tiling {
  const rear = depth - front - hall;
  const bath = between(145, 185, c);
  const own = between(170, 240, b);
  const second = Math.round(((width - own - bath) * 0.45) / 5) * 5;
  const bedroom = (number: number) => room(`Alcoba ${number}`, 'bedroom');
  const upper = across(
    [
      own,
      down(
        ['rest', room('Baño principal', 'bath')],
        [between(front * 0.38, front * 0.48, c), room('Vestier', 'dressing')],
      ),
    ],
    ['rest', room('Alcoba principal', 'bedroom')],
    [bath, wetColumn(2, front)],
    [second, bedroom(2)],
  );
  const isThree = bedrooms === 3;
  const guest = Math.round(((width - 2 * bath) * 0.32) / 5) * 5;
  const free = width - bath * (isThree ? 1 : 2) - (bedrooms === 5 ? guest : 0);
  const third = Math.round((free * 0.49) / 5) * 5;
  const lower = across(
    [third, bedroom(3)],
    [bath, wetColumn(3, rear)],
    ...(isThree ? [] : ([[bath, wetColumn(4, rear)]] as const)),
    ['rest', isThree ? room('Sala de televisión', 'study') : bedroom(4)],
    ...(bedrooms === 5 ? ([[guest, bedroom(5)]] as const) : []),
  );
  return down([front, upper], [hall, room('Hall', 'hall')], ['rest', lower]);
}

/** A bath with its closet where the band is deep enough for both. */
function wetColumn(number: number, depth: number): Tiling {
  const bath = room(`Baño ${number}`, 'bath');
  return hasCloset(depth)
    ? down(['rest', room(`Vestier ${number}`, 'dressing')], [Math.round(depth / 8) * 5, bath])
    : bath;
}

function hasCloset(depth: number): boolean {
  return depth >= 340;
}

function suiteLinks(bedrooms: 3 | 4 | 5, social: SocialWing, bands: { front: number; rear: number }): Link[] {
  const links: Link[] = [
    [social.heart, 'Hall', 'open'],
    ['Hall', 'Alcoba principal'],
    ['Alcoba principal', 'Vestier'],
    ['Vestier', 'Baño principal'],
    ['Hall', 'Alcoba 2'],
    ['Alcoba 2', 'Baño 2'],
    ['Hall', 'Alcoba 3'],
    ['Alcoba 3', 'Baño 3'],
  ];
  if (bedrooms === 3) links.push(['Hall', 'Sala de televisión', 'open']);
  if (bedrooms >= 4) links.push(['Hall', 'Alcoba 4'], ['Alcoba 4', 'Baño 4']);
  if (hasCloset(bands.front)) links.push(['Alcoba 2', 'Vestier 2']);
  if (hasCloset(bands.rear)) links.push(['Alcoba 3', 'Vestier 3']);
  if (hasCloset(bands.rear) && bedrooms >= 4) links.push(['Alcoba 4', 'Vestier 4']);
  if (bedrooms === 5) links.push(['Hall', 'Alcoba 5']);
  return links;
}

function outsideOf(as: SuiteOptions['as'], { heart }: SocialWing): Outside[] {
  const along: Outside['along'] = [heart, heart];
  if (as !== 'country-house') {
    return [{ name: 'Terraza', kind: 'terrace', side: 'top', along, reach: as === 'flat' ? 180 : 240, from: heart }];
  }
  return [
    { name: 'Terraza', kind: 'terrace', side: 'top', along, reach: 320, from: heart },
    {
      name: 'Parqueadero',
      kind: 'parking',
      side: 'bottom',
      along: ['Cocina', 'Ropas'],
      reach: 550,
      from: null,
    },
  ];
}

const stairWidth = 110;
const stairs = room('Escalera', 'stair');
const stairLink: Link[] = [['Hall de acceso', 'Escalera', 'open']];

/** A straight stair at the outer wall, up from the entrance hall. */
function withStair({ tiling }: SocialWing): Tiling {
  const last = 'parts' in tiling ? tiling.parts.at(-1) : undefined;
  if (!('parts' in tiling) || !last) return tiling;
  return down(...tiling.parts.slice(0, -1), [last[0], across(['rest', last[1]], [stairWidth, stairs])]);
}

function roofLevel({ width }: Shape, wing: number, rear: number): DraftLevel {
  return {
    name: 'Piso 2',
    inset: { x: width - wing, width: wing },
    tiling: down(
      ['rest', room('Terraza superior', 'terrace')],
      [rear, across(['rest', room('Salón de terraza', 'study')], [stairWidth, stairs])],
    ),
    links: [
      ['Escalera', 'Salón de terraza', 'open'],
      ['Salón de terraza', 'Terraza superior'],
    ],
  };
}
