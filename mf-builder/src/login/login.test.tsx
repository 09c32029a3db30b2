import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { LoginPage } from './login-page.tsx';

const user = { id: 1, name: 'Ana', last_name: 'Rojas', email: 'ana@example.com', phone: '', roles: 'constructora' };

beforeAll(() => import('./login-calls.ts'));

function open(answer: unknown) {
  const call = vi.fn(async (_: { readonly id: string }) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const navigate = vi.fn();
  const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-builder', 'test');
  render(
    <RemoteReactContext value={{ call, navigate, bus } as never}>
      <LoginPage />
    </RemoteReactContext>,
  );
  return { call, navigate, user: userEvent.setup() };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');
const send = () => screen.getByRole('button', { name: 'Ingresar' });

async function fill(person: ReturnType<typeof userEvent.setup>) {
  await person.type(email(), 'ana@example.com');
  await person.type(screen.getByLabelText('Contraseña'), 'clave-Segura-1');
}

test('[R097, M002, M014] what is wrong is said at its field, the first has the focus, and nothing is sent', async () => {
  const { call, user: person } = open({});
  await person.click(send());
  expect(screen.getByText('El campo es obligatorio')).toBeDefined();
  expect(screen.getByText('Mínimo 8 caracteres')).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect(call).not.toHaveBeenCalled();
});

test('[R097, C112, B058] a builder is signed in once, however often it is pressed, and led to the projects', async () => {
  const { call, navigate, user: person } = open({ ok: 1, user, reason: null });
  await fill(person);
  const form = send().closest('form');
  await act(async () => {
    for (const _ of [1, 2]) if (form) fireEvent.submit(form);
  });
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/builder-update/proyectos'));
  expect(call).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Ingresando…' }).getAttribute('aria-busy')).toBe('true');
});

test('[R097, C112] where wrong passwords cost work, the login of the portal takes over and leads back', async () => {
  const { navigate, user: person } = open({
    ok: 0,
    user: null,
    reason: 'Hubo varios intentos',
    work: { provider: 'altcha' },
  });
  await fill(person);
  await person.click(send());
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/login?_=%2Fbuilder-update%2Fproyectos'));
});

test('[R097] without script the browser posts it, and a builder comes to the projects; a lost password has its way', () => {
  open({});
  const form = send().closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    '/api/users/login?_=%2Fbuilder-update%2Fproyectos',
  ]);
  expect([email().name, screen.getByLabelText<HTMLInputElement>('Contraseña').name]).toEqual(['email', 'password']);
  expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).getAttribute('href')).toBe(
    '/mi-cuenta/recuperar',
  );
});

test('[R097, C114] another kind of account does not stay signed in', async () => {
  const { call, navigate, user: person } = open({ ok: 1, user: { ...user, roles: 'user' }, reason: null });
  await fill(person);
  await person.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('no es de una constructora');
  expect(call.mock.calls.map(([{ id }]) => id)).toEqual(['C112', 'C114']);
  expect(navigate).not.toHaveBeenCalled();
});

test('[R097, B058] what the server finds wrong stands at its field with the focus, and nothing typed is lost', async () => {
  const issues = { email: 'El mail no es válido' };
  const { user: person } = open(new ApiError({ type: 'invalid-input', title: '', status: 422, issues }));
  await fill(person);
  await person.click(send());
  expect(await screen.findByText('El mail no es válido')).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect([email().value, screen.getByLabelText<HTMLInputElement>('Contraseña').value]).toEqual([
    'ana@example.com',
    'clave-Segura-1',
  ]);
  expect([email().readOnly, send().getAttribute('aria-busy')]).toEqual([false, null]);
});

test('[R097, B058] a server that cannot be reached is said, and a press tries again', async () => {
  const { call, user: person } = open(new Error('offline'));
  await fill(person);
  await person.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos conectarnos');
  await person.click(send());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});
