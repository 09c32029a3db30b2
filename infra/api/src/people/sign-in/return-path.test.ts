import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginAddress, readReturnPath } from './return-path.ts';

test('[B076] a path of the portal is kept whole', () => {
  for (const path of ['/', '/mi-cuenta/favoritos', '/proyectos-vivienda/bogotá?page=2#mapa']) {
    expect(decodeURI(readReturnPath(path))).toBe(path);
  }
});

test.each([
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/x/..//evil.test',
  '/%2e//evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  'evil.test',
  '/api/users/logout',
  `/${'x'.repeat(1000)}`,
  '',
])('[C119] %j leads home', (path) => {
  expect(readReturnPath(path)).toBe('/');
});

test('[C119] whatever is given, the login page leads to the portal itself', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '@',
    ':',
    'evil.test',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '?',
    '#',
    'https:',
  );
  const path = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(path, (given) => {
      const target = readReturnPath(given);
      expect(new URL(target, 'https://portal.test').origin).toBe('https://portal.test');
      const login = new URL(loginAddress(target, 'social=x'), 'https://portal.test');
      expect([login.origin, login.pathname, login.hash]).toEqual(['https://portal.test', '/login', '#social=x']);
      expect(login.searchParams.get('_') ?? '/').toBe(target);
    }),
    { numRuns: 3000 },
  );
});
