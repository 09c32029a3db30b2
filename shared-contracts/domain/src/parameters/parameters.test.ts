import { expect, test } from 'vitest';
import { amountInYear, housingCap, minimumWages, suggestedCategory, taxUnits } from './legal.ts';
import { incomeShare, interestRates, seedExchangeRates } from './rates.ts';
import { lastWageYear } from './wage-year.ts';

test.each([
  [2019, 57_968_120, 111_795_660, 124_217_400, undefined],
  [2020, 79_002_270, 118_503_405, 131_670_450, 153_615_525],
  [2021, 81_767_340, 122_651_010, 136_278_900, 158_992_050],
  [2023, 104_400_000, 156_600_000, 174_000_000, 203_000_000],
  [2025, 128_115_000, 192_172_500, 213_525_000, 249_112_500],
  [2026, 157_581_450, 236_372_175, 262_635_750, 306_408_375],
])('caps of social housing in %d', (year, vip, vis, agglomeration, renewal) => {
  expect(housingCap('vip', year)).toBe(vip);
  expect(housingCap('vis', year)).toBe(vis);
  expect(housingCap('visAgglomeration', year)).toBe(agglomeration);
  expect(housingCap('visUrbanRenewal', year)).toBe(renewal);
});

test('a later year takes the last amount known, an earlier one none', () => {
  expect(amountInYear(taxUnits, 2031)?.year).toBe(2026);
  expect(amountInYear(minimumWages, 2010)).toBeUndefined();
});

test('the year that pages name is that of the last wage', () => {
  expect(lastWageYear).toBe(minimumWages.at(-1)?.year);
});

test('the agglomeration cap holds only in its cities', () => {
  expect(suggestedCategory(250_000_000, 'Bogotá', 2026)).toBe('vis');
  expect(suggestedCategory(250_000_000, 'Pereira', 2026)).toBe('none');
  expect(suggestedCategory(150_000_000, 'Pereira', 2026)).toBe('vip');
});

test('[B089] every rate has its date', () => {
  expect(interestRates).toMatchObject({ quoteColombia: 15.56, quotePanama: 5.25, mortgage: 13.08, leasing: 12.79 });
  for (const { asOf } of [interestRates, incomeShare, seedExchangeRates]) expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
