import { expect, test } from 'vitest';
import { leasingTexts } from '../texts/leasing-texts.ts';
import { amortisationFile } from './amortisation-csv.ts';

test('[B089] the two loans of a page are saved under two names', () => {
  expect(amortisationFile()).toBe('amortizacion.csv');
  expect(amortisationFile(leasingTexts.credit)).toBe('amortizacion-credito-hipotecario.csv');
  expect(amortisationFile(leasingTexts.leasing)).toBe('amortizacion-leasing-habitacional.csv');
});
