import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { TopicOwner } from '@umbral/protocol/events/catalogue.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { LoginForm } from './login-form.tsx';

const user = { id: 1, name: 'Ana', last_name: 'Rojas', email: 'ana@example.com', phone: '', roles: 'user' };

beforeAll(() => import('./sign-calls.ts'));

/** Sends the form by key; the backend answers when it is told to. */
async function send() {
  const answer = Promise.withResolvers<unknown>();
  const call = vi.fn(() => answer.promise);
  const bus = ownedBus<TopicOwner>(createBus({ isStrict: false, report: vi.fn() }), 'mf-account', 'test');
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
  return { call, onSignedIn, reply: (value: unknown) => act(async () => answer.resolve(value)) };
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
