import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '@umbral/domain/routes/table.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LoginPage } from './login-page.tsx';

const user = { id: 1, name: 'Ana', last_name: 'Rojas', email: 'ana@x.co', phone: '', roles: 'user' };
const entered = { ok: 1, reason: null, user, existing: null, is_new: false };
const refused = { ok: 0, reason: 'Error al iniciar sesión', user: null, existing: null };
const existing = { email: 'ana@x.co', has_password: true, can_link: true, providers: [] };
const asked = { ...refused, reason: 'Ya existe una cuenta con el email ana@x.co. Inicia sesión.', existing };

beforeAll(() => import('../sign/social/social-calls.ts'));
beforeEach(() => localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

/** The login page at an address; the calls are answered in their order. */
async function land(address: string, ...answers: unknown[]) {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([
    { path: routes.login.href(), Component: LoginPage, loader: () => ({ providers: [] }) },
  ]);
  const call = vi.fn(async (_: { readonly id: string }, __: { readonly body: object }) => answers.shift());
  const navigate = vi.fn();
  const bus = createBus({ isStrict: true, report: vi.fn() });
  bus.publish('shell/consent-changed', { accepted: true }, 'shell');
  const context = {
    navigate,
    call,
    environment: { apiBase: '/api' },
    bus: ownedBus(bus, 'mf-account', 'test'),
  } as never;
  render(
    <RemoteReactContext value={context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  await screen.findByLabelText('Contraseña');
  return { call, navigate, bus, person: userEvent.setup() };
}

const sent = (call: Awaited<ReturnType<typeof land>>['call']) =>
  call.mock.calls.map(([{ id }, { body }]) => [id, body]);

test('[B110, B094, C119] the token leaves the address, signs in once and leads to where the way began', async () => {
  const { call, navigate, bus } = await land('/login?_=%2Fmi-cuenta%2Ffavoritos#social=abc', entered);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/mi-cuenta/favoritos'));
  expect(location.pathname + location.search + location.hash).toBe('/login?_=%2Fmi-cuenta%2Ffavoritos');
  expect(sent(call)).toEqual([['C119', { token: 'abc' }]]);
  expect(bus.recent().map(({ topic }) => topic)).toEqual(['shell/consent-changed', 'account/signed-in']);
  expect(localStorage.getItem('socialLoggedIn')).toBe('1');
});

test('[B093, B126] the first account by a provider is a conversion, coming back is none', async () => {
  const told = hearConversions();
  const { navigate } = await land('/login#social=abc', { ...entered, is_new: true });
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(told()).toMatchObject([{ event_name: 'CompleteRegistration', email: 'ana@x.co' }]);
  cleanup();
  const again = await land('/login#social=def', entered);
  await vi.waitFor(() => expect(again.navigate).toHaveBeenCalledOnce());
  expect(told()).toHaveLength(1);
});

test('[B073, B110, M069] an existing account is asked for its password, which links the same token', async () => {
  const wrong = { ...asked, reason: 'La contraseña no es correcta' };
  const { call, navigate, person } = await land('/login#social=abc', asked, wrong, entered);
  expect((await screen.findByRole('status')).textContent).toMatch(/^Ya existe una cuenta con el email ana@x\.co\./);
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@x.co');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contraseña')));
  await person.keyboard('clave-mala-1{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('La contraseña no es correcta');
  expect(localStorage.getItem('socialLoggedIn')).toBeNull();
  await person.clear(screen.getByLabelText('Contraseña'));
  await person.type(screen.getByLabelText('Contraseña'), 'clave-buena-1{Enter}');
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/'));
  expect(sent(call).at(-1)).toEqual(['C119', { token: 'abc', password: 'clave-buena-1', proof: '' }]);
});

test('[B110, M070] an account that cannot be linked is told to come in another way, and a token that expired meanwhile, still take the password alone', async () => {
  const reason = 'Ya existe una cuenta con el email ana@x.co. Por favor, usa otro método de inicio de sesión.';
  const cannotLink = { ...asked, reason, existing: { ...existing, can_link: false } };
  const first = await land('/login#social=abc', cannotLink, { ok: 1, user, reason: null });
  expect((await screen.findByRole('status')).textContent).toContain(reason);
  await first.person.type(screen.getByLabelText('Contraseña'), 'clave-buena-1{Enter}');
  await vi.waitFor(() => expect(first.navigate).toHaveBeenCalledOnce());
  expect(sent(first.call).map(([id]) => id)).toEqual(['C119', 'C112']);
});

test('[B110, M068] a token that is worth nothing says so, and the form is there', async () => {
  const { navigate } = await land('/login#social=abc', refused);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Error al iniciar sesión/);
  expect(location.hash).toBe('');
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ['denied', 'Cancelaste el ingreso.'],
  ['expired', 'El ingreso tardó demasiado'],
  ['unavailable', 'Ese servicio no responde'],
  ['failed', 'no nos confirmó quién eres'],
])('[B110, M068] the error %s has its sentence and leaves the address', async (error, sentence) => {
  const { call } = await land(`/login#social-error=${error}`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error al iniciar sesión');
  expect(alert.textContent).toContain(sentence);
  await vi.waitFor(() => expect(location.hash).toBe(''));
  expect(call).not.toHaveBeenCalled();
});
