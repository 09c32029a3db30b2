import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, renderPage } from '../testing/render-page.tsx';
import { AdministrationPage } from './administration-page.tsx';

const event = {
  ...{ id: 5, kind: 'sign-in-failed', at: '2026-11-20T15:00:00.000Z', by: 'person', facts: {} },
  ...{ device: 'Firefox en Windows', network: '198.51.100.0/24', actor: null },
  person: { id: 9, name: 'Rosa Ardila', email: 'rosa@example.com' },
};
const changed = {
  ...{ ...event, id: 6, kind: 'roles-changed', by: 'staff', actor: 'Marcela Quintero' },
  facts: { before: ['user'], after: ['user', 'seo'] },
};
const data = (events: unknown) => ({ roles: ['administrador'], userId: 3, own: { events } });
const open = (answers: Parameters<typeof renderPage>[2], search = '', events: unknown = pageOf([event, changed])) =>
  renderPage(AdministrationPage, data(events), answers, `?seccion=seguridad${search}`);

test('[C267] the log says what happened, to whom, by whom and whence', () => {
  open({});
  expect(screen.getByText('Intento de ingreso fallido', { selector: 'p' })).toBeTruthy();
  expect(screen.getAllByText('rosa@example.com')).toHaveLength(2);
  expect(screen.getByText('Por Marcela Quintero')).toBeTruthy();
  expect(screen.getByText('Usuario → Usuario, SEO')).toBeTruthy();
  expect(screen.getAllByText('Red 198.51.100.0/24')).toHaveLength(2);
});

test('[C267, B145] it is searched by person and kind in the body of a call, and the form keeps what was typed', async () => {
  const { user, callsOf } = open({ C267: () => pageOf([event]) });
  await user.type(screen.getByLabelText('Nombre o correo electrónico'), 'rosa@example.com');
  await user.selectOptions(screen.getByLabelText('Suceso'), 'Intento de ingreso fallido');
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  await waitFor(() => expect(screen.queryByText('Por Marcela Quintero')).toBeNull());
  expect(callsOf('C267')).toEqual([{ body: { q: 'rosa@example.com', kind: 'sign-in-failed', person: null, page: 1 } }]);
  expect(location.href).not.toContain('rosa');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre o correo electrónico').value).toBe('rosa@example.com');
});

test('[C267] the log of one account goes on with its other pages, and leads back to everybody', async () => {
  const { user, callsOf } = open({ C267: () => ({ ...pageOf([event]), page: 2, pages: 2 }) }, '&persona=9', {
    ...pageOf([changed]),
    pages: 2,
  });
  expect(screen.getByRole('link', { name: 'Ver los de todas' }).getAttribute('href')).toBe(
    '/user/admin?seccion=seguridad',
  );
  await user.click(screen.getByRole('button', { name: 'Siguientes' }));
  await screen.findByRole('button', { name: 'Anteriores' });
  expect(callsOf('C267')).toEqual([{ body: { q: '', kind: null, person: 9, page: 2 } }]);
});

test('[C267] a log that cannot be read says so and is read again', async () => {
  const { user } = open({ C267: () => pageOf([event]) }, '', null);
  await user.click(screen.getByRole('button', { name: /Reintentar|Intentar/ }));
  expect(await screen.findByText('Intento de ingreso fallido', { selector: 'p' })).toBeTruthy();
});
