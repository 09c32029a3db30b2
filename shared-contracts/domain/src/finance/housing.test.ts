import { expect, test } from 'vitest';
import { type HousedUnit, housingOf } from './housing.ts';

const unit: HousedUnit = { type: 'apartment', categories: [], country: 'CO', city: 'Bogotá', priceCop: 240_000_000 };

test('[B089] what is stored wins; banks lend for what costs no more than social housing as for such', () => {
  expect(housingOf({ ...unit, categories: ['vip', 'vis'] })).toBe('vip');
  expect(housingOf({ ...unit, categories: ['gold', 'vis'], priceCop: 900_000_000 })).toBe('vis');
  expect(housingOf(unit)).toBe('below-cap');
  expect(housingOf({ ...unit, priceCop: 262_635_751 })).toBe('none');
});

test('[B089] the cap is that of the city', () => {
  expect(housingOf({ ...unit, city: 'Pereira', priceCop: 236_372_175 })).toBe('below-cap');
  expect(housingOf({ ...unit, city: 'Pereira' })).toBe('none');
});

test('[B046, B089] a hidden price tells no cap, and there is none abroad', () => {
  expect(housingOf({ ...unit, priceCop: undefined })).toBe('none');
  expect(housingOf({ ...unit, country: 'PA', city: 'Ciudad de Panamá' })).toBe('none');
});

test.each(['lot', 'office', 'retail', 'clinic-office', 'warehouse'] as const)(
  '[B089] a %s is no home, in whatever project it stands',
  (type) => {
    expect(housingOf({ ...unit, type, categories: ['vis'] })).toBe('premises');
  },
);
