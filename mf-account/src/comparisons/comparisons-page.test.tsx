import { act, screen, within } from '@testing-library/react';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { withComparison } from '../device/change-things.ts';
import { changeThings } from '../device/device-store.ts';
import { nothingKept } from '../device/device-things.ts';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import type { topics } from '../topics.ts';
import { ComparisonsPage } from './comparisons-page.tsx';
import type { SavedComparison } from './comparisons-queries.ts';

beforeAll(() => import('../ui/account-actions.ts'));

const home = (id: number, isActive = true) => ({ id, title: `Casa ${id}`, href: `/casa-${id}`, image: null, isActive });
const finalists: SavedComparison = {
  id: 3,
  name: 'Las finalistas',
  createdAt: '2026-11-10T15:00:00Z',
  homes: [home(1), home(2, false)],
};
const nameless: SavedComparison = { ...finalists, id: 4, name: null };

function open(own: readonly SavedComparison[], answers: Answers = {}) {
  const counts = { favourites: 0, alerts: 0, comparisons: own.length, calculations: 0 };
  return renderPage(ComparisonsPage, { own, counts, isEmailProven: true }, answers);
}

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('article') ?? document.body);

test('[R082, B135, M051] a comparison stands with its homes; one that cannot be had says so, and its tab counts two of five', async () => {
  open([finalists, nameless]);
  expect(screen.getByRole('link', { name: /Comparativos/ }).textContent).toContain('2/5');
  const homes = card('Las finalistas').getAllByRole('listitem');
  expect(homes.map(({ textContent }) => textContent)).toEqual(['Casa 1', 'Casa 2Proyecto no disponible']);
  expect(screen.getByRole('heading', { name: /^Comparación del 10 de noviembre/ })).toBeDefined();
});

test('[R078, B135] it opens over the page, and by its link where another tab is wanted', async () => {
  const { bus, user } = open([finalists]);
  const opened = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-comparator').handle('comparator/open', opened);
  const link = card('Las finalistas').getByRole('link', { name: /Abrir/ });
  expect(link.getAttribute('href')).toContain('comparar=1');
  await user.click(link);
  expect(opened).toHaveBeenCalledWith({ from: 'link', plantIds: [1, 2] });
});

test('[B135, C222] it gets another name; nothing typed is sent empty', async () => {
  const { callsOf, toast, user } = open([finalists], { C222: () => ({ ok: 1, message: 'Listo' }) });
  await user.click(screen.getByRole('button', { name: /Cambiar (el )?nombre.*Las finalistas/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Guardar nombre' }));
  expect(callsOf('C222')).toEqual([]);
  await user.type(name, 'Las de mamá');
  await user.click(dialog.getByRole('button', { name: 'Guardar nombre' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Listo' }));
  expect(callsOf('C222')).toEqual([{ body: { comparison_id: 3, name: 'Las de mamá' } }]);
});

test('[B135, C131] it is deleted after a question, and a failure says so', async () => {
  const { callsOf, toast, user } = open([finalists]);
  await user.click(screen.getByRole('button', { name: /Eliminar.*Las finalistas/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(callsOf('C131')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'error', text: expect.stringContaining('error') }));
  expect(callsOf('C131')).toEqual([{ query: { comparison_id: 3 } }]);
});

test('[R082, B135] nothing is saved yet: the page says how that changes', () => {
  open([]);
  expect(screen.getByRole('heading', { name: 'La lista esta vacía' })).toBeDefined();
});

test('[B135] the screen is read again when a comparison was saved, here or elsewhere, or has come from the device', async () => {
  const { bus, loader } = open([finalists]);
  const comparator = topicsAs<typeof topics>(bus, 'mf-comparator');
  act(() => comparator.publish('comparator/comparison-saved', {}));
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
  const kept = withComparison(nothingKept, [1, 2], '2026-11-10T15:00:00Z');
  act(() => changeThings(() => (typeof kept === 'string' ? nothingKept : kept)));
  act(() => changeThings(() => nothingKept));
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
});
