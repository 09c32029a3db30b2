import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, renderPage } from '../testing/render-page.tsx';
import { AdministrationPage } from './administration-page.tsx';

const person = {
  ...{ id: 9, name: 'Rosa', last_name: 'Ardila', email: 'rosa@example.com', roles: ['user'], is_active: true },
  ...{ sessions: 1, last_login_at: null, created_at: '2026-11-01T12:00:00.000Z' },
};
const data = { roles: ['administrador'], userId: 3, own: {} };
const open = (answers: Parameters<typeof renderPage>[2], section = 'personas') =>
  renderPage(AdministrationPage, data, answers, `?seccion=${section}`);
const find = async (user: ReturnType<typeof open>['user'], q: string) => {
  await user.type(screen.getByLabelText('Nombre o correo electrónico'), q);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
};

test('[B145, C242] people are looked for in the body of a call: the address does not say whom', async () => {
  const { user, callsOf } = open({ C242: () => pageOf([person]) });
  await find(user, 'rosa@example.com');
  expect(await screen.findByText('Rosa Ardila')).toBeTruthy();
  expect(callsOf('C242')).toEqual([{ body: { q: 'rosa@example.com', page: 1 } }]);
  expect(location.href).not.toContain('rosa');
});

test('[C245] to block somebody needs a reason, and what refuses it is said where it was asked', async () => {
  const { user, callsOf } = open({
    C242: () => pageOf([person]),
    C245: () => ({ ok: 0, message: 'Debe quedar al menos una persona que administre el portal.' }),
  });
  await find(user, 'rosa');
  await user.click(await screen.findByRole('button', { name: 'Bloquear a Rosa Ardila' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(dialog.getByText('Escribe el motivo')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Motivo')));
  await user.type(dialog.getByLabelText('Motivo'), 'Correo no deseado');
  await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Debe quedar/);
  expect(callsOf('C245')).toEqual([{ params: { id: 9 }, body: { is_active: false, reason: 'Correo no deseado' } }]);
});

test('[C244] roles are those that are ticked; none is wrong', async () => {
  const { user, callsOf } = open({
    C242: () => pageOf([person]),
    C244: () => ({ ok: 1, message: 'Guardamos los roles.' }),
  });
  await find(user, 'rosa');
  await user.click(await screen.findByRole('button', { name: 'Roles de Rosa Ardila' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Usuario' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar roles' }));
  expect(dialog.getByText('Elige al menos un rol')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'SEO' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar roles' }));
  await waitFor(() => expect(callsOf('C244')).toEqual([{ params: { id: 9 }, body: { roles: ['seo'] } }]));
});

test('[C244, C245] nobody blocks or signs out the own account here', async () => {
  const { user } = open({ C242: () => pageOf([{ ...person, id: 3 }]) });
  await find(user, 'rosa');
  expect(await screen.findByText('Tu cuenta')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Bloquear|Cerrar sesiones)/ })).toBeNull();
});

test('[B145] a search that fails says so and keeps what was typed', async () => {
  const { user } = open({});
  await find(user, 'rosa');
  expect((await screen.findByRole('alert')).textContent).toBe('No pudimos buscar. Inténtalo de nuevo.');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre o correo electrónico').value).toBe('rosa');
});
