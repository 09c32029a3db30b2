import { expect, test } from 'vitest';
import { actionsOn } from './project-states.ts';

test('[B099] builders pause and activate their own; publishing is for administrators', () => {
  expect(actionsOn({ state: 'draft', isHeld: false }, 'builder')).toEqual(['send-to-review', 'archive']);
  expect(actionsOn({ state: 'published', isHeld: false }, 'builder')).toEqual(['pause', 'archive']);
  expect(actionsOn({ state: 'in-review', isHeld: false }, 'administrator')).toContain('publish');
  expect(actionsOn({ state: 'archived', isHeld: false }, 'builder')).toEqual([]);
});

test('what an administrator paused stays paused for the builder', () => {
  expect(actionsOn({ state: 'paused', isHeld: true }, 'builder')).toEqual(['archive']);
  expect(actionsOn({ state: 'paused', isHeld: true }, 'administrator')).toContain('activate');
});
