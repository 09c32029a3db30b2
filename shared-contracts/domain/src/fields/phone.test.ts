import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import {
  hasPhoneCharacters,
  isPhone,
  normalizePhone,
  type PhoneParser,
  phoneCountry,
  phoneMatchesCountry,
} from './phone.ts';

const parse: PhoneParser = (text, country) =>
  parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);
const refuse: PhoneParser = () => undefined;

test.each([
  ['300 123 4567', 'CO', '+573001234567'],
  ['(300) 123 4567', 'CO', '+573001234567'],
  ['+57 300 1234567', 'US', '+573001234567'],
  ['601 234 5678', 'CO', '+576012345678'],
  ['03 1 2345678', 'CO', '+576012345678'],
  ['6123 4567', 'PA', '+50761234567'],
  ['612 34 56 78', 'ES', '+34612345678'],
])('[B059] %s in %s is %s', (text, country, number) => {
  expect(normalizePhone(text, country, parse)).toBe(number);
});

test.each([
  ['300 123 456', 'CO'],
  ['300-123-4567', 'CO'],
  ['tres cero cero', 'CO'],
  ['3001234567', 'PA'],
  ['', 'CO'],
])('[B059] "%s" is not valid in %s', (text, country) => {
  expect(isPhone(text, country, parse)).toBe(false);
});

test.each(['3241234567', '+573241234567', '+57 324 123 4567', '573241234567'])(
  '[B059] the Colombian mobile %s passes whatever the library says',
  (text) => {
    expect(normalizePhone(text, 'CO', refuse)).toBe('+573241234567');
  },
);

test.each(['501234567', '50-123-4567', '+972 50-123-4567', '+972501234567'])(
  '[B059] the Israeli number %s passes whatever the library says',
  (text) => {
    expect(normalizePhone(text, 'IL', refuse)).toBe('+972501234567');
  },
);

test('[B059] the special cases are not for other countries', () => {
  expect(isPhone('3241234567', 'ES', refuse)).toBe(false);
  expect(isPhone('50-123-4567', 'CO', refuse)).toBe(false);
  expect(hasPhoneCharacters('50-123', 'IL')).toBe(true);
});

test('[B084] the bank form wants a number of its country', () => {
  expect(phoneMatchesCountry('+34 612 34 56 78', 'CO', parse)).toBe(false);
  expect(phoneMatchesCountry('300 123 4567', 'CO', parse)).toBe(true);
  expect(phoneCountry('+972 501234567', 'IL', parse)).toBe('IL');
  expect(phoneCountry('+34 612 34 56 78', 'CO', parse)).toBe('ES');
});
