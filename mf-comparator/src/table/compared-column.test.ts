import { expect, test } from 'vitest';
import { bestOf } from '../model/best-value.ts';
import { column, pesos } from '../testing/column-fixture.ts';
import { cheapest, priceText, tableRows } from './compared-column.ts';

const rowOf = (key: string, columns: Parameters<typeof tableRows>[0]) =>
  tableRows(columns, pesos).find((row) => row.key === key);

test('[B052] sixteen rows in the order of the specification', () => {
  const keys = tableRows([column()], pesos).map((row) => row.key);
  expect(keys).toEqual([
    'location',
    'type',
    'status',
    'initial_feed',
    'area',
    'bedroom',
    'bathroom',
    'parking',
    'precio_m2',
    'cuota_separacion',
    'estrato',
    'elevadores',
    'unidades_disponibles',
    'pet_friendly',
    'lugares_cercanos',
    'constructora',
  ]);
});

test('[B053] zero and missing values show the no-data text, prices follow the currency', () => {
  const value = (key: string, currency: Parameters<typeof tableRows>[1] = pesos) =>
    tableRows([column()], currency).find((row) => row.key === key)?.values[0];
  expect(value('bathroom')).toBe('Sin información');
  expect(value('parking')).toBe('Sin información');
  expect(value('cuota_separacion', { ...pesos, code: 'usd' })).toBe('US$ 534');
  expect(value('initial_feed')).toBe('30 %');
  expect(value('pet_friendly')).toBe('Sí');
  expect(value('location')).toBe('Niza, Suba, Bogotá');
  expect(value('lugares_cercanos')).toBe('Parque, Colegio y Clínica');
});

test('[B052, B147] the initial fee is the one that is reckoned with, and is judged as such', () => {
  const low = column({ initial_fee_percent: 10 });
  expect(rowOf('initial_feed', [low, column()])).toMatchObject({ values: ['30 %', '30 %'], differs: false });
  expect(rowOf('initial_feed', [low, column()])?.best).toBeUndefined();
  const social = column({ initial_fee_percent: 10, housing: 'vis' });
  const abroad = column({ initial_fee_percent: 10, country: 'PA' });
  const untold = column({ initial_fee_percent: null });
  expect(rowOf('initial_feed', [social, abroad, untold])?.values).toEqual(['20 %', '10 %', 'Sin información']);
});

test('[B046] a hidden price is not written, and is no best one', () => {
  const hidden = column({ price: { kind: 'hidden' }, m2_price: null });
  expect(priceText(hidden, pesos)).toBeUndefined();
  expect(priceText(column({ price: { kind: 'none' } }), pesos)).toBeUndefined();
  expect(priceText(column(), pesos)).toBe('$ 400.000.000');
  expect(cheapest([hidden, column()])).toBeUndefined();
  expect(rowOf('precio_m2', [hidden, column()])?.best).toBeUndefined();
});

test('[B052] the best of a row is said in words, a tie is not', () => {
  const dear = column({ m2_price: 9_000_000, built_area: 70 });
  expect(rowOf('precio_m2', [dear, column()])?.best).toEqual({ index: 1, text: 'Menor precio por m²' });
  expect(rowOf('area', [dear, column()])?.best).toEqual({ index: 0, text: 'Mayor área' });
  expect(rowOf('bedroom', [dear, column()])?.best).toBeUndefined();
  expect(rowOf('bathroom', [column({ bath_number: 2 }), column()])?.best).toBeUndefined();
  expect(rowOf('estrato', [dear, column()])?.best).toBeUndefined();
  expect(bestOf([3, undefined, 1, 1], 'less')).toBeUndefined();
  expect(bestOf([3, undefined, 1, 1], 'more')).toBe(0);
});

test('[B052] a row differs where its columns say different things', () => {
  const other = column({ built_area: 70 });
  expect(rowOf('area', [other, column()])?.differs).toBe(true);
  expect(rowOf('bedroom', [other, column()])?.differs).toBe(false);
});
