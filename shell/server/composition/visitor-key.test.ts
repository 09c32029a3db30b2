import { expect, test } from 'vitest';
import type { Visit } from '../http/visit.ts';
import { visitorCookie, visitorKeyOf } from './visitor-key.ts';

/** A visit with this cookie, as far as a key asks for it. */
function visitWith(cookie: string): Visit {
  const facts: Partial<Visit> = { cookies: new Map([['visitor', cookie]]), origin: 'https://umbral.example' };
  return facts as Visit;
}

test('a key that we gave stays, and is not given again', () => {
  const visit = visitWith('0123456789abcdef0123456789abcdef');
  expect(visitorKeyOf(visit)).toBe('0123456789abcdef0123456789abcdef');
  expect(visitorCookie(visit)).toBeUndefined();
});

test.each([
  '',
  'canary',
  '2.0.0',
  '0123456789ABCDEF0123456789ABCDEF',
  '0123456789abcdef0123456789abcdef0',
  '0123456789abcdef0123456789abcde\n',
  '__proto__',
])('%j is no key of ours: the visitor gets one, the same for the whole visit', (forged) => {
  const visit = visitWith(forged);
  const key = visitorKeyOf(visit);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(key).not.toBe(forged);
  expect(visitorKeyOf(visit)).toBe(key);
  expect(visitorCookie(visit)).toContain(`visitor=${key};`);
});
