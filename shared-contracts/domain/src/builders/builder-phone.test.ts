import { expect, test } from 'vitest';
import { isMobile, normalizeBuilderPhone } from './builder-phone.ts';

test.each([
  ['+57 324 123 4567', '+573241234567'],
  ['03 4 4445566', '+576044445566'],
  ['(601) 745 0000', '+576017450000'],
  ['+507 6123 4567', '+50761234567'],
  ['3001234567', undefined],
  ['+57 200 000 0000', undefined],
  ['039 4445566', undefined],
  ['+57 300 000 0001 ext 2', undefined],
])('the phone "%s" is stored as %s', (written, stored) => {
  expect(normalizeBuilderPhone(written)).toBe(stored);
});

test('landlines of Colombia take no WhatsApp', () => {
  expect([isMobile('+573000000001'), isMobile('+576017450000'), isMobile('+50761234567')]).toEqual([true, false, true]);
});
