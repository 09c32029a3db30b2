import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { RequestsPage } from './requests-page.tsx';

const visit: OwnContact = {
  id: 7,
  kind: 'project',
  state: 'sent',
  builder: { id: 3, name: 'Guayacán', slug: 'guayacan', is_active: true },
  plant_id: 12,
  plant_title: 'Tipo A',
  project_title: 'Alameda 170',
  message: 'Busco dos alcobas.',
  schedule_date: '2026-11-26',
  schedule_time: '10:30',
  schedule_kind: 'in-person',
  visit_change: null,
  visit_state: 'asked',
  visit_changed_by: null,
  visit_reason: null,
  withdrawn_at: null,
  takes_visits: true,
  office_hours: null,
  path: null,
  created_at: '2026-11-20T15:00:00Z',
};
const counts = { favourites: 0, alerts: 0, comparisons: 0, calculations: 0 };

beforeAll(async () => {
  await import('./request-calls.ts');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** The screen with these requests; what is called changes them as `after` says. */
async function open(requests: readonly OwnContact[], after: readonly OwnContact[] = requests) {
  window.history.replaceState(null, '', routes.accountRequests.href());
  let shown = requests;
  const call = vi.fn(async ({ id }: { readonly id: string }, _: unknown) => {
    shown = after;
    return { ok: 1, message: `hecho ${id}` };
  });
  const toast = vi.fn();
  const loader = () => ({ counts, own: { requests: shown, today: '2026-11-24' } });
  const router = createBrowserRouter([{ path: routes.accountRequests.href(), loader, Component: RequestsPage }]);
  render(
    <RemoteReactContext value={{ call, toast } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { call, toast, user: userEvent.setup() };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('a request tells to whom it went, what became of it, and when the visit is', async () => {
  await open([visit]);
  const card = screen.getByRole('article');
  expect(card.textContent).toContain('Cita pedida, por confirmar');
  expect(card.textContent).toContain('Tipo A · Guayacán · Enviada el');
  expect(card.textContent).toContain('jueves 26 de noviembre a las 10:30');
  expect(within(card).getByRole('link', { name: 'Guardar en mi calendario' }).getAttribute('href')).toBe(
    '/api/planta/12/cita.ics?dia=2026-11-26&hora=10%3A30&modo=in-person',
  );
});

test('a visit is called off after a question; the focus goes to the list, since its button is gone', async () => {
  const { call, toast, user } = await open(
    [visit],
    [{ ...visit, visit_change: 'cancelled', visit_state: 'cancelled', visit_changed_by: 'person' }],
  );
  await press(user, 'Cancelar la cita');
  expect(call).not.toHaveBeenCalled();
  await press(user, 'Sí, cancelar la cita');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Tus solicitudes' })));
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'C234' }), { body: { id: 7 } });
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'hecho C234' });
  expect(await screen.findByText('Cancelaste la cita')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mover la cita' })).toBeNull();
});

test('[B102] the consent of one request is taken back after a question', async () => {
  const { call, user } = await open([visit], [{ ...visit, withdrawn_at: '2026-11-24T10:00:00Z' }]);
  await press(user, 'Retirar mi autorización');
  expect(screen.getByRole('dialog').textContent).toContain('Guayacán ya no podrá contactarte');
  await press(user, 'Sí, retirarla');
  await vi.waitFor(() => expect(screen.getByText('Retiraste tu autorización')).toBeDefined());
  expect(call.mock.calls.map(([{ id }]) => id)).toEqual(['C235']);
  expect(screen.queryByRole('button', { name: 'Retirar mi autorización' })).toBeNull();
});

test('[B063] a visit moves to a day and time that are chosen; without them nothing is sent', async () => {
  const { call, user } = await open([{ ...visit, schedule_kind: 'video' }]);
  await press(user, 'Mover la cita');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Mover la cita' }));
  expect((await dialog.findAllByText('Elige un día y una hora')).length).toBe(2);
  expect(call).not.toHaveBeenCalled();
  const [, second] = dialog.getByLabelText<HTMLSelectElement>('Día').options;
  await user.selectOptions(dialog.getByLabelText('Día'), second?.value ?? '');
  await user.selectOptions(dialog.getByLabelText('Hora'), '11:00');
  await user.click(dialog.getByRole('button', { name: 'Mover la cita' }));
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]).toMatchObject([
    { id: 'C233' },
    { body: { id: 7, schedule_date: second?.value, schedule_time: '11:00', schedule_kind: 'video' } },
  ]);
  await act(async () => undefined);
});

test('[B144] a time that the builder proposes is agreed to with one press, by naming it', async () => {
  const proposed = { ...visit, visit_change: 'moved', visit_changed_by: 'builder', visit_state: 'proposed' } as const;
  const { call, user } = await open([proposed], [{ ...proposed, visit_state: 'confirmed' }]);
  expect(screen.getByText('La constructora te propone esta hora')).toBeDefined();
  await press(user, 'Aceptar esta hora');
  expect(await screen.findByText('Cita confirmada')).toBeDefined();
  const body = { id: 7, schedule_date: '2026-11-26', schedule_time: '10:30', schedule_kind: 'in-person' };
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'C233' }), { body });
  expect(screen.queryByRole('button', { name: 'Aceptar esta hora' })).toBeNull();
});

test('[B144] who called a visit off is told apart, with the reason of the builder', async () => {
  await open([{ ...visit, visit_state: 'cancelled', visit_changed_by: 'builder', visit_reason: 'La sala no abre.' }]);
  expect(screen.getByText('La constructora canceló la cita')).toBeDefined();
  expect(screen.getByText('Motivo: La sala no abre.')).toBeDefined();
});

test('who has asked nobody is told where to begin', async () => {
  await open([]);
  expect(screen.getByText('La lista esta vacía')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Buscar proyectos' }).getAttribute('href')).toBe(routes.housing.href());
});
