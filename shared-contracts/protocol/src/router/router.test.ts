import { expect, test } from 'vitest';
import { redirect } from './router.ts';

test('[B015] a redirect goes to a path of the portal', () => {
  const response = redirect('/feria?x=1');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/feria?x=1');
  expect(redirect('/feria', 301).status).toBe(301);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'feria',
  'javascript:alert(1)',
])('[B015] %j is an error', (target) => {
  expect(() => redirect(target)).toThrow('must go to a path of the portal');
});
