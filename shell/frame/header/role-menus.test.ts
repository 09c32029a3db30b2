import { expect, test } from 'vitest';
import { roleMenu } from './role-menus.ts';

const menuOf = (...roles: string[]) => roleMenu(roles).map(({ text }) => text);
const ofUser = ['Favoritos', 'Alertas', 'Comparativos', 'Configuración'];
const ofBuilder = ['Mis proyectos', 'Proyectos no publicados', 'Solicitar proyecto nuevo', 'Crear proyecto'];

test('[B111, B077] each role has its menu word for word', () => {
  expect(menuOf('user')).toEqual(ofUser);
  expect(menuOf('constructora')).toEqual(ofBuilder);
  expect(menuOf('administrador')).toEqual([...ofBuilder, 'Canonicals', 'Administrar proyectos']);
  expect(menuOf('seo')).toEqual(['Redirecciones']);
});

test('[B111] the way to a new project is a button', () => {
  expect(roleMenu(['constructora']).filter(({ isButton }) => isButton)).toHaveLength(1);
});

test('[B119] contributors write contacts down besides what users have; without a role one is a user', () => {
  expect(menuOf('contributor')).toEqual([...ofUser, 'Subir contacto']);
  expect(menuOf('platform')).toEqual(ofUser);
});

test('[B077] several roles have the menus of all, each screen once', () => {
  expect(menuOf('constructora', 'administrador', 'user')).toEqual([
    ...ofUser,
    ...ofBuilder,
    'Canonicals',
    'Administrar proyectos',
  ]);
});
