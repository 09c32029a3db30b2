import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as changes from './change-things.ts';
import { type DeviceThings, nothingKept, parseThings } from './device-things.ts';

const full: DeviceThings = {
  lists: [{ id: 1, name: 'Para mamá' }],
  homes: [{ plantId: 7, listId: 1, note: 'Con luz' }],
  comparisons: [{ id: 1, name: null, plantIds: [7, 9], createdAt: '2026-11-24T10:00:00Z' }],
};

test('[B136] what was kept is read again as it was', () => {
  expect(parseThings(JSON.parse(JSON.stringify(full)))).toEqual(full);
});

test('[B094] whatever else stands in the storage is nothing, or is left out', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { lists, homes, comparisons } = parseThings(stored);
      return lists.length <= 20 && homes.length <= 50 && comparisons.length <= 5;
    }),
  );
  const hostile = {
    lists: [{ id: 1, name: '' }, { id: 'x', name: 'Una' }, { id: 2, name: 'Dos' }, null],
    homes: [{ plantId: -1 }, { plantId: 4, listId: 9, note: 'x'.repeat(501) }, { plantId: 5, listId: 2 }],
    comparisons: [
      { id: 1, plantIds: [4], createdAt: 'hoy' },
      { id: 2, plantIds: [4, 4], createdAt: '2026-11-24' },
    ],
  };
  expect(parseThings(hostile)).toEqual({
    lists: [{ id: 2, name: 'Dos' }],
    homes: [
      { plantId: 4, listId: null, note: '' },
      { plantId: 5, listId: 2, note: '' },
    ],
    comparisons: [],
  });
});

test('[B136] a name is given once, whatever its capitals, and there are twenty lists at most', () => {
  expect(changes.withList(full, 'PARA MAMÁ')).toBe('taken');
  expect(changes.withList(full, 'Para Mamá', 1)).toMatchObject({ lists: [{ id: 1, name: 'Para Mamá' }] });
  let many: DeviceThings = nothingKept;
  for (let count = 0; count < 20; count += 1) {
    const next = changes.withList(many, `Lista ${count}`);
    if (typeof next !== 'string') many = next;
  }
  expect(many.lists).toHaveLength(20);
  expect(changes.withList(many, 'Otra')).toBe('full');
});

test('[B136] a list that goes leaves its homes, and what says nothing any more is forgotten', () => {
  const without = changes.withoutList(full, 1);
  expect(without).toMatchObject({ lists: [], homes: [{ plantId: 7, listId: null, note: 'Con luz' }] });
  expect(changes.withHome(without, 7, { note: '' }).homes).toEqual([]);
  expect(changes.withHome(full, 8, { listId: 1 }).homes).toHaveLength(2);
});

test('[B135] the same homes are one comparison, in whatever order; five are kept', () => {
  const at = '2026-11-24T12:00:00Z';
  expect(changes.withComparison(full, [9, 7], at)).toBe(full);
  let many: DeviceThings = full;
  for (let id = 20; id < 24; id += 1) {
    const next = changes.withComparison(many, [id, id + 10], at);
    if (typeof next !== 'string') many = next;
  }
  expect(many.comparisons.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(changes.withComparison(many, [1, 2], at)).toBe('full');
  expect(changes.withComparisonNamed(full, 1, 'Las finalistas').comparisons[0]?.name).toBe('Las finalistas');
  expect(changes.withoutComparison(full, 1).comparisons).toEqual([]);
});
