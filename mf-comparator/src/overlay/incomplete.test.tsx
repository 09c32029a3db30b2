import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buyer, item, loadDialogs, mountComparator, usual } from '../testing/mounted-comparator.tsx';

beforeAll(loadDialogs);
beforeEach(() => localStorage.clear());

const stored = () => JSON.parse(localStorage.getItem('projectsInComparator') ?? '[]');
const saveButton = () => screen.getByRole('button', { name: /Guardar comparación/ });
const asksFor = (input: unknown) => (input as { params: { id: string } }).params.id;

async function openWith(ids: readonly number[], answers: Parameters<typeof mountComparator>[0] = {}) {
  localStorage.setItem('projectsInComparator', JSON.stringify(ids.map(item)));
  const stage = mountComparator(answers, buyer);
  act(() => stage.topics.ask('comparator/open', { from: 'header' }));
  await screen.findByRole('table');
  return { ...stage, user: userEvent.setup() };
}

test('[B054] nothing is saved while a project is still to come', async () => {
  const third = Promise.withResolvers<unknown>();
  const { ask } = await openWith([1, 2], {
    C067: (input) => (asksFor(input) === '3' ? third.promise : usual.C067?.(input)),
  });
  ask(3);
  await vi.waitFor(() => expect(saveButton()).toHaveProperty('disabled', true));
  await act(async () => third.resolve(usual.C067?.({ params: { id: '3' } })));
  expect(await screen.findByRole('columnheader', { name: /Tipo 3/ })).toBeTruthy();
  expect(saveButton()).toHaveProperty('disabled', false);
});

test('[B054] a project that did not load is told, can be asked for again, and holds back the save', async () => {
  const answer = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation((input) => usual.C067?.(input));
  const { ask, user } = await openWith([1, 2], {
    C067: (input) => (asksFor(input) === '3' ? answer(input) : usual.C067?.(input)),
  });
  ask(3);
  expect(await screen.findByText('No pudimos cargar todos los proyectos.')).toBeTruthy();
  expect(saveButton()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('columnheader', { name: /Tipo 3/ })).toBeTruthy();
  expect(screen.queryByText('No pudimos cargar todos los proyectos.')).toBeNull();
  expect(saveButton()).toHaveProperty('disabled', false);
});

test('[B054] what came in while it was saved stays', async () => {
  const saving = Promise.withResolvers<unknown>();
  const { ask, user, toast } = await openWith([1, 2], { C122: () => saving.promise });
  await user.click(saveButton());
  ask(3);
  await act(async () => saving.resolve({ ok: 1, message: '', id: 4 }));
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success', durationMs: 3000 })),
  );
  await vi.waitFor(() => expect(stored()).toEqual([item(3)]));
});

test('[B051] projects that nobody knows any more are told and taken out by one press', async () => {
  const { user } = await openWith([1, 901, 2]);
  const dialog = within(screen.getByRole('dialog', { name: 'Comparar (3)' }));
  expect(dialog.getByText('Ya no encontramos 1 de estos proyectos')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Quitar de la comparación' }));
  expect(await screen.findByRole('dialog', { name: 'Comparar (2)' })).toBeTruthy();
  expect(stored()).toEqual([item(1), item(2)]);
  expect(localStorage.getItem('AvailableProjects')).toBeNull();
});

test('[B051] where nobody knows any of them they are taken out by one press, too', async () => {
  localStorage.setItem('projectsInComparator', JSON.stringify([item(901)]));
  const { topics } = mountComparator();
  act(() => topics.ask('comparator/open', { from: 'header' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar de la comparación' }));
  expect(await screen.findByText('Aún no comparas ningún proyecto')).toBeTruthy();
});
