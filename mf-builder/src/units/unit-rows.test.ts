import type { Unit } from '@umbral/domain/api/units.ts';
import { expect, test } from 'vitest';
import { changesOf, emptyUnit, rowOf, withNumbers } from './unit-rows.ts';

const unit: Unit = {
  ...{ id: 4, version: 3, name: 'Apto 101', plant_id: 1, tower_id: null, floor: null, place: null },
  ...{ state: 'available', is_ready: false, price: 300_000_000, discount: null, built_area: null },
  ...{ private_area: null, orientation: null, outlook: null, description: null },
};
const stored = new Map([[4, unit]]);

test('[C342] only what differs is sent, with the version that was read', () => {
  expect(changesOf(stored, [rowOf(unit)])).toEqual([]);
  expect(changesOf(stored, [{ ...rowOf(unit), state: 'sold' }])).toEqual([
    { row: 0, change: { id: 4, version: 3, state: 'sold' } },
  ]);
  expect(changesOf(stored, [])).toEqual([{ row: undefined, change: { id: 4, version: 3, remove: true } }]);
});

test('[C342] a new home is sent whole, without what is not known; it gets its number by its name', () => {
  const fresh = { ...emptyUnit, name: 'Apto 102', plant_id: 1 };
  const [change] = changesOf(stored, [rowOf(unit), fresh]);
  expect(change).toMatchObject({ row: 1, change: { id: null, version: null, name: 'Apto 102', plant_id: 1 } });
  expect(change?.change).not.toHaveProperty('price');
  const rows = [rowOf(unit), fresh];
  expect(withNumbers(rows, [{ ...unit, id: 9, name: 'Apto 102' }])[1]?.id).toBe(9);
  expect(withNumbers(rows, [])).toBe(rows);
});
