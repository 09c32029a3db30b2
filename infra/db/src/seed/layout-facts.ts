import type { InteriorSpecification } from '@umbral/domain/vocabulary/specification-vocabulary.ts';
import type { LayoutLevel, LayoutRoom } from './layout-library.ts';
import type { UnitPlan } from './unit-plan.ts';

/** What a home's plan shows or does not show is no matter of chance. */
export const factsOfLayout: readonly InteriorSpecification[] = [
  'balcony',
  'private-terrace',
  'study',
  'walk-in-closet',
  'open-kitchen',
  'laundry-area',
  'main-bathroom',
  'service-room',
];

/** Of those facts the ones that a plan shows. */
export function shownByLayout({ layout: { levels }, balconyArea }: UnitPlan): InteriorSpecification[] {
  const rooms = levels.flatMap((level) => level.rooms);
  const has = (kind: string) => rooms.some((room) => room.kind === kind);
  const isNamed = (words: RegExp) => rooms.some(({ name }) => words.test(name));
  const shown: readonly (readonly [InteriorSpecification, boolean])[] = [
    ['balcony', balconyArea !== null && has('balcony')],
    ['private-terrace', has('terrace')],
    ['study', has('study')],
    ['walk-in-closet', has('dressing')],
    ['open-kitchen', levels.some(opensKitchen)],
    ['laundry-area', has('laundry') || isNamed(/ropas/i)],
    ['main-bathroom', levels.some(hasOwnBath)],
    ['service-room', isNamed(/servicio/i)],
  ];
  return shown.flatMap(([fact, isShown]) => (isShown ? [fact] : []));
}

/** Whether nothing closes the kitchen from where one lives or eats. */
function opensKitchen(level: LayoutLevel): boolean {
  return level.doors.some(({ kind, from, to }) => {
    const kinds = [from, to].map((name) => roomNamed(level, name)?.kind ?? '');
    return kind === 'open' && kinds.includes('kitchen') && (kinds.includes('living') || kinds.includes('dining'));
  });
}

/** Whether one goes from the main bedroom, or through its dressing room, into a bath. */
function hasOwnBath(level: LayoutLevel): boolean {
  return level.rooms
    .filter(({ name }) => name === 'Alcoba principal')
    .flatMap((room) => besides(level, room))
    .flatMap((room) => (room.kind === 'dressing' ? besides(level, room) : [room]))
    .some(({ kind }) => kind === 'bath');
}

/** The rooms that a door of a room leads to. */
function besides(level: LayoutLevel, { name }: LayoutRoom): LayoutRoom[] {
  const names = level.doors.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []));
  return names.flatMap((other) => roomNamed(level, other) ?? []);
}

function roomNamed({ rooms }: LayoutLevel, name: string): LayoutRoom | undefined {
  return rooms.find((room) => room.name === name);
}
