import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { expect, test } from 'vitest';
import { typedOf } from '../calculators/calculator-address.ts';
import { capacityCalculator } from './capacity-form.ts';

const read = (text: string) => capacityCalculator.read(typedOf(capacityCalculator, new URLSearchParams(text)));

test.each([
  ['ingreso=6000000&plazo=20', [1_800_000, 159_860_062, 228_371_518, 'loan']],
  ['ingreso=6000000&plazo=20&porcentaje=40&tipo=vis', [2_400_000, 213_146_750, 266_433_437, 'loan']],
  ['ingreso=6000000&deudas=500000&ahorros=40000000&plazo=20', [1_300_000, 115_454_489, 133_333_333, 'cash']],
  ['ingreso=6000000&deudas=1800000&plazo=20', [0, 0, 0, 'debts']],
  [
    'ingreso=10000000&deudas=1000000&producto=leasing&plazo=15&porcentaje=40',
    [3_000_000, 248_679_682, 310_849_602, 'loan'],
  ],
])('[B089, B090] %s', (text, [instalment, loan, property, limitedBy]) => {
  expect(read(text).result).toMatchObject({ instalment, loan, property, limitedBy });
});

test.each([
  ['ingreso=&plazo=20', { ingreso: messages.required }],
  ['ingreso=0&plazo=20', { ingreso: messages.belowMinimum }],
  ['ingreso=6000000&deudas=muchas&plazo=20', { deudas: 'Escribe el valor con números, por ejemplo 300.000.000' }],
  ['ingreso=6000000&ahorros=2800000001&plazo=20', { ahorros: messages.aboveMaximum }],
  ['ingreso=6000000&tasa=cien', { plazo: messages.term, tasa: messages.percent }],
])('[M006, M009, M010, M012, M082] %s', (text, issues) => {
  expect(read(text).issues).toEqual(issues);
});

test('a choice that nobody offers is the usual one', () => {
  expect(read('ingreso=6000000&plazo=20&tipo=palacio&producto=oro&porcentaje=90')).toEqual(
    read('ingreso=6000000&plazo=20'),
  );
});
