import { screen } from '@testing-library/react';
import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/probe-context.tsx';
import { LaunchThanksPage } from './launch-thanks-page.tsx';
import { handle, loader } from './launch-thanks-route.ts';

const dataOf = (query: string) =>
  loader({
    routeKey: 'launchThanks',
    request: new Request(`https://portal.test/lanzamiento/gracias${query}`),
  } as never);

test('[R042] the thanks lead back to the launch, to others and to all homes, and are not indexed', () => {
  const data = dataOf('?lanzamiento=31-alameda-170');
  renderPage(LaunchThanksPage, data);
  expect(screen.getByRole('heading', { level: 1, name: '¡Gracias! Ya estás en la lista' })).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Volver al lanzamiento')).toBe('/lanzamiento/31-alameda-170');
  expect(hrefOf('Ver otros lanzamientos')).toBe('/lanzamiento');
  expect(hrefOf('Ver proyectos')).toBe('/proyectos-vivienda');
  expect(handle.head({ data } as never).canonical).toBe('/lanzamiento/gracias');
  expect(routes.launchThanks.robots).toBe('noindex');
});

test.each(['', '?lanzamiento=', '?lanzamiento=//evil.example', '?lanzamiento=gracias', '?lanzamiento=3/../../x'])(
  '[R042] with the query "%s" there is no way back',
  (query) => {
    expect(dataOf(query)).toEqual({});
  },
);
