import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { topics as kitTopics } from '@umbral/kit/topics.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { OwnProjectsPage } from './own-projects-page.tsx';
import type { ProjectRow } from './own-projects-queries.ts';

const project: ProjectRow = {
  ...{ id: 7, code: 'A-7', title: 'Alameda', state: 'published', state_reason: null, is_held: false, version: 3 },
  ...{ actions: ['pause', 'archive'], building_status: 'presale', city: 'Cali', zone: 'Sur', path: '/planta/7' },
  ...{ price_from: 300_000_000, plantsActive: 2, plantsTotal: 3, contacts: 5, views: 90, quality: 87, updated: 'hoy' },
};
const paused: ProjectRow = {
  ...{ ...project, id: 8, title: 'Bosques', state: 'paused', path: null, is_held: true, actions: ['archive'] },
  state_reason: 'Precios por revisar',
};
const own: ProjectRow = { ...project, id: 9, title: 'Cedros', state: 'draft', path: null, actions: ['activate'] };
const saved = { ok: 1, message: 'El proyecto está pausado.', id: 7, slug: 'alameda', version: 4, state: 'paused' };

beforeAll(async () => {
  await import('@umbral/domain/api/change-state-as-read.ts');
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

/** The list as somebody sees it; each change of state is answered in its turn. */
function open(
  answers: readonly unknown[] = [],
  search = '',
  acting: object = { builders: [{ id: 1, name: 'Nogal' }] },
  screenOf: object = {},
) {
  window.history.replaceState(null, '', `/mi-cuenta/constructora/proyectos${search}`);
  const data = {
    acting,
    own: [{ id: 1, name: 'Nogal', projects: [project, paused, own] }],
    isBuilderArea: false,
    ...screenOf,
  };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: OwnProjectsPage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  });
  const left = [...answers];
  const call = vi.fn(async (_: Endpoint, __: unknown) => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const toast = vi.fn();
  const environment = { currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } };
  const shared = createBus({ isStrict: true, report: vi.fn() });
  const bus = ownedBus(shared, 'mf-builder', 'test');
  const asked = vi.fn();
  topicsAs<typeof kitTopics>(shared, 'mf-account').handle('account/sign-in', asked);
  render(
    <RemoteReactContext value={{ call, toast, bus, environment } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { call, toast, asked, user: userEvent.setup(), sent: () => call.mock.calls.map(([, input]) => input) };
}

const dialog = () => within(screen.getByRole('dialog'));

test('[R084, B099] a project shows where it stands and why, and leads to its page where it is public', () => {
  open();
  expect(screen.getByRole('link', { name: 'Ver en el portal Alameda' }).getAttribute('href')).toBe('/planta/7');
  expect(screen.getByText(/^Lo pausó el portal/).textContent).toContain('Motivo: Precios por revisar');
  expect(screen.queryByRole('button', { name: 'Activar Bosques' })).toBeNull();
  expect(screen.getAllByRole('cell', { name: '87 de 100' })).toHaveLength(3);
});

test('[B099, C302] a pause is asked about, takes a reason, and is told; the version that was read goes along', async () => {
  const { user, sent, toast } = open([saved]);
  await user.click(screen.getByRole('button', { name: 'Pausar Alameda' }));
  await user.type(dialog().getByLabelText(/^Motivo/), 'xx');
  await user.click(dialog().getByRole('button', { name: 'Pausar' }));
  expect(dialog().getByText('Escribe al menos 3 letras')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.type(dialog().getByLabelText(/^Motivo/), 'x');
  await user.click(dialog().getByRole('button', { name: 'Pausar' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: saved.message }));
  expect(sent()).toEqual([{ params: { id: 7 }, body: { version: 3, action: 'pause', reason: 'xxx' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[B099, C302] two presses change a state once', async () => {
  const answer = Promise.withResolvers();
  const { user, sent, toast } = open([answer.promise]);
  await user.dblClick(screen.getByRole('button', { name: 'Activar Cedros' }));
  answer.resolve({ ...saved, message: 'El proyecto está publicado de nuevo.' });
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([{ params: { id: 9 }, body: { version: 3, action: 'activate', reason: null } }]);
});

test('[B099, C302] what somebody else changed meanwhile is said where it was asked, and nothing typed is lost', async () => {
  const problem = { type: 'conflict', title: '', status: 409 };
  const { user } = open([new ApiError(problem as never)]);
  await user.click(screen.getByRole('button', { name: 'Archivar Alameda' }));
  await user.type(dialog().getByLabelText(/^Motivo/), 'Vendido todo');
  await user.click(dialog().getByRole('button', { name: 'Archivar' }));
  expect((await dialog().findByRole('alert')).textContent).toMatch(/^Alguien cambió este proyecto/);
  expect(dialog().getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Vendido todo');
});

test('[B099, C302] a session that ended is said where it was asked, the sign-in opens, and nothing typed is lost', async () => {
  const { user, asked } = open([new ApiError({ type: 'not-signed-in', title: '', status: 401 })]);
  await user.click(screen.getByRole('button', { name: 'Archivar Alameda' }));
  await user.type(dialog().getByLabelText(/^Motivo/), 'Vendido todo');
  await user.click(dialog().getByRole('button', { name: 'Archivar' }));
  expect((await dialog().findByRole('alert')).textContent).toMatch(/^Tu sesión terminó/);
  expect(asked.mock.calls[0]?.[0]).toEqual({ view: 'login' });
  expect(dialog().getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Vendido todo');
});

test('[R084] a state is an address of its own, with how many projects stand in it', () => {
  open([], '?estado=paused');
  const filter = within(screen.getByRole('navigation', { name: 'Estado de los proyectos' }));
  expect(filter.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Todos3', '/mi-cuenta/constructora/proyectos'],
    ['Borrador1', '/mi-cuenta/constructora/proyectos?estado=draft'],
    ['Publicado1', '/mi-cuenta/constructora/proyectos?estado=published'],
    ['Pausado1', '/mi-cuenta/constructora/proyectos?estado=paused'],
  ]);
  expect(screen.queryByText('Alameda')).toBeNull();
  expect(screen.getByText('Bosques')).toBeTruthy();
});

test('[B114] an administrator chooses for whom to act', () => {
  const choices = [{ value: '1', label: 'Nogal' }];
  open([], '?constructora=1', { builders: [{ id: 1, name: 'Nogal' }], choices, chosen: 1 });
  expect(screen.getByLabelText<HTMLSelectElement>('Constructora').value).toBe('1');
});

test('[R085, R086] a project is chosen to be edited; those that wait for their publication are elsewhere', () => {
  open([], '', undefined, { isChoosing: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Editar proyectos' })).toBeTruthy();
  const href = screen.getByRole('link', { name: 'Editar Alameda' }).getAttribute('href');
  expect(href).toBe('/mi-cuenta/constructora/editar-proyectos/7');
  expect(screen.queryByText('Cedros')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver los que faltan por publicar' }).getAttribute('href')).toBe(
    '/mi-cuenta/constructora/editar-proyectos-temp',
  );
});

test('[R099, R100] in the builders’ own area a project leads to its page of that area', () => {
  open([], '', undefined, { isBuilderArea: true });
  const href = screen.getByRole('link', { name: 'Editar Alameda' }).getAttribute('href');
  expect(href).toBe('/builder-update/proyectos/7');
});
