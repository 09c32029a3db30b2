import { expect, test } from 'vitest';
import { createLayouts } from './layouts.ts';
import { outlookOf } from './outlook.ts';

/** Living rooms without glass of their own, whose bath lies below them, away from the windows. */
const withoutGlass = createLayouts()
  .flatMap(({ levels }) => levels)
  .flatMap((level) => {
    const living = level.rooms.find(({ kind }) => kind === 'living');
    const bath = level.rooms.find(({ kind }) => kind === 'bath');
    if (!living || !bath || bath.y < living.y + living.height) return [];
    const isGlass = ({ kind, from }: (typeof level.doors)[number]) => kind === 'sliding' && from === living.name;
    const hasOwn = level.windows.some(({ room }) => room === living.name) || level.doors.some(isGlass);
    return hasOwn ? [] : [{ level, living }];
  });

test('out of a living room without glass of its own one looks through its opening, never at the door of the bath', () => {
  expect(withoutGlass.length).toBeGreaterThan(5);
  for (const { level, living } of withoutGlass) expect(outlookOf(living, level), level.picture).toBe('top');
});
