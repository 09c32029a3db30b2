import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { AccountFrame } from './account-frame.tsx';

beforeAll(() => import('./email-notice-calls.ts'));

async function open(isEmailProven: boolean, answer: () => unknown = () => ({ ok: 1, message: 'Enviado' })) {
  const call = vi.fn(async (_: { readonly id: string }) => answer());
  const toast = vi.fn();
  const counts = { favourites: 0, alerts: 0, comparisons: 0 } as never;
  const screenOf = () => (
    <AccountFrame screen="favourites" counts={counts} title="Tus favoritos">
      <p>lista</p>
    </AccountFrame>
  );
  const loader = () => ({ isEmailProven, counts, own: [] });
  const router = createBrowserRouter([{ path: '*', Component: screenOf, loader }]);
  const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-account', 'test');
  render(
    <RemoteReactContext value={{ call, toast, bus } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  await screen.findByText('lista');
  return { call, toast, person: userEvent.setup() };
}

const button = () => screen.queryByRole('button', { name: 'Enviar de nuevo' });

test('[C211] an address that is not confirmed is told on every screen, and the letter comes again', async () => {
  const { call, toast, person } = await open(false);
  expect(screen.getByText('Confirma tu correo.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'success', text: 'Enviado' }));
  expect(call.mock.calls.map(([{ id }]) => id)).toEqual(['C211']);
});

test('[C211] a letter that cannot be asked for says so', async () => {
  const { toast, person } = await open(false, () => Promise.reject(new Error('down')));
  await person.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
});

test('[C211] a confirmed address is not talked about', async () => {
  await open(true);
  expect(button()).toBeNull();
});
