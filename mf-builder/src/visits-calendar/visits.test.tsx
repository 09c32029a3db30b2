import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CalendarVisit } from '@umbral/domain/api/builder-visits.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { weekOf } from './visit-week.ts';
import { VisitsPage } from './visits-page.tsx';

const now = new Date('2027-03-17T15:00:00Z');
const visit: CalendarVisit = {
  ...{ day: '2027-03-23', time: '10:30', kind: 'in-person', state: 'asked', contact_id: 7, version: 2, name: 'Sofía' },
  ...{
    phone: null,
    project_id: 7,
    project: 'Alameda',
    plant_id: 3,
    plant_title: 'A',
    office_hours: null,
    takes_visits: true,
  },
};

beforeAll(async () => {
  await Promise.all([import('../visit-answer/visit-answer-calls.ts'), import('../visit-answer/visit-dialogs.tsx')]);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

function open(
  visits: readonly CalendarVisit[],
  answer: () => unknown = () => ({ ok: 1, message: 'Hecho', version: 3 }),
) {
  window.history.replaceState(null, '', '/mi-cuenta/constructora/visitas?semana=2027-03-22');
  const builder = { id: 1, name: 'Nogal', days: weekOf('2027-03-22', visits, now) };
  const own = { monday: '2027-03-22', builders: [builder], now: now.toISOString() };
  const data = { acting: { builders: [{ id: 1, name: 'Nogal' }] }, own };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: VisitsPage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  });
  const call = vi.fn(async (_: Endpoint, __: unknown) => answer());
  const toast = vi.fn();
  render(
    <RemoteReactContext value={{ call, toast } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { toast, user: userEvent.setup(), sent: () => call.mock.calls.map(([, input]) => input) };
}

test('[R117, B144] a visit stands on its day and is confirmed once, with the version that was read', async () => {
  const answer = Promise.withResolvers();
  const { user, sent, toast } = open([visit], () => answer.promise);
  const day = screen.getByRole('heading', { name: /^martes 23 de marzo/ }).closest('li');
  expect(within(day ?? document.body).getByText('Por confirmar')).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Confirmar: visita de Sofía' }));
  answer.resolve({ ok: 1, message: 'Hecho', version: 3 });
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Hecho' }));
  expect(sent()).toEqual([{ params: { id: 7 }, body: { action: 'confirm', version: 2 } }]);
});

test('[R117] a visit is called off with a reason, and keys alone do it', async () => {
  const { user, sent } = open([visit]);
  screen.getByRole('button', { name: 'Cancelar visita: visita de Sofía' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Sí, cancelar la visita' }));
  expect(dialog.getByText('Escribe al menos 3 letras')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Motivo/), 'La sala no abre');
  await user.click(dialog.getByRole('button', { name: 'Sí, cancelar la visita' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([{ params: { id: 7 }, body: { action: 'cancel', reason: 'La sala no abre', version: 2 } }]);
});

test('[R117] what the person changed meanwhile is said where it was asked', async () => {
  const { user, toast } = open([visit], () => {
    throw new ApiError({ type: 'conflict', title: '', status: 409 } as never);
  });
  await user.click(screen.getByRole('button', { name: 'Confirmar: visita de Sofía' }));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ text: expect.stringMatching(/^La visita cambió/) });
});

test('[R117] a proposed visit waits for the person, a cancelled one and one that is over for nobody', () => {
  open([
    { ...visit, state: 'proposed' },
    { ...visit, contact_id: 8, name: 'Luis', state: 'cancelled' },
  ]);
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Luis/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Proponer otra hora: visita de Sofía' })).toBeTruthy();
});

test('[R117] weeks are addresses, and a week without visits says so', () => {
  open([]);
  expect(screen.getByText('No hay visitas en esta semana')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Semana siguiente' }).getAttribute('href')).toBe(
    '/mi-cuenta/constructora/visitas?semana=2027-03-29',
  );
});
