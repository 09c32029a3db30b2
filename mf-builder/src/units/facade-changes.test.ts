import { expect, test } from 'vitest';
import { boxesOf, choose, withPercent, withState } from './facade-changes.ts';
import { makeTower } from './make-tower.ts';

const plants = [
  { id: 1, title: 'A', type: 'apartment', price: 300_000_000, built_area: 50, private_area: null },
  { id: 2, title: 'B', type: 'apartment', price: 401_000_000, built_area: 70, private_area: null },
] as const;
const tower = { id: 9, name: 'Torre 2', floors: 3 };
const rows = makeTower(tower, { noun: 'Apto', prefix: '2-', places: [1, 2] }, plants);
const boxes = boxesOf(rows, 9, ({ name }) => name);

test('[R119] a whole tower: so many floors, a typology for each place, at its price', () => {
  expect(rows.map(({ name, floor, place, plant_id, price }) => [name, floor, place, plant_id, price])).toEqual([
    ['Apto 2-101', 1, 1, 1, 300_000_000],
    ['Apto 2-102', 1, 2, 2, 401_000_000],
    ['Apto 2-201', 2, 1, 1, 300_000_000],
    ['Apto 2-202', 2, 2, 2, 401_000_000],
    ['Apto 2-301', 3, 1, 1, 300_000_000],
    ['Apto 2-302', 3, 2, 2, 401_000_000],
  ]);
  expect(boxes.map(({ door }) => door)[5]).toBe('2-302');
});

test('[R119] homes are chosen alone, one more, and as a rectangle', () => {
  const [first, , , fourth] = boxes;
  if (!first || !fourth) throw new Error('no boxes');
  expect([...choose(boxes, new Set([4]), { unit: first, how: 'one', from: undefined })]).toEqual([0]);
  expect([...choose(boxes, new Set([4]), { unit: first, how: 'more', from: undefined })]).toEqual([4, 0]);
  expect([...choose(boxes, new Set([0, 4]), { unit: first, how: 'more', from: undefined })]).toEqual([4]);
  expect([...choose(boxes, new Set(), { unit: fourth, how: 'range', from: first })]).toEqual([0, 1, 2, 3]);
});

test('[R119] state and price of the chosen homes change, all others stay the same objects', () => {
  const sold = withState(rows, new Set([0, 1]), 'sold');
  expect(sold.map(({ state }) => state).slice(0, 3)).toEqual(['sold', 'sold', 'available']);
  expect(sold[2]).toBe(rows[2]);
  expect(withPercent(rows, new Set([1]), 1.5)[1]?.price).toBe(407_015_000);
});
