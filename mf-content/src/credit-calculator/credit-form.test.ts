import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { expect, test } from 'vitest';
import { asksForResult, queryOf, typedOf } from '../calculators/calculator-address.ts';
import { creditCalculator } from './credit-form.ts';

const query = (text: string) => new URLSearchParams(text);
const read = (text: string) => creditCalculator.read(typedOf(creditCalculator, query(text)));

test.each([
  ['valor=300000000&plazo=5', 4_709_170],
  ['valor=300000000&plazo=10', 3_056_230],
  ['valor=300000000&plazo=15', 2_568_610],
  ['valor=300000000&plazo=20', 2_364_569],
  ['valor=200000000&tipo=vis&inicial=20&plazo=20', 1_801_576],
  ['valor=250000000&tipo=vis&inicial=20&plazo=15', 2_446_295],
])('[B088, B089, B090] %s', (text, instalment) => {
  expect(read(text).result?.instalment).toBe(instalment);
});

test('[B089, B090] what is lent, what one pays first, and the income that it asks for', () => {
  expect(read('valor=300000000&plazo=20').result).toMatchObject({
    principal: 210_000_000,
    initialFee: 90_000_000,
    annualPercent: 13.08,
    prudentIncome: 7_881_897,
    legalIncome: 5_911_423,
  });
});

test.each([
  ['', messages.required],
  ['9999999', messages.belowMinimum],
  ['0', messages.belowMinimum],
  ['2800000001', messages.aboveMaximum],
  ['9'.repeat(300), messages.aboveMaximum],
  ['-300000000', 'Escribe el valor con números, por ejemplo 300.000.000'],
  ['٣٠٠٠٠٠٠٠٠', 'Escribe el valor con números, por ejemplo 300.000.000'],
  ['1e9', 'Escribe el valor con números, por ejemplo 300.000.000'],
  ['<script>', 'Escribe el valor con números, por ejemplo 300.000.000'],
])('[M006, M009, M010] a price of "%s"', (price, sentence) => {
  const { issues, result } = creditCalculator.read({ ...creditCalculator.initial, valor: price });
  expect(issues).toEqual({ valor: sentence });
  expect(result).toBeUndefined();
});

test.each([
  ['inicial=29.9', { inicial: 'La cuota inicial debe ser de al menos 30 %' }],
  ['inicial=19,5&tipo=vis', { inicial: 'La cuota inicial debe ser de al menos 20 %' }],
  ['inicial=101', { inicial: messages.percent }],
  ['inicial=-5', { inicial: messages.percent }],
  ['tasa=100.01', { tasa: messages.percent }],
  ['tasa=13,08', {}],
  ['tasa=0', {}],
])('[M082, B089] %s', (text, issues) => {
  expect(read(`valor=300000000&plazo=20&${text}`).issues).toEqual(issues);
});

test.each(['valor=300000000', 'valor=300000000&plazo=', 'valor=300000000&plazo=7'])('[M012, B088] %s', (text) => {
  expect(read(text).issues).toEqual({ plazo: 'Debes seleccionar un periodo' });
});

test('[B089] nothing dearer than the highest cap of social housing is social', () => {
  const sentence = 'Una vivienda VIS cuesta máximo $ 306.408.375 en 2026';
  expect(read('valor=306408376&tipo=vis&plazo=20').issues).toEqual({ valor: sentence });
  expect(read('valor=306408375&tipo=vis&plazo=20').issues).toEqual({});
  expect(read('valor=306408376&plazo=20').issues).toEqual({});
});

test('[B088] without interest the loan is paid in equal parts', () => {
  expect(read('valor=300000000&plazo=20&tasa=0').result?.instalment).toBe(875_000);
});

test('nothing is asked at first, and what one types becomes an address that says the same', () => {
  expect(asksForResult(creditCalculator, query('utm_source=x'))).toBe(false);
  expect(typedOf(creditCalculator, query(''))).toBe(creditCalculator.initial);
  const typed = { ...creditCalculator.initial, valor: '$ 300.000.000', tasa: '12,5 %' };
  expect(queryOf(creditCalculator, typed)).toBe('valor=300000000&plazo=20&tasa=12.5');
  expect(read('valor=300000000&plazo=20&tasa=12.5')).toEqual(creditCalculator.read(typed));
});
