import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { RecoveryForm } from './recovery-form.tsx';

const ana = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };

beforeAll(() => import('./sign-calls.ts'));

function open(session: typeof ana | null = null) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const message = 'Si ese correo tiene una cuenta, te enviamos un enlace.';
  const call = vi.fn(async () => ({ ok: 1, message }));
  const [onSent, go] = [vi.fn(), vi.fn()];
  const context = { call, bus: ownedBus(bus, 'mf-account', 'test') } as never;
  render(
    <RemoteReactContext value={context}>
      <RecoveryForm ways={{ href: () => '/login', go }} onSent={onSent} />
    </RemoteReactContext>,
  );
  act(() => bus.publish('shell/session-changed', { session }, 'shell'));
  return { call, onSent, go, message, person: userEvent.setup() };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');

test.each([
  ['', 'El campo es obligatorio'],
  ['ana@', 'El mail no es válido'],
])('[B071, M002, M006] the address %j is refused at its field and not sent', async (typed, sentence) => {
  const { call, person } = open();
  await person.type(email(), `${typed}{Enter}`);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect(call).not.toHaveBeenCalled();
});

test('[B109, C117] it is asked once, and the answer is what the portal says to everybody', async () => {
  const { call, onSent, message, person } = open();
  await person.type(email(), 'nadie@x.co{Enter}{Enter}');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(message));
  const body = { email: 'nadie@x.co' };
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'C117' }), { body });
});

test('[R094] who is signed in finds the own address', () => {
  open(ana);
  expect(email().value).toBe('ana@x.co');
});

test('[B071] the way to the login takes what was typed along', async () => {
  const { go, person } = open();
  await person.type(email(), 'ana@x.co');
  await person.click(screen.getByRole('link', { name: 'Ingresa' }));
  expect(go).toHaveBeenCalledExactlyOnceWith('login', 'ana@x.co');
});
