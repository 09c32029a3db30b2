import { render, screen, waitFor } from '@testing-library/react';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptPage } from './kept-page.tsx';

const ana = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** The page as somebody sees it whose device keeps one list, or nothing. */
function open(session: typeof ana | null, list?: string) {
  if (list) {
    const things = { lists: [{ id: 1, name: list }], homes: [], comparisons: [] };
    localStorage.setItem(localKeys.keptThings, JSON.stringify(things));
  }
  const bus = createBus({ isStrict: true, report: vi.fn() });
  bus.publish('shell/session-changed', { session }, 'shell');
  const navigate = vi.fn();
  const call = vi.fn(async () => ({ data: [] }));
  const context = { call, navigate, toast: vi.fn(), bus: ownedBus(bus, 'mf-account', 'test') } as never;
  const router = createBrowserRouter([{ path: '*', element: <KeptPage /> }]);
  render(
    <RemoteReactContext value={context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { navigate };
}

test('[R115, B136] a stranger sees what the device keeps, and the way to an account', async () => {
  const { navigate } = open(null, 'Para mamá');
  expect(await screen.findByRole('button', { name: 'Para mamá (0)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Crear cuenta o ingresar' })).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});

test('[R115, B136] whoever signs in here sees all of it in the account once nothing is left', async () => {
  const { navigate } = open(ana);
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/mi-cuenta/favoritos'));
});

test('[R115, B136] what did not come to the account is still there, with the reason and the way to make room', async () => {
  const { navigate } = open(ana, 'Para mamá');
  expect(await screen.findByRole('heading', { name: 'Todavía en este dispositivo' })).toBeTruthy();
  expect(screen.getByText(/^Esto no llegó a tu cuenta/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mis favoritos' }).getAttribute('href')).toBe('/mi-cuenta/favoritos');
  expect(navigate).not.toHaveBeenCalled();
});
