import { screen, within } from '@testing-library/react';
import type { KeptCalculation } from '@umbral/domain/people/calculation.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { CalculationsPage } from './calculations-page.tsx';

beforeAll(() => import('./calculation-calls.ts'));

const credit: KeptCalculation = {
  id: 3,
  calculator: 'credit',
  query: 'valor=300000000&plazo=20',
  amount: 2_364_569,
  name: null,
  created_at: '2026-11-10T15:00:00Z',
};
const capacity: KeptCalculation = {
  ...credit,
  id: 4,
  calculator: 'capacity',
  query: 'ingreso=6000000&plazo=15',
  amount: 200_000_000,
  name: 'Para mamá',
};

function open(own: readonly KeptCalculation[], answers: Answers = {}) {
  const counts = { favourites: 0, alerts: 0, comparisons: 0, calculations: own.length };
  return renderPage(CalculationsPage, { own, counts, isEmailProven: true }, answers);
}

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('article') ?? document.body);

test('[R123, C390] each result says what came out of what, and opens its calculator again; the tab counts them', () => {
  open([credit, capacity]);
  expect(screen.getByRole('link', { name: /Cálculos/ }).textContent).toContain('2');
  expect(card('Crédito de vivienda').getByText('Cuota de $ 2.364.569 al mes')).toBeDefined();
  expect(card('Crédito de vivienda').getByText('Vivienda de $ 300.000.000 · 20 años')).toBeDefined();
  expect(card('Para mamá').getByText('Vivienda hasta $ 200.000.000')).toBeDefined();
  expect(card('Para mamá').getByText('Ingreso de $ 6.000.000 al mes · 15 años')).toBeDefined();
  expect(card('Para mamá').getByRole('link', { name: 'Abrir Para mamá' }).getAttribute('href')).toBe(
    '/herramientas/calculadora-capacidad-endeudamiento?ingreso=6000000&plazo=15',
  );
});

test('[R123, C392] a result gets a name; nothing typed is sent empty', async () => {
  const { callsOf, toast, user } = open([credit], { C392: () => ({ ok: 1, message: 'Listo' }) });
  await user.click(screen.getByRole('button', { name: 'Cambiar nombre de Crédito de vivienda' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Guardar nombre' }));
  expect(callsOf('C392')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'La de Suba');
  await user.click(dialog.getByRole('button', { name: 'Guardar nombre' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Listo' }));
  expect(callsOf('C392')).toEqual([{ body: { id: 3, name: 'La de Suba' } }]);
});

test('[R123, C391, C393] a result is deleted at once, by a double click once, and can be taken back with its name', async () => {
  const { callsOf, toast, user } = open([capacity], {
    C393: () => ({ ok: 1, message: 'Eliminamos el cálculo.' }),
    C391: () => ({ ok: 1, message: 'Guardamos tu cálculo.', id: 9 }),
  });
  await user.dblClick(screen.getByRole('button', { name: 'Eliminar Para mamá' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalled());
  expect(callsOf('C393')).toEqual([{ body: { id: 4 } }]);
  const [message] = toast.mock.calls[0] ?? [];
  expect(message).toMatchObject({ tone: 'success', action: { label: 'Deshacer' } });
  message.action.run();
  await vi.waitFor(() => expect(callsOf('C391')).toHaveLength(1));
  const { calculator, query, amount, name } = capacity;
  expect(callsOf('C391')).toEqual([{ body: { calculator, query, amount, name } }]);
});

test('[R123, C393] a failure says so and reads the list again', async () => {
  const { loader, toast, user } = open([credit]);
  await user.click(screen.getByRole('button', { name: /Eliminar/ }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'error', text: expect.stringContaining('error') }));
  await vi.waitFor(() => expect(loader).toHaveBeenCalled());
});

test('[R123] nothing is kept yet: the page says how that changes', () => {
  open([]);
  expect(screen.getByRole('heading', { name: 'La lista esta vacía' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver las calculadoras' }).getAttribute('href')).toBe('/herramientas');
});
