import type { Link } from '../draft.ts';
import { between } from '../draft.ts';
import { across, down, room, type Tiling } from '../tiling.ts';

/** The part of a flat where guests come: its rooms, the links inside it and where one enters. */
export interface SocialWing {
  readonly tiling: Tiling;
  readonly links: readonly Link[];
  readonly entrance: string;
  /** The room that the private wing's hall opens to. */
  readonly heart: string;
  /** Depth of the rooms at the rear facade. */
  readonly rear: number;
}

interface Request {
  /** Centimetres of the wing. */
  readonly width: number;
  readonly depth: number;
  /** How deep the living room must be to meet the hall. */
  readonly reach: number;
  readonly slider: number;
}

const living = room('Sala y comedor', 'living');
const kitchen = room('Cocina', 'kitchen');
const laundry = room('Ropas', 'laundry');

/** Kitchen and laundry side by side behind the living room. */
export function sideBySide({ width, depth, reach, slider }: Request): SocialWing {
  const back = Math.min(depth - reach, between(190, 300, slider));
  const wash = Math.max(100, between(width * 0.3, width * 0.38, slider));
  return {
    tiling: down(['rest', living], [back, across(['rest', kitchen], [wash, laundry])]),
    links: [
      ['Sala y comedor', 'Cocina', 'open'],
      ['Cocina', 'Ropas'],
    ],
    entrance: 'Sala y comedor',
    heart: 'Sala y comedor',
    rear: back,
  };
}

/** Kitchen and laundry in one room, where every hand counts. */
export function inOne({ depth, reach, slider }: Request): SocialWing {
  const back = Math.min(depth - reach, between(165, 260, slider));
  return {
    tiling: down(['rest', living], [back, room('Cocina y ropas', 'kitchen')]),
    links: [['Sala y comedor', 'Cocina y ropas', 'open']],
    entrance: 'Sala y comedor',
    heart: 'Sala y comedor',
    rear: back,
  };
}

/** The kitchen in the middle, the laundry at the rear facade. */
export function inARow({ depth, reach, slider }: Request): SocialWing {
  const wash = between(110, 150, slider);
  const cook = Math.min(depth - reach - wash, between(170, 230, slider));
  return {
    tiling: down(['rest', living], [cook, kitchen], [wash, laundry]),
    links: [
      ['Sala y comedor', 'Cocina', 'open'],
      ['Cocina', 'Ropas'],
    ],
    entrance: 'Sala y comedor',
    heart: 'Sala y comedor',
    rear: wash,
  };
}

/** An entrance hall with the guests' bath between living room and kitchen. */
export function withGuestBath({ width, depth, reach, slider }: Request): SocialWing {
  const middle = between(140, 180, slider);
  const bath = between(140, 190, slider);
  const back = Math.min(depth - reach - middle, between(240, 400, slider));
  const wash = between(130, 190, slider);
  const isWide = width - wash >= 620;
  const rear = isWide
    ? across(
        ['rest', room('Comedor', 'dining')],
        [between(width * 0.32, width * 0.36, slider), kitchen],
        [wash, laundry],
      )
    : across(['rest', kitchen], [wash, laundry]);
  return {
    tiling: down(
      ['rest', isWide ? room('Sala', 'living') : living],
      [middle, across([bath, room('Baño social', 'bath')], ['rest', room('Hall de acceso', 'hall')])],
      [back, rear],
    ),
    links: [
      [isWide ? 'Sala' : 'Sala y comedor', 'Hall de acceso', 'open'],
      ['Hall de acceso', 'Baño social'],
      ...(isWide
        ? ([
            ['Hall de acceso', 'Comedor', 'open'],
            ['Comedor', 'Cocina'],
          ] satisfies Link[])
        : ([['Hall de acceso', 'Cocina']] satisfies Link[])),
      ['Cocina', 'Ropas'],
    ],
    entrance: 'Hall de acceso',
    heart: isWide ? 'Sala' : 'Sala y comedor',
    rear: back,
  };
}
