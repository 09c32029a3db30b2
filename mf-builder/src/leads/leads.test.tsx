import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LeadDetail, LeadEvent, LeadRow } from '@umbral/domain/api/builder-contacts.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { LeadsPage } from './leads-page.tsx';

const now = '2027-03-17T15:00:00.000Z';
const row: LeadRow = {
  ...{ id: 7, state: 'new', version: 3, name: 'Sofía Rojas', email: 'sofia@example.com', phone: '+573001234567' },
  ...{ is_withdrawn: false, prefers_whatsapp: true, project: { id: 9, title: 'Alameda' }, plant_title: 'Tipo A' },
  ...{ visit: null, assigned: null, is_read: false, others: 1, created_at: '2027-03-17T14:30:00.000Z' },
  ...{ first_answer_at: null, office_hours: 'Lunes a viernes de 8:00 a 17:00' },
};
const detail: LeadDetail = {
  ...row,
  ...{ builder: { id: 1, name: 'Nogal' }, plant_id: 12, plant_price: 300_000_000, path: '/planta/12', message: 'Hola' },
  ...{ residence: 'Cali, Colombia', preferred_channel: null, preferred_window: 'morning', origin: 'Sin UTM' },
  consent: { sentence: 'Autorizo…', at: row.created_at, withdrawn_at: null },
  ...{ visit_reason: null, takes_visits: true, history: [], team: [{ id: 2, name: 'Andrés' }] },
  same_person: [{ id: 5, about: 'Bosques · Tipo B', state: 'contacted', created_at: row.created_at }],
};
const inbox = {
  ...{ data: [row], total: 1, page: 1, items_by_page: 20, pages: 1, unread: 1, team: detail.team },
  by_state: { new: 1, contacted: 4, 'visit-booked': 0, attended: 0, discarded: 0 },
  projects: [{ id: 9, title: 'Alameda', plants: [{ id: 12, name: 'Tipo A' }] }],
  answers: { median_minutes: 95, answered: 4, waiting: 1, within_target: 3 },
};

beforeAll(async () => {
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  await Promise.all([import('./lead-calls.ts'), import('./discard-lead-dialog.tsx')]);
});

interface Opened {
  readonly opened?: LeadDetail | null;
  readonly search?: string;
  readonly answer?: (id: string) => unknown;
  readonly filter?: object;
}

/** The inbox as somebody of the builder sees it. */
function open({
  opened,
  search = '',
  answer = () => ({ ok: 1, message: 'Hecho', version: 4 }),
  filter = {},
}: Opened = {}) {
  window.history.replaceState(null, '', `/mi-cuenta/constructora/contactos${search}`);
  const own = { builder: { id: 1, name: 'Nogal' }, filter, inbox, opened, noteKey: 'a-key', now };
  const data = { acting: { builders: [{ id: 1, name: 'Nogal' }] }, own };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: LeadsPage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  });
  const call = vi.fn(async ({ id }: Endpoint, _: unknown) => answer(id));
  const toast = vi.fn();
  const environment = { currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } };
  const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-builder', 'test');
  render(
    <RemoteReactContext value={{ call, toast, bus, environment } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  const sent = (id: string) => call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, input]) => input);
  return { call, toast, sent, user: userEvent.setup() };
}

test('[R116, B144] a person stands in the list with what was asked, where it stands and how long the answer takes', () => {
  open();
  const list = within(screen.getByRole('list', { name: 'Personas que te han escrito' }));
  expect(list.getByRole('link', { name: 'Sofía Rojas' }).getAttribute('href')).toBe(
    '/mi-cuenta/constructora/contactos?contacto=7',
  );
  const text = list.getByRole('listitem').textContent;
  for (const part of ['Sin leer', 'Alameda · Tipo A', 'Nuevo', 'Espera hace 30 min de atención', '1 solicitud más']) {
    expect(text).toContain(part);
  }
  expect(screen.getByText('1 h 35 min')).toBeTruthy();
  expect(screen.getByText('75 %')).toBeTruthy();
});

