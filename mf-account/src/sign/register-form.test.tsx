import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { expect, test, vi } from 'vitest';
import { workChallenge } from '../testing/captcha-stand-in.ts';
import { RegisterForm } from './register-form.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');
const firstName = () => screen.getByLabelText<HTMLInputElement>('Nombre');

async function reachDetails() {
  const challenge = await workChallenge();
  const context = { call: vi.fn(async () => challenge) } as never;
  const user = userEvent.setup();
  render(
    <RemoteReactContext value={context}>
      <RegisterForm onSignedIn={vi.fn()} ways={{ href: () => '/', go: vi.fn() }} />
    </RemoteReactContext>,
  );
  expect(document.activeElement).toBe(document.body);
  await user.type(email(), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  return user;
}

test('[B071] each step takes the focus to its first field: what was pressed went with the one before', async () => {
  const user = await reachDetails();
  expect(document.activeElement).toBe(firstName());
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ana@example.com');
});

test('[B071, B072] changing the email loses nothing that was filled in, nor the solved captcha', async () => {
  const user = await reachDetails();
  await user.type(firstName(), 'Ana');
  await user.type(screen.getByLabelText('Contraseña'), 'clave-Segura-1');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
  await screen.findByText('Verificación lista');
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  expect(screen.queryByRole('button', { name: 'Crear cuenta' })).toBeNull();
  await user.clear(email());
  await user.type(email(), 'ana.rojas@example.com');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByText(/^ana\.rojas@example\.com/)).toBeDefined();
  expect(firstName().value).toBe('Ana');
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('clave-Segura-1');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.getByText('Verificación lista')).toBeDefined();
});
