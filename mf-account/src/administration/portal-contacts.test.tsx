import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, renderPage } from '../testing/render-page.tsx';
import { AdministrationPage } from './administration-page.tsx';

const contact = {
  ...{ id: 7, kind: 'landing', state: 'new', name: 'Sofía Núñez', email: 'sofia@example.com', phone: '+573001234567' },
  ...{ home_city: 'Cali', home_country: 'Colombia', message: 'Queremos publicar dos proyectos.', origin: 'Sin UTM' },
  ...{ answers: { form: 'impulsa-tus-proyectos', empresa: 'Obras del Sur' }, withdrawn_at: null },
  ...{ schedule_date: '2026-12-01', schedule_time: '10:30', schedule_kind: 'video' },
  created_at: '2026-11-20T12:00:00.000Z',
};
const open = (own: object, search: string, answers: Parameters<typeof renderPage>[2] = {}) =>
  renderPage(AdministrationPage, { roles: ['administrador'], userId: 3, own }, answers, search);

test('[R076, C394, C395] what was written to the portal is read with its answers, and leaves the list once answered', async () => {
  const { user, callsOf } = open({ contacts: pageOf([contact]) }, '?seccion=contactos', {
    C395: () => ({ ok: 1, message: 'Guardamos el estado del contacto.' }),
    C394: () => pageOf([]),
  });
  const row = within(screen.getByText('Sofía Núñez').closest('li') ?? document.body);
  expect(row.getByText('Obras del Sur')).toBeTruthy();
  expect(row.getByText(/^Cita: .*10:30 \(por videollamada\)$/)).toBeTruthy();
  expect(row.getByRole('link', { name: 'sofia@example.com' }).getAttribute('href')).toBe('mailto:sofia@example.com');
  await user.click(row.getByRole('button', { name: 'Marcar como respondido a Sofía Núñez' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Marcar como respondido' }));
  expect(await screen.findByText('No hay contactos por responder')).toBeTruthy();
  expect(callsOf('C395')).toEqual([{ params: { id: 7 }, body: { state: 'contacted' } }]);
  expect(callsOf('C394')).toEqual([{ query: { page: 1, state: 'new' } }]);
});

test('[C394] the contact that a letter names stands alone, with the way to the others', () => {
  open({ contacts: pageOf([]) }, '?seccion=contactos&contacto=7');
  expect(screen.getByText('Ese contacto ya no está')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe('/user/admin?seccion=contactos');
});

test('[C394] who took the consent back is marked so', () => {
  open({ contacts: pageOf([{ ...contact, withdrawn_at: '2026-11-21T12:00:00.000Z' }]) }, '?seccion=contactos');
  expect(screen.getByRole('note').textContent).toBe('Retiró su autorización: no le escribas ni lo llames.');
});
