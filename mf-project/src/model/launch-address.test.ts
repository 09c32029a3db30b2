import { expect, test } from 'vitest';
import { isLaunch, launchHref, launchIdOf } from './launch-address.ts';

test('[R041] the address of a launch says its number and its name', () => {
  expect(launchHref({ id: 12, slug: 'alameda-170' })).toBe('/lanzamiento/12-alameda-170');
});

test.each([
  ['12-alameda-170', 12],
  ['12', 12],
  ['12-', 12],
  ['alameda-170', undefined],
  ['012-alameda', undefined],
  ['0', undefined],
  ['12.5', undefined],
  ['99999999999', undefined],
  ['12-<script>', undefined],
  ['', undefined],
])('[R041] the number in "%s" is %s', (name, id) => {
  expect(launchIdOf(name)).toBe(id);
});

test.each([
  ['launch', false, true],
  ['under-construction', true, true],
  ['presale', false, false],
] as const)('[R041] a project in state %s, its page turned on: %s, has a launch: %s', (status, isOn, isThere) => {
  expect(isLaunch({ building_status: status, activate_landing: isOn })).toBe(isThere);
});
