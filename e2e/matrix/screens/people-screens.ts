import { routes } from '@umbral/domain/routes/table.ts';
import type { Screen } from './screen.ts';

/** Screens for those who sign in, and the pages that show the composition. */
export const peopleScreens: readonly Screen[] = [
  { key: 'login', path: () => routes.login.href(), title: /Ingresa/, h1: /Ingresa/, shows: /Contraseña/ },
  {
    key: 'registration',
    path: () => routes.registration.href(),
    title: /Crea tu cuenta/,
    h1: /Crea tu cuenta/,
    shows: /Paso 1 de 2/,
  },
  {
    key: 'accountFavourites',
    path: () => routes.accountFavourites.href(),
    title: /Tus favoritos/,
    h1: /Tus favoritos/,
    shows: /./,
    visitor: 'builder',
  },
  {
    key: 'userFavourites',
    path: () => routes.userFavourites.href(),
    title: /Tus favoritos/,
    h1: /Tus favoritos/,
    shows: /./,
    visitor: 'builder',
  },
  {
    key: 'editProfile',
    path: () => routes.editProfile.href(),
    title: /Tu perfil/,
    h1: /Tu perfil/,
    shows: /Guardar cambios/,
    visitor: 'builder',
  },
  {
    key: 'accountSecurity',
    path: () => routes.accountSecurity.href(),
    title: /Tu seguridad/,
    h1: /Tu seguridad/,
    shows: /Sesiones abiertas/,
    visitor: 'builder',
  },
  {
    key: 'canonicals',
    path: () => routes.canonicals.href(),
    title: /Canonicals/,
    h1: /Canonicals/,
    shows: /Guardar regla/,
    visitor: 'admin',
  },
  {
    key: 'redirects',
    path: () => routes.redirects.href(),
    title: /Redirecciones/,
    h1: /Redirecciones/,
    shows: /Guardar redirección/,
    visitor: 'admin',
  },
  {
    key: 'userAdmin',
    path: () => routes.userAdmin.href(),
    title: /Administración/,
    h1: /Administración/,
    shows: /Proyectos de todas las constructoras/,
    visitor: 'admin',
  },
  {
    key: 'builderLogin',
    path: () => routes.builderLogin.href(),
    title: /constructoras/i,
    h1: /Ingreso de constructoras/,
    shows: /Contraseña/,
  },
  {
    key: 'builderCloseSession',
    path: () => routes.builderCloseSession.href(),
    title: /sesión/,
    h1: /sesión/,
    shows: /./,
  },
  ...(['builderUpdateProjects', 'userProjects', 'builderProjects'] as const).map(
    (key): Screen => ({
      key,
      path: () => routes[key].href(),
      title: /Mis proyectos/,
      h1: /Mis proyectos/,
      shows: /Publicado/,
      visitor: 'builder',
    }),
  ),
  ...(['compositionTest', 'compositionTestMissing', 'compositionTestSlow', 'compositionTestThrowing'] as const).map(
    (key): Screen => ({
      key,
      path: () => routes[key].href(),
      title: /^Prueba de composición/,
      h1: /^Prueba de composición/,
      shows: /mf-builder/,
    }),
  ),
];