test('[R116] a state is an address that keeps the other filters; the sheet takes what the filter shows', () => {
  open({ search: '?proyecto=9&page=2', filter: { project: 9 } });
  const states = within(screen.getByRole('navigation', { name: 'Estado de los contactos' }));
  expect(states.getByRole('link', { name: /^En contacto/ }).getAttribute('href')).toBe(
    '/mi-cuenta/constructora/contactos?proyecto=9&estado=contacted',
  );
  const form = screen.getByRole('button', { name: 'Descargar hoja (CSV)' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/api/constructoras/id/1/contactos/exportar');
  expect([...new FormData(form ?? undefined)]).toEqual([['project', '9']]);
});

test('[R116, C331] a name is looked for by a call and stands in no address', async () => {
  const { user, sent } = open({ answer: () => ({ ...inbox, data: [], total: 0 }) });
  await user.type(screen.getByLabelText(/^Buscar por nombre/), 'a{Enter}');
  expect(screen.getByText('Escribe al menos 2 letras')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Buscar por nombre/), 'na{Enter}');
  expect((await screen.findByRole('status')).textContent).toBe('0 personas para «ana»');
  expect(sent('C331')).toEqual([{ params: { id: 1 }, body: { q: 'ana' } }]);
  expect(location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(screen.getByRole('link', { name: 'Sofía Rojas' })).toBeTruthy();
});

test('[R116, C333, C334] who opens a contact marks it as read; a state goes with the version that was read, once', async () => {
  const answer = Promise.withResolvers();
  const wait = (id: string) => (id === 'C334' ? answer.promise : { ok: 1, message: 'Leído' });
  const { user, sent, toast } = open({ opened: detail, search: '?contacto=7', answer: wait });
  await waitFor(() => expect(sent('C333')).toEqual([{ params: { id: 7 } }]));
  await user.dblClick(screen.getByRole('button', { name: 'En contacto' }));
  answer.resolve({ ok: 1, message: 'Hecho', version: 4 });
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Hecho' }));
  expect(sent('C334')).toEqual([{ params: { id: 7 }, body: { state: 'contacted', version: 3 } }]);
});

test('[R116, C334] what a colleague changed meanwhile is said and not written over', async () => {
  const stale = () => {
    throw new ApiError({ type: 'conflict', title: '', status: 409 } as never);
  };
  const { user, toast } = open({ opened: { ...detail, is_read: true }, answer: stale });
  await user.click(screen.getByRole('button', { name: 'Atendido' }));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ tone: 'error', text: expect.stringMatching(/^Alguien cambió/) });
});

test('[R116, C336, B144] the preferred way stands first and its press is written down as the answer', async () => {
  const { user, sent } = open({ opened: { ...detail, is_read: true } });
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp' });
  expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/573001234567\?text=Hola%2C%20Sof/);
  whatsapp.addEventListener('click', (event) => event.preventDefault());
  await user.click(whatsapp);
  await waitFor(() => expect(sent('C336')).toEqual([{ params: { id: 7 }, body: { way: 'whatsapp' } }]));
});

test('[R116, B102] who took the consent back cannot be reached, and the reason is told', () => {
  const gone = { ...detail.consent, withdrawn_at: '2027-03-16T15:00:00Z' };
  open({ opened: { ...detail, email: null, phone: null, is_withdrawn: true, is_read: true, consent: gone } });
  expect(screen.getByText(/^Retiró su autorización el 16 de marzo/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Llamar|WhatsApp|correo/ })).toBeNull();
  expect(screen.queryByLabelText(/^Nota para tu equipo/)).toBeNull();
});

test('[R116, C335] a note is kept once and the field is empty for the next; an empty one is refused', async () => {
  const { user, sent } = open({ opened: { ...detail, is_read: true } });
  await user.click(screen.getByRole('button', { name: 'Agregar nota' }));
  expect(screen.getByText('El campo es obligatorio')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Nota para tu equipo/), 'Llamar en la tarde');
  await user.dblClick(screen.getByRole('button', { name: 'Agregar nota' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Nota para tu equipo/).value).toBe(''));
  expect(sent('C335')).toEqual([
    { params: { id: 7 }, body: { text: 'Llamar en la tarde', key: expect.stringMatching(/^[\da-f-]{36}$/) } },
  ]);
});

test('[R116] other requests of the same person are one press away; what is not there is said', () => {
  open({ opened: { ...detail, is_read: true } });
  expect(screen.getByRole('link', { name: 'Bosques · Tipo B' }).getAttribute('href')).toContain('?contacto=5');
});

test('[R116] a contact of somebody else is not found', () => {
  open({ opened: null });
  expect(screen.getByText('Este contacto no se encuentra')).toBeTruthy();
});

test('[R116, C334] a contact is discarded with a reason for the team, which its history shows', async () => {
  const discarded: LeadEvent = {
    ...{ id: 1, at: now, kind: 'state', done_by: 'builder', author: 'Andrés', text: 'Compró en otra ciudad' },
    ...{ from: 'new', to: 'discarded', way: null, assigned: null, visit: null },
  };
  const { user, sent } = open({ opened: { ...detail, history: [discarded] }, search: '?contacto=7' });
  expect(screen.getByText('Compró en otra ciudad')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Descartado' }));
  expect(sent('C334')).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Motivo/), 'No');
  await user.click(dialog.getByRole('button', { name: 'Descartar contacto' }));
  expect(dialog.getByText('Escribe al menos 3 letras, o déjalo en blanco')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Motivo/), ' busca vivienda');
  await user.click(dialog.getByRole('button', { name: 'Descartar contacto' }));
  await waitFor(() =>
    expect(sent('C334')).toEqual([
      { params: { id: 7 }, body: { state: 'discarded', reason: 'No busca vivienda', version: 3 } },
    ]),
  );
});
