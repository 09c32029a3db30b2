import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '@umbral/domain/routes/table.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PasswordResetPage } from './password-reset-page.tsx';

const token = 'un-secreto';

beforeAll(() => import('../sign/sign-calls.ts'));
afterEach(() => window.history.replaceState(null, '', '/'));

function open(address: string, answer: unknown = {}) {
  if (location.pathname !== address) window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: routes.passwordReset.pattern, Component: PasswordResetPage }]);
  const call = vi.fn(async (_: { readonly id: string }, __: { readonly body: object }) => answer);
  const [navigate, toast] = [vi.fn(), vi.fn()];
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const context = { navigate, toast, call, bus: ownedBus(bus, 'mf-account', 'test') } as never;
  const { unmount } = render(
    <RemoteReactContext value={context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { call, navigate, toast, bus, unmount, person: userEvent.setup() };
}

const password = () => screen.findByLabelText('Contraseña nueva');
const repeated = () => screen.getByLabelText('Repite la contraseña');

test('[R046, B109] the token leaves the address at once, and a reload still finds it', async () => {
  const { unmount } = open(`/password/reset/${token}`);
  await password();
  await vi.waitFor(() => expect(location.pathname).toBe('/password/reset'));
  unmount();
  open('/password/reset');
  expect(await password()).toBeDefined();
  expect(document.querySelector<HTMLInputElement>('[name="token"]')?.value).toBe(token);
});

test('[R046, M014, M015] a password that is short or repeated otherwise is not sent', async () => {
  const { call, person } = open(`/password/reset/${token}`);
  await person.type(await password(), 'corta{Enter}');
  expect(screen.getByText('Las contraseñas no coinciden')).toBeDefined();
  expect(screen.getAllByText('Mínimo 8 caracteres')).toHaveLength(1);
  expect(document.activeElement).toBe(await password());
  expect(call).not.toHaveBeenCalled();
});

test('[C118, B109] a saved password ends the session here and leads to the login with a toast', async () => {
  const { call, person, navigate, toast, bus } = open(`/password/reset/${token}`, { ok: 1, reason: null });
  await person.type(await password(), 'clave nueva');
  await person.type(repeated(), 'clave nueva{Enter}');
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/login'));
  const body = { token, password: 'clave nueva', password_confirm: 'clave nueva' };
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'C118' }), { body });
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Tu contraseña cambió. Ingresa con la nueva.' });
  expect(bus.recent().map(({ topic }) => topic)).toEqual(['account/signed-out']);
});

test('[C118, B109] a link that is worth nothing says why and offers another one', async () => {
  const reason = 'Este enlace ya no sirve: venció, o ya usaste este u otro. Pide uno nuevo.';
  const { person } = open(`/password/reset/${token}`, { ok: 0, reason });
  await person.type(await password(), 'clave nueva');
  await person.type(repeated(), 'clave nueva{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(reason);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recupera tu acceso');
  expect(screen.getByLabelText('Correo electrónico')).toBeDefined();
});
