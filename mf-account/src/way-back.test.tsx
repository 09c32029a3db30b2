import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '@umbral/domain/routes/table.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { expect, test, vi } from 'vitest';
import { LoginPage } from './login/login-page.tsx';
import { RegistrationPage } from './registration/registration-page.tsx';
import * as registration from './sign/use-registration.ts';

const wayBack = '?_=%2Fmi-cuenta%2Ffavoritos';
const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');

async function open(path: string) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    { path: routes.login.href(), Component: LoginPage, loader: () => ({ providers: [] }) },
    { path: routes.registration.href(), Component: RegistrationPage, loader: () => ({ providers: [] }) },
  ]);
  const navigate = vi.fn();
  const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-account', 'test');
  const context = { navigate, bus, call: vi.fn().mockRejectedValue(new Error('down')) } as never;
  render(
    <RemoteReactContext value={context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  await screen.findByLabelText('Correo electrónico');
  return { navigate, user: userEvent.setup() };
}

test('[B076] between login and registration the way back and what was typed stay', async () => {
  const { user } = await open(`${routes.login.href()}${wayBack}`);
  await user.type(email(), 'ana@example.com');
  await user.click(screen.getByRole('link', { name: 'Regístrate' }));
  await screen.findByText('Paso 1 de 2: tu correo');
  expect(location.pathname + location.search).toBe(routes.registration.href() + wayBack);
  expect(email().value).toBe('ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.click(screen.getByRole('link', { name: 'Ingresa' }));
  await screen.findByLabelText('Contraseña');
  expect(location.pathname + location.search).toBe(routes.login.href() + wayBack);
  expect(email().value).toBe('ana@example.com');
});

test('[B076] who registers lands where the way led', async () => {
  const use = vi.spyOn(registration, 'useRegistration');
  const { user, navigate } = await open(`${routes.registration.href()}${wayBack}`);
  await user.type(email(), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  act(() => use.mock.lastCall?.[0].onSignedIn());
  expect(navigate).toHaveBeenCalledWith('/mi-cuenta/favoritos');
});
