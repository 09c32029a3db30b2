import { expect, test } from 'vitest';
import { hasOpenKitchen, tourOf } from './home-tour.ts';
import type { Layout, LayoutDoor, LayoutRoom, Side } from './layout-library.ts';
import { shownRooms } from './room-pictures.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const room = (name: string, kind: string, place: ReturnType<typeof box>, outlook: Side): LayoutRoom => ({
  ...place,
  name,
  kind,
  area: place.width * place.height,
  outlook,
});
const door = (from: string, to: string, x: number, y: number, kind = 'door'): LayoutDoor => ({ kind, from, to, x, y });

/** The living room above looks up to the balcony; a hall below it leads to the bedroom on its left and the bath on its right. */
const flat: Layout = {
  key: 'apartment-1-1-40',
  type: 'apartment',
  bedrooms: 1,
  baths: 1,
  builtArea: 40,
  privateArea: 36,
  balconyArea: 4,
  width: 6,
  depth: 6,
  levels: [
    {
      name: 'Piso tipo',
      picture: 'plan/apartment-1-1-40/1',
      frame: box(-1, -2, 8, 9),
      rooms: [
        room('Balcón', 'balcony', box(0, -1.4, 6, 1.2), 'top'),
        room('Sala y comedor', 'living', box(0, 0, 4, 3), 'top'),
        room('Cocina', 'kitchen', box(4, 0, 2, 3), 'top'),
        room('Alcoba principal', 'bedroom', box(0, 3, 2.5, 3), 'bottom'),
        room('Hall', 'hall', box(2.5, 3, 1, 3), 'bottom'),
        room('Baño', 'bath', box(3.5, 3, 2.5, 3), 'right'),
      ],
      doors: [
        door('Sala y comedor', 'Balcón', 2, 0, 'sliding'),
        door('Sala y comedor', 'Cocina', 4, 1.5, 'open'),
        door('Sala y comedor', 'Hall', 3, 3),
        door('Hall', 'Alcoba principal', 2.5, 4.5),
        door('Hall', 'Baño', 3.5, 4.5),
      ],
    },
  ],
};

test('a tour has the rooms that are drawn, and the kitchen only where it is a room of its own', () => {
  expect(tourOf(flat, shownRooms).map(({ room: { name } }) => name)).toEqual([
    'Sala y comedor',
    'Alcoba principal',
    'Baño',
    'Balcón',
  ]);
  expect(hasOpenKitchen(flat)).toBe(true);
  const [level] = flat.levels;
  const doors = (level?.doors ?? []).map((one) => (one.to === 'Cocina' ? { ...one, kind: 'door' } : one));
  const closed: Layout = { ...flat, levels: level ? [{ ...level, doors }] : [] };
  expect(tourOf(closed, shownRooms).map(({ shows }) => shows)).toContain('kitchen');
  expect(hasOpenKitchen(closed)).toBe(false);
});

test('halls are passed through, and doors are where the plan has them from the middle of the room', () => {
  const [living, bedroom, bath, balcony] = tourOf(flat, shownRooms);
  expect(living?.heading).toBe(0);
  // The hall begins to the right of the middle of the lower wall: one door to two rooms.
  expect(living?.doors).toEqual([
    { to: 1, bearing: 146 },
    { to: 2, bearing: 146 },
    { to: 3, bearing: 0 },
  ]);
  expect(bedroom?.heading).toBe(180);
  expect(bedroom?.doors).toEqual([
    { to: 0, bearing: 90 },
    { to: 2, bearing: 90 },
  ]);
  expect(bath?.doors.map(({ to }) => to)).toEqual([0, 1]);
  expect(balcony?.doors).toEqual([{ to: 0, bearing: 231 }]);
});

test('what is not drawn is no stop, and leads on to what is', () => {
  expect(tourOf(flat, ['living', 'bath']).map(({ doors }) => doors.map(({ to }) => to))).toEqual([[1], [0]]);
  expect(tourOf(flat, ['bedroom', 'bath'])).toEqual([]);
});

test('a stair is one place on both floors', () => {
  const stair = (outlook: Side) => room('Escalera', 'stair', box(4, 0, 1, 3), outlook);
  const house: Layout = {
    ...flat,
    levels: [
      {
        name: 'Piso 1',
        picture: 'plan/a/1',
        frame: box(0, 0, 6, 6),
        rooms: [room('Sala', 'living', box(0, 0, 4, 3), 'left'), stair('top')],
        doors: [door('Sala', 'Escalera', 4, 1.5, 'open')],
      },
      {
        name: 'Piso 2',
        picture: 'plan/a/2',
        frame: box(0, 0, 6, 6),
        rooms: [room('Alcoba principal', 'bedroom', box(0, 0, 4, 3), 'left'), stair('top')],
        doors: [door('Escalera', 'Alcoba principal', 4, 1.5)],
      },
    ],
  };
  expect(tourOf(house, shownRooms).map(({ level, doors }) => [level, doors])).toEqual([
    [0, [{ to: 1, bearing: 90 }]],
    [1, [{ to: 0, bearing: 90 }]],
  ]);
});
