import { render, screen } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { expect, test } from 'vitest';
import { DraftsPage } from './drafts-page.tsx';
import type { Unpublished } from './drafts-queries.ts';

function open(builder: Partial<Unpublished>) {
  const own = [{ id: 1, name: 'Nogal', drafts: [], projects: [], ...builder }];
  const data = { acting: { builders: [{ id: 1, name: 'Nogal' }] }, own };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: DraftsPage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  });
  render(
    <RemoteReactContext value={{} as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
}

test('[R087, R088, C053] what was begun leads on, and what waits for its publication says where it stands', () => {
  open({
    drafts: [
      { id: 3, title: '', isOfProject: false, saved: 'hoy' },
      { id: 4, title: 'Alameda', isOfProject: true, saved: 'hace 2 días' },
    ],
    projects: [{ id: 9, title: 'Cedros', state: 'draft', reason: 'Falta el plano' }],
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Seguir editando Sin nombre')).toBe('/mi-cuenta/constructora/editar-proyectos-temp/3');
  expect(screen.getByText('Cambios de un proyecto que ya existe · Guardado hace 2 días')).toBeTruthy();
  expect(hrefOf('Editar Cedros')).toBe('/mi-cuenta/constructora/editar-proyectos/9');
  expect(screen.getByText('Borrador · Motivo: Falta el plano')).toBeTruthy();
});

test('[R087] with nothing begun it says so, and where to begin', () => {
  open({});
  expect(screen.getByRole('heading', { name: 'No hay nada sin publicar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Crear proyecto' }).getAttribute('href')).toBe(
    '/mi-cuenta/constructora/proyecto-nuevo',
  );
});
