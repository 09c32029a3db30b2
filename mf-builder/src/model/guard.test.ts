import { expect, test } from 'vitest';
import { guardTarget } from './guard.ts';

test.each([
  ['nobody', undefined, '/builder-update/login'],
  ['a buyer', 'user', '/?permissions=insufficient'],
  ['a contributor', 'contributor,seo', '/?permissions=insufficient'],
  ['a builder', 'constructora', undefined],
  ['an administrator', 'administrador', undefined],
])('[B076] the builder area sends %s where they belong', (_, roles, target) => {
  expect(guardTarget(roles)).toBe(target);
});
