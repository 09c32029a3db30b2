import { expect, test } from 'vitest';
import { createLayouts } from './layouts.ts';
import { outlookOf } from './outlook.ts';

const levels = createLayouts().flatMap((layout) => layout.levels);
/** Rooms whose pictures have a window. */
const seenWithWindow = ['living', 'bedroom'];

test('a living room and a bedroom have a window, or a glass door, of their own, as in their pictures', () => {
  const dark = levels.flatMap(({ picture, rooms, doors, windows }) =>
    rooms.flatMap(({ name, kind }) => {
      const hasGlass =
        windows.some(({ room }) => room === name) ||
        doors.some((door) => door.kind === 'sliding' && door.from === name);
      return seenWithWindow.includes(kind) && !hasGlass ? [`${picture} ${name}`] : [];
    }),
  );
  expect(dark).toEqual([]);
});

test('out of a kitchen without glass of its own one looks through its opening to a room that has some', () => {
  const open = levels.flatMap((level) => {
    const kitchen = level.rooms.find(
      ({ kind, name }) => kind === 'kitchen' && !level.windows.some(({ room }) => room === name),
    );
    const living = level.rooms.find(({ kind }) => kind === 'living');
    const isAbove = kitchen && living && Math.abs(living.y + living.height - kitchen.y) < 0.01;
    const isOpen = level.doors.some(
      ({ kind, from, to }) => kind === 'open' && from === living?.name && to === kitchen?.name,
    );
    return isAbove && isOpen ? [{ level, kitchen }] : [];
  });
  expect(open.length).toBeGreaterThan(20);
  for (const { level, kitchen } of open) expect(outlookOf(kitchen, level), level.picture).toBe('top');
});
