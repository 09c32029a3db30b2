import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { workChallenge } from '../testing/captcha-stand-in.ts';
import { LoginForm } from './login-form.tsx';

const user = { id: 1, name: 'Ana', last_name: 'Rojas', email: 'ana@example.com', phone: '', roles: 'user' };

beforeAll(() => import('./sign-calls.ts'));

/** Sends the form by key; the backend answers when it is told to. */
async function send() {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const left = answers.map(({ promise }) => promise);
  const call = vi.fn((_endpoint: unknown, _input: { body: { proof: string } }) => left.shift());
  const bus = ownedBus(createBus({ isStrict: false, report: vi.fn() }), 'mf-account', 'test');
  const context = { call, bus } as never;
  const onSignedIn = vi.fn();
  render(
    <RemoteReactContext value={context}>
      <LoginForm onSignedIn={onSignedIn} ways={{ href: () => '/', go: vi.fn() }} />
    </RemoteReactContext>,
  );
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'clave-Segura-1{Enter}');
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  return { call, onSignedIn, reply: (value: unknown, which = 0) => act(async () => answers[which]?.resolve(value)) };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Contraseña');

test('[B071] while it is sent the field keeps its focus, but nothing can be changed or sent again', async () => {
  const { call } = await send();
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('x{Enter}');
  expect(field().value).toBe('clave-Segura-1');
  expect(call).toHaveBeenCalledOnce();
});

test('[B071] who is signed in finds the form busy until the page is another', async () => {
  const { reply, onSignedIn } = await send();
  await reply({ ok: 1, user });
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Ingresando…' }).getAttribute('aria-busy')).toBe('true');
});

test('[B071] a refusal says why and gives the form back', async () => {
  const { reply } = await send();
  await reply({ ok: 0, reason: 'Datos incorrectos', user: null });
  expect((await screen.findByRole('alert')).textContent).toBe('Datos incorrectos');
  expect(screen.getByRole('button', { name: 'Ingresar' }).getAttribute('aria-busy')).toBeNull();
  expect(field().readOnly).toBe(false);
});

test('[B071] where strangers tried before, the browser works for the try by itself and says so', async () => {
  const { call, reply, onSignedIn } = await send();
  await reply({ ok: 0, reason: 'Antes…', user: null, work: await workChallenge() });
  expect((await screen.findByText(/Estamos comprobando que eres una persona/)).ariaLive).toBe('polite');
  expect(screen.getByRole('button', { name: 'Comprobando…' })).toBeTruthy();
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  const [first, second] = call.mock.calls.map(([, { body }]) => body.proof);
  expect([first, JSON.parse(atob(second ?? '')).solution.counter]).toEqual(['', 2]);
  await reply({ ok: 1, user, work: null }, 1);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('[B071] a wrong password after the work is an ordinary refusal', async () => {
  const { call, reply } = await send();
  await reply({ ok: 0, reason: 'Antes…', user: null, work: await workChallenge() });
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await reply({ ok: 0, reason: 'Datos incorrectos', user: null, work: null }, 1);
  expect((await screen.findByRole('alert')).textContent).toBe('Datos incorrectos');
  expect(screen.queryByText(/Estamos comprobando/)).toBeNull();
});
