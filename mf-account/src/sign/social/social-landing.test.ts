import { expect, test } from 'vitest';
import { readSocialLanding } from './social-landing.ts';

test.each([
  ['#social=tok-en_1', { kind: 'token', token: 'tok-en_1' }],
  ['#social-error=denied', { kind: 'error', error: 'denied' }],
  ['#social-error=unavailable', { kind: 'error', error: 'unavailable' }],
  ['#social-error=toString', { kind: 'error', error: 'failed' }],
  ['#social-error=', { kind: 'error', error: 'failed' }],
  ['#social=', undefined],
  ['#contenido', undefined],
  ['', undefined],
])('[B110] the fragment %j is read as %j', (hash, landing) => {
  expect(readSocialLanding(hash)).toEqual(landing);
});
