import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { expect, test } from 'vitest';
import { typedOf } from '../calculators/calculator-address.ts';
import { notaryCalculator } from './notary-form.ts';

const read = (text: string) => notaryCalculator.read(typedOf(notaryCalculator, new URLSearchParams(text)));

test.each([
  ['valor=350000000', { buyer: 6_195_000, seller: 4_445_000, total: 10_640_000 }],
  ['valor=350000000&modo=detallado&credito=245000000', { buyer: 10_207_900, seller: 4_124_750 }],
  ['valor=200000000&tipo=vis', { buyer: 1_770_000, seller: 2_270_000 }],
  ['valor=1200000000&modo=detallado', { buyer: 24_547_900 }],
])('[B090] %s', (text, costs) => {
  expect(read(text).result).toMatchObject(costs);
});

test('[B090] the stamp tax begins where the law says', () => {
  const { result } = read('valor=1200000000&modo=detallado');
  expect(result?.lines.find(({ concept }) => concept === 'stamp-tax')?.amount).toBe(2_287_800);
  expect(read('valor=350000000&modo=detallado').result?.lines.map(({ concept }) => concept)).not.toContain('stamp-tax');
});

test.each([
  ['valor=', { valor: messages.required }],
  ['valor=5', { valor: messages.belowMinimum }],
  ['valor=306408376&tipo=vis', { valor: 'Una vivienda VIS cuesta máximo $ 306.408.375 en 2026' }],
  ['valor=157581451&tipo=vip', { valor: 'Una vivienda VIP cuesta máximo $ 157.581.450 en 2026' }],
  ['valor=157581450&tipo=vip', {}],
  ['valor=350000000&credito=350000001', { credito: messages.aboveMaximum }],
  ['valor=x&credito=350000001', { valor: 'Escribe el valor con números, por ejemplo 300.000.000' }],
])('[M006, M009, M010] %s', (text, issues) => {
  expect(read(text).issues).toEqual(issues);
});
