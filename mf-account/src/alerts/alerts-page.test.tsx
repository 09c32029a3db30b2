import { act, cleanup, screen, within } from '@testing-library/react';
import type { UnitWatch } from '@umbral/domain/api/unit-watches.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { AlertsPage } from './alerts-page.tsx';
import type { OwnAlert } from './alerts-queries.ts';

beforeAll(() => Promise.all([import('./own-alert-calls.ts'), import('./own-watch-calls.ts')]));

const medellin: OwnAlert = {
  id: 5,
  name: 'Medellín, de dos alcobas',
  filters: { city: 'medellin', room: '2+', priceRange: [null, 300_000_000] },
  places: { city: 'Medellín', zone: null, neighborhood: null, department: null },
  path: '/vivienda-nueva/medellin?alcobas=2',
  frequency: 'weekly',
  isActive: true,
  isConfirmed: true,
  createdAt: '2026-10-22T15:00:00Z',
};
const listed = { ok: 1, message: 'Listo' };

const home: UnitWatch = {
  ...{ id: 3, home: 'Apartamento 301', tower: 'Torre 2', project: 'Mirador', place: 'Suba, Bogotá' },
  ...{ path: '/apartamento/mirador#inmuebles', is_confirmed: true, created_at: '2026-11-02T15:00:00Z' },
};

function open(alerts: readonly OwnAlert[], answers: Answers = {}, watches: readonly UnitWatch[] = []) {
  const counts = { favourites: 0, alerts: alerts.length, comparisons: 0, calculations: 0 };
  return renderPage(AlertsPage, { own: { alerts, watches }, counts, isEmailProven: true }, answers);
}

const button = (name: RegExp) => screen.getByRole('button', { name });

test('[B001, B134] what an alert watches is said in the visitor’s currency', () => {
  const { bus } = open([medellin]);
  const usd = { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
  act(() => bus.publish('shell/currency-changed', usd, 'shell'));
  expect(screen.getByText('Hasta US$ 75 mil')).toBeDefined();
});

test('[R081, R077, B134] an alert says what it watches, how often and whether it writes, and leads to its very listing', () => {
  open([
    medellin,
    { ...medellin, id: 6, name: 'Cali', filters: {}, isActive: false },
    { ...medellin, id: 7, name: 'Bello', isConfirmed: false },
  ]);
  const watched = within(screen.getByRole('list', { name: 'Lo que vigila Medellín, de dos alcobas' }));
  expect(watched.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Medellín',
    'Hasta $ 300 M',
    '2+ hab',
  ]);
  const link = screen.getByRole('link', { name: 'Ver la búsqueda de Medellín, de dos alcobas' });
  expect(link.getAttribute('href')).toBe(medellin.path);
  expect(
    within(screen.getByRole('list', { name: 'Lo que vigila Cali' })).getByText('Toda la vivienda nueva'),
  ).toBeDefined();
  for (const state of ['Activa', 'En pausa', 'Sin confirmar']) expect(screen.getByText(state)).toBeDefined();
  expect(screen.getByText(/entre las 8 de la noche y las 8 de la mañana/)).toBeDefined();
});

test('[R081, B134] an alert says the words searched for, and whether they choose or only rank', () => {
  open([
    { ...medellin, filters: { ...medellin.filters, text: 'jardín' }, name: 'La de mamá' },
    { ...medellin, id: 6, name: 'Otra', path: '/proyectos-vivienda/medellin?q=antejardin' },
  ]);
  expect(screen.getByText('Solo lo que dice «jardín».')).toBeDefined();
  expect(screen.getByText('«antejardin» no es un filtro: en la lista van primero los que lo mencionan.')).toBeDefined();
});

/** Which capture forms stand on the screen. */
const questions = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fragment="mf-content/audience-form"]')].map(
    ({ dataset }) => dataset.props,
  );

test('[B107, B116] the questions of alerts stand below one’s alerts, and not where there are none', () => {
  open([medellin]);
  expect(questions()).toEqual(['{"form":"alarms"}']);
  cleanup();
  open([]);
  expect(questions()).toEqual([]);
});

test('[B134, C221] it is paused with one call, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<typeof listed>();
  const { callsOf, toast, user } = open([medellin], { C221: () => answer.promise });
  await user.dblClick(button(/^Pausar/));
  answer.resolve(listed);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Listo' }));
  expect(callsOf('C221')).toEqual([{ body: { id: 5, is_active: false } }]);
});

test('[B134, C221] name and frequency are changed in a form that is folded away, which a plain post can send too', async () => {
  const { callsOf, user } = open([medellin], { C221: () => listed });
  await user.click(screen.getByText('Editar'));
  const name = screen.getByLabelText<HTMLInputElement>('Nombre');
  expect(name.form?.getAttribute('action')).toBe('/api/users/alerts/change');
  await user.clear(name);
  await user.type(name, 'La de mamá');
  await user.click(screen.getByLabelText('Cada mes'));
  await user.click(button(/^Guardar cambios/));
  await vi.waitFor(() =>
    expect(callsOf('C221')).toEqual([{ body: { id: 5, name: 'La de mamá', frequency: 'monthly' } }]),
  );
});

test('[B134, C121] it is deleted after a question, and a failure says so', async () => {
  const { callsOf, toast, user } = open([medellin]);
  await user.click(button(/^Eliminar Medellín/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(callsOf('C121')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'error', text: expect.stringContaining('error') }));
  expect(callsOf('C121')).toEqual([{ body: { id: 5 } }]);
});

test('[R081, B134] nothing is watched yet: the page says so in the words of the specification', () => {
  open([]);
  expect(screen.getByRole('heading', { name: 'La lista esta vacía' })).toBeDefined();
});

test('[C406] the homes that one waits for stand below the alerts, each with the way to its project; without any nothing is said', () => {
  open([medellin], {}, [home, { ...home, id: 4, home: 'Apartamento 502', tower: null, is_confirmed: false }]);
  const list = within(screen.getByRole('list', { name: 'Inmuebles que esperas' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Apartamento 301, Torre 2',
    'Apartamento 502',
  ]);
  expect(list.getByRole('link', { name: 'Ver el proyecto de Apartamento 301, Torre 2' }).getAttribute('href')).toBe(
    home.path,
  );
  expect(list.getByText('Sin confirmar')).toBeDefined();
  cleanup();
  open([medellin]);
  expect(screen.queryByText('Inmuebles que esperas')).toBeNull();
});

test('[C407] one stops waiting after a question; a plain post can do it too', async () => {
  const answer = Promise.withResolvers<typeof listed>();
  const { callsOf, toast, user } = open([], { C407: () => answer.promise }, [home]);
  const stop = button(/^Ya no esperar Apartamento 301/);
  expect(stop.closest('form')?.getAttribute('action')).toBe('/api/users/delete/unit-watches');
  await user.click(stop);
  const dialog = within(await screen.findByRole('dialog'));
  expect(callsOf('C407')).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Ya no esperarlo' }));
  answer.resolve(listed);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Listo' }));
  expect(callsOf('C407')).toEqual([{ body: { id: 3 } }]);
});
