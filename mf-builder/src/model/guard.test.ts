import { expect, test } from 'vitest';
import { guardTarget } from './guard.ts';

const account = { pathname: '/mi-cuenta/constructora/proyectos', search: '?orden=recientes' };
const ownDoor = { pathname: '/builder-update/proyectos', search: '' };
const login = '/login?_=%2Fmi-cuenta%2Fconstructora%2Fproyectos%3Forden%3Drecientes';

test.each([
  ['nobody', undefined, login],
  ['a buyer', 'user', '/?permissions=insufficient'],
  ['a contributor', 'contributor,seo', '/?permissions=insufficient'],
  ['a builder', 'constructora', undefined],
  ['an administrator', 'user,administrador', undefined],
])('[B076, B114] the builder screens of the account send %s where they belong', (_, roles, target) => {
  expect(guardTarget(roles, account, 'account')).toBe(target);
});

test.each([
  ['nobody', undefined, '/builder-update/login'],
  ['a buyer', 'user', '/builder-update/login'],
  ['a builder', 'constructora', undefined],
  ['an administrator', 'administrador', undefined],
])('[B076, B114] the builders’ own area sends %s to its own login', (_, roles, target) => {
  expect(guardTarget(roles, ownDoor, 'builder-area')).toBe(target);
});
