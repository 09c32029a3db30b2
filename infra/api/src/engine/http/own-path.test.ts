import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/buscamos-por-ti/gracias', '/buscamos-por-ti/gracias'],
  ['/feria/gracias?region=valle#inicio', '/feria/gracias?region=valle#inicio'],
  ['/a/../feria/gracias', '/feria/gracias'],
])('[C161] %s is a page of the portal', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/%09/evil.example/../..//evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'gracias',
  '',
  '/gracias\r\nSet-Cookie: a=b',
  '/api/users/logout',
  '/api/../api/users/logout',
])('[C161] %j leads nowhere', (text) => {
  expect(ownPath(text)).toBeUndefined();
});
