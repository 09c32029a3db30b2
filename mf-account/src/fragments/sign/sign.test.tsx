import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { PayloadOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takeSignIn } from '../../sign/fresh-sign-in.ts';
import { rememberTerms } from '../../sign/known-terms.ts';
import type { topics } from '../../topics.ts';
import { Sign } from './sign.tsx';

type Asked = (bus: ReturnType<typeof createBus>) => void;

/** Asks for a view of the modal, as any remote does. */
const askFor =
  (view: PayloadOf<typeof topics, 'account/sign-in'>['view']): Asked =>
  (bus) =>
    topicsAs<typeof topics>(bus, 'mf-comparator').ask('account/sign-in', { view });
const pressHeart: Asked = (bus) =>
  topicsAs<typeof topics>(bus, 'mf-search').ask('account/toggle-favourite', { plantId: 7, title: 'Nogal' });

const builder = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['constructora'] };

function mount(session: typeof builder | null, ask: Asked = askFor('exclusive')) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  bus.publish('shell/session-changed', { session }, 'shell');
  const call = vi.fn(async ({ id }: { id: string }): Promise<unknown> => (id === 'C114' ? { ok: 1 } : { data: [] }));
  const toast = vi.fn();
  const navigate = vi.fn();
  const environment = { currency: { code: 'cop', rates: seedExchangeRates, asOf: '2026-11-20' } };
  const context = { call, toast, environment, navigate, bus: ownedBus(bus, 'mf-account', 'test') } as never;
  render(
    <RemoteReactContext value={context}>
      <Sign />
    </RemoteReactContext>,
  );
  act(() => ask(bus));
  return { call, toast, navigate, bus };
}

beforeEach(() => {
  // A sign-in of the test before would ask about the terms here, over the form that is being written.
  takeSignIn();
  rememberTerms(builder.id);
});
beforeAll(async () => {
  // Chunks that come when they are needed: the first time takes a while.
  await Promise.all([
    import('../../sign/sign-calls.ts'),
    import('../../favourite-marks/favourite-calls.ts'),
    import('../../alert/alert-panel.tsx'),
  ]);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('[B054, B106] the exclusive modal tells a visitor what an account is for and leads to the login', async () => {
  mount(null);
  expect(screen.getByRole('dialog', { name: 'Esto es para quienes tienen cuenta' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión o crear cuenta' }));
  expect(await screen.findByLabelText(/contraseña/i, { selector: 'input' })).toBeDefined();
});

test('[B057, B106] the exclusive modal tells a builder that it is for buyers', async () => {
  mount(builder);
  expect(screen.getByRole('dialog', { name: 'Esta característica es para compradores' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['login', 'Ingresa a tu cuenta'],
  ['register', 'Crea tu cuenta'],
  ['recovery', 'Recupera tu acceso'],
] as const)('[B071, B106] the intent for %s opens the modal of that name', (view, name) => {
  mount(null, askFor(view));
  expect(screen.getByRole('dialog', { name })).toBeDefined();
});

test('[B054, B106] who has more than one role meets the user modal when saving a comparison', () => {
  mount({ ...builder, roles: ['user', 'seo'] }, askFor('login'));
  expect(screen.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeDefined();
});

test('[B057, B106, M086] the heart of a visitor opens the user modal, and says why', async () => {
  const { call } = mount(null, pressHeart);
  expect(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeDefined();
  expect(screen.getByText(/^Esta característica es solo para usuarios registrados/)).toBeDefined();
  expect(call.mock.calls.map(([{ id }]) => id)).not.toContain('C123');
});

test.each([
  ['more than one role', ['user', 'seo']],
  ['no role', []],
  ['the role of a builder', ['constructora']],
])('[B057, B106] the heart of somebody with %s opens the exclusive modal, and nothing is saved', async (_, roles) => {
  const { call } = mount({ ...builder, roles }, pressHeart);
  expect(await screen.findByRole('dialog', { name: 'Esta característica es para compradores' })).toBeDefined();
  expect(call.mock.calls.map(([{ id }]) => id)).not.toContain('C123');
});

test('[B106] the intent for an alert opens its modal', async () => {
  const path = '/proyectos-vivienda/cali';
  mount(null, (bus) => topicsAs<typeof topics>(bus, 'mf-search').ask('account/create-alert', { path }));
  expect(await screen.findByRole('dialog', { name: 'Crea una alerta' })).toBeDefined();
});

test('[B071, B106] between login and registration the focus goes to the title: what was pressed is gone', async () => {
  mount(null, askFor('login'));
  await userEvent.click(screen.getByRole('link', { name: 'Regístrate' }));
  expect(document.activeElement?.textContent).toBe('Crea tu cuenta');
  await userEvent.click(screen.getByRole('link', { name: 'Ingresa' }));
  expect(document.activeElement?.textContent).toBe('Ingresa a tu cuenta');
});

const signOut: Asked = (bus) => topicsAs<typeof topics>(bus, 'shell').ask('account/sign-out', {});

test('[B075, B112] who signs out is told so by all and ends on the home page', async () => {
  history.replaceState(null, '', '/mi-cuenta/favoritos');
  const { bus, call, navigate } = mount(builder, signOut);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/'));
  expect(call.mock.calls.map(([{ id }]) => id)).toContain('C114');
  expect(bus.recent().map(({ topic }) => topic)).toContain('account/signed-out');
});

const again: Asked = (bus) => {
  const asked = { view: 'login', email: builder.email, personId: builder.id } as const;
  topicsAs<typeof topics>(bus, 'mf-builder').ask('account/sign-in', asked);
};

async function signInAs(id: number) {
  const { call, bus } = mount(builder, again);
  const shell = topicsAs<typeof topics>(bus, 'shell');
  shell.on('account/signed-in').subscribe(({ session }) => bus.publish('shell/session-changed', { session }, 'shell'));
  const user = { ...builder, id, last_name: builder.lastName, roles: 'user' };
  const wasCalled = call.getMockImplementation();
  call.mockImplementation(async (endpoint) =>
    endpoint.id === 'C112' ? { ok: 1, user, reason: null, second_step: null } : await wasCalled?.(endpoint),
  );
  expect(screen.getByText(/Tu sesión terminó/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/correo/i).value).toBe(builder.email);
  await userEvent.type(screen.getByLabelText(/contraseña/i, { selector: 'input' }), 'clave larga{Enter}');
}

test('who signs in again after the session ended goes on with the page as it stands', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await signInAs(builder.id);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('where somebody else signs in then, the page is loaded anew: it holds what the former person typed', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await signInAs(99);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});

// The last one: from here on modules are fetched anew.
test('[B075] a sign-out whose code does not come says so, and nobody is signed out', async () => {
  vi.resetModules();
  vi.doMock('../../sign/sign-calls.ts', () => {
    throw new Error('offline');
  });
  const { bus, toast, navigate } = mount(builder, signOut);
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ tone: 'error', text: 'No pudimos cerrar tu sesión. Intenta de nuevo.' }),
  );
  expect(bus.recent().map(({ topic }) => topic)).not.toContain('account/signed-out');
  expect(navigate).not.toHaveBeenCalled();
});
