import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { expect, test } from 'vitest';
import { queryOf, typedOf } from '../calculators/calculator-address.ts';
import { leasingCalculator } from './leasing-form.ts';

const read = (text: string) => leasingCalculator.read(typedOf(leasingCalculator, new URLSearchParams(text)));

test('[B089, B090] both products lend the most they may where nobody says otherwise', () => {
  expect(read('valor=300000000&plazo=20').result).toMatchObject({
    mortgage: { principal: 210_000_000, instalment: 2_364_569, loanPercent: 70 },
    leasing: { principal: 240_000_000, instalment: 2_658_739, loanPercent: 80 },
  });
  expect(read('valor=250000000&tipo=vis&plazo=20').result).toMatchObject({
    mortgage: { principal: 200_000_000, loanPercent: 80 },
    leasing: { principal: 225_000_000, instalment: 2_492_568, loanPercent: 90 },
  });
});

test('[B089] the same loan at the reference rate by the month', () => {
  expect(read('valor=400000000&plazo=20').result?.atMonthlyReference).toBe(3_887_117);
});

test('[M082, B089] each product has its own least initial fee', () => {
  expect(read('valor=300000000&plazo=20&inicial-credito=25&inicial-leasing=25').issues).toEqual({
    'inicial-credito': 'La cuota inicial debe ser de al menos 30 %',
  });
  expect(read('valor=300000000&plazo=20&inicial-leasing=15&tasa-leasing=200').issues).toEqual({
    'inicial-leasing': 'La cuota inicial debe ser de al menos 20 %',
    'tasa-leasing': messages.percent,
  });
  expect(read('valor=300000000&plazo=20&tipo=vis&inicial-leasing=10').issues).toEqual({});
});

test('[B089] nothing dearer than the highest cap of social housing is social', () => {
  const sentence = 'Una vivienda VIS cuesta máximo $ 306.408.375 en 2026';
  expect(read('valor=900000000&tipo=vis&plazo=20').issues).toEqual({ valor: sentence });
});

test('an address says it all again', () => {
  const text = 'valor=300000000&tipo=vis&plazo=10&inicial-credito=35&tasa-leasing=11.5';
  expect(queryOf(leasingCalculator, typedOf(leasingCalculator, new URLSearchParams(text)))).toBe(text);
});
