import { expect, test } from 'vitest';
import { draftFrom, type FaultChoice, isMsWrong, issuesOf, wishOf } from './link-draft.ts';

const slow: FaultChoice = { key: 'a', remote: 'mf-fair', side: 'browser', fault: 'slow', ms: '300', files: 'chunks' };
const whole = {
  ...draftFrom(new URLSearchParams('pin=mf-fair@2.0.0-a1&pin=shell@3.0.0&path=/feria')),
  faults: [slow, { ...slow, key: 'b', side: 'server', fault: 'error' } as const],
  flags: ['boundaries'] as const,
  currency: 'usd' as const,
  purpose: ' mirar la feria ',
};

test('an address fills in versions and the page; what is no version in it is left out', () => {
  expect(whole).toMatchObject({ versions: [{ app: 'mf-fair' }, { app: 'shell', version: '3.0.0' }], path: '/feria' });
  expect(draftFrom(new URLSearchParams('pin=mf-fair&pin=<b>@1'))).toMatchObject({ versions: [], path: '/' });
});

test('a whole draft asks for all of it; a fault has a time and files only where those mean something', () => {
  expect(wishOf(whole, 'https://umbral.example')).toEqual({
    origin: 'https://umbral.example',
    pins: { 'mf-fair': '2.0.0-a1', shell: '3.0.0' },
    chaos: [
      { remote: 'mf-fair', side: 'browser', fault: 'slow', ms: 300, files: 'chunks' },
      { remote: 'mf-fair', side: 'server', fault: 'error' },
    ],
    flags: ['boundaries'],
    currency: 'usd',
    path: '/feria',
    hours: 24,
    purpose: 'mirar la feria',
  });
});

test('a link may change no version at all, but something', () => {
  const faulty = { ...whole, versions: [] };
  expect(Object.values(issuesOf(faulty))).not.toContain(true);
  expect(issuesOf({ ...faulty, faults: [], flags: [], currency: '' }).changesNothing).toBe(true);
});

test('a time is a whole number up to a minute, or nothing', () => {
  const wrong = (ms: string) => isMsWrong({ ...slow, ms });
  expect(['', '1', '60000', '0', '1.5', '60001', 'mucho'].map(wrong)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(isMsWrong({ ...slow, fault: 'error', ms: 'mucho' })).toBe(false);
});
