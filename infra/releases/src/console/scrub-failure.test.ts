import { expect, test } from 'vitest';
import { scrubMessage, scrubStack } from './scrub-failure.ts';

test.each([
  ["Cannot read properties of undefined (reading 'title')", 'Cannot read properties of undefined (reading "…")'],
  ['No account for ana.ruiz+1@example.com at 3001234567', 'No account for [correo] at #'],
  ['GET https://portal.test/cuenta?email=a@b.co failed with 500', 'GET [dirección] failed with #'],
  ['Session 0198c0de-0000-4000-8000-000000000000 is gone', 'Session # is gone'],
  ['a\n  b\t c', 'a b c'],
])('%j is kept as %j', (message, kept) => {
  expect(scrubMessage(message)).toBe(kept);
});

test('a failure of two visitors is one text', () => {
  expect(scrubMessage('Plant 17 of "Ana"')).toBe(scrubMessage('Plant 4211 of "Luis Pérez"'));
});

test('of a stack only frames are kept, without hosts and queries', () => {
  const stack = [
    'Error: Ana has no plant',
    '    at draw (https://portal.test/r/mf-fair/1.0.0/web/page.abc.js?token=1:1:2345)',
    '    at https://portal.test/r/shell/2/web/main.js:1:10',
    'pintar@https://portal.test/r/mf-fair/1.0.0/web/page.abc.js:3:4',
  ].join('\n');
  expect(scrubStack(stack)).toBe(
    [
      'at draw (/r/mf-fair/1.0.0/web/page.abc.js:1:2345)',
      'at /r/shell/2/web/main.js:1:10',
      'pintar@/r/mf-fair/1.0.0/web/page.abc.js:3:4',
    ].join('\n'),
  );
  expect(scrubStack(undefined)).toBeNull();
  expect(scrubStack('Error: nothing but words')).toBeNull();
});
