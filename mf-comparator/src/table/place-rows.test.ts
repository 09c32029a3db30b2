import { expect, test } from 'vitest';
import { column } from '../testing/column-fixture.ts';
import { placeRows } from './place-rows.ts';

const columns = [column({ id: 1 }), column({ id: 2 }), column({ id: 3 })];
const work = { name: 'Mi trabajo', lat: 4.684, lng: -74.058 };

test('the sooner of walking and transit is told and judged, the bicycle only told; nobody knows of a home without a point', () => {
  const minutes = new Map([
    [1, [{ walk: 90, cycle: 20, transit: 41 }]],
    [2, [{ walk: 38, cycle: 13, transit: null }]],
    [3, [null]],
  ]);
  expect(placeRows(columns, [work], minutes)).toEqual([
    {
      key: 'place-Mi trabajo',
      label: 'Mi trabajo',
      values: ['41 min en transporte · 20 min en bici', '38 min a pie · 13 min en bici', 'Sin información'],
      differs: true,
      best: { index: 1, text: 'Menos minutos' },
    },
  ]);
});

test('while nobody has reckoned yet no home is said to lack anything, and none is best', () => {
  const [row] = placeRows(columns, [work], undefined);
  expect(row?.values).toEqual(['…', '…', '…']);
  expect(row?.best).toBeUndefined();
});
