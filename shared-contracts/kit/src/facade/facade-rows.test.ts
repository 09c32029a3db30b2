import { expect, test } from 'vitest';
import { type FacadeUnit, facadeRows, nextUnit } from './facade-rows.ts';

const unit = (id: number, floor: number | undefined, place: number): FacadeUnit => ({
  ...{ id, floor, place },
  ...{ door: String(id), label: String(id), state: 'available' },
});

const rows = facadeRows([unit(1, 1, 1), unit(2, 1, 3), unit(3, 2, 1), unit(4, 2, 2), unit(5, 2, 3)]);

test('floors stand on one another, each as wide as the widest', () => {
  expect(rows.map(({ floor, cells }) => [floor, cells.map((cell) => cell?.id)])).toEqual([
    [2, [3, 4, 5]],
    [1, [1, undefined, 2]],
  ]);
  expect(facadeRows([unit(1, undefined, 2)])).toMatchObject([{ cells: [undefined, { id: 1 }] }]);
  expect(facadeRows([])).toEqual([]);
});

test('keys lead over holes and stop at the edge', () => {
  expect(nextUnit(rows, 1, 'ArrowRight')?.id).toBe(2);
  expect(nextUnit(rows, 1, 'ArrowUp')?.id).toBe(3);
  expect(nextUnit(rows, 4, 'ArrowDown')).toBeUndefined();
  expect(nextUnit(rows, 3, 'ArrowLeft')).toBeUndefined();
  expect(nextUnit(rows, 4, 'Home')?.id).toBe(3);
  expect(nextUnit(rows, 4, 'End')?.id).toBe(5);
  expect(nextUnit(rows, 4, 'Tab')).toBeUndefined();
});
