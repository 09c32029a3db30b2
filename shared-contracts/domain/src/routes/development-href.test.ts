import { expect, test } from 'vitest';
import { developmentHref, isLaunch, launchHref } from './development-href.ts';

const alameda = { id: 12, slug: 'alameda-170' };

test('[R041] the address of a launch says its number and its name', () => {
  expect(launchHref(alameda)).toBe('/lanzamiento/12-alameda-170');
});

test.each([
  ['launch', false, true],
  ['under-construction', true, true],
  ['presale', false, false],
] as const)('[R041] a project in state %s, its page turned on: %s, has a launch: %s', (status, isOn, isThere) => {
  expect(isLaunch({ building_status: status, activate_landing: isOn })).toBe(isThere);
});

test('[R130] a project has one page: that of its launch while it has one, else its own', () => {
  const state = { building_status: 'presale', activate_landing: false } as const;
  expect(developmentHref({ ...alameda, ...state })).toBe('/proyecto/12-alameda-170');
  expect(developmentHref({ ...alameda, ...state, activate_landing: true })).toBe('/lanzamiento/12-alameda-170');
});
