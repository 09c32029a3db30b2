import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { workChallenge } from '../testing/captcha-stand-in.ts';
import { RegisterForm } from './register-form.tsx';

const user = { id: 1, name: 'Ana', last_name: 'Rojas', email: 'ana@example.com', phone: '', roles: 'user' };

beforeAll(() => Promise.all([import('./sign-calls.ts'), import('@umbral/kit/form/person/phone-check.ts')]));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typed = {
  Nombre: 'Ana',
  Apellido: 'Rojas',
  Celular: '3241234567',
  Contraseña: 'clave-Segura-1',
  'Repite la contraseña': 'clave-Segura-1',
};
const values = () => Object.fromEntries(Object.keys(typed).map((label) => [label, field(label).value]));

/** The form with everything filled in and the captcha solved; `register` answers its call. */
async function fillIn(register: () => Promise<unknown>) {
  const challenge = await workChallenge();
  const call = vi.fn(async ({ method }: { readonly method: string }) => (method === 'GET' ? challenge : register()));
  const bus = ownedBus(createBus({ isStrict: false, report: vi.fn() }), 'mf-account', 'test');
  const onSignedIn = vi.fn();
  render(
    <RemoteReactContext value={{ call, bus } as never}>
      <RegisterForm email="ana@example.com" onSignedIn={onSignedIn} ways={{ href: () => '/', go: vi.fn() }} />
    </RemoteReactContext>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  for (const [label, text] of Object.entries(typed)) await person.type(field(label), text);
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Verificar' }));
  await screen.findByText('Verificación lista');
  const submit = screen.getByRole('button', { name: 'Crear cuenta' });
  return { person, submit, onSignedIn };
}

test('[B058, B072] the account is made once, however often it is pressed', async () => {
  const register = vi.fn(async () => ({ ok: 1, user }));
  const { submit, onSignedIn } = await fillIn(register);
  const form = submit.closest('form');
  await act(async () => {
    for (const _ of [1, 2, 3]) if (form) fireEvent.submit(form);
  });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(register).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Creando tu cuenta…' }).getAttribute('aria-busy')).toBe('true');
});

test('[B058, B059, B072] what the server finds wrong stands at its field with the focus, and nothing typed is lost', async () => {
  const issues = { phone: 'El celular no es válido' };
  const register = () => Promise.reject(new ApiError({ type: 'invalid-input', title: '', status: 422, issues }));
  const { person, submit } = await fillIn(register);
  await person.click(submit);
  expect(await screen.findByText('El celular no es válido')).toBeDefined();
  const phone = field('Celular');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(phone);
  expect(values()).toEqual(typed);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await person.type(phone, '8');
  expect(screen.queryByText('El celular no es válido')).toBeNull();
});
