import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { topics } from '@umbral/kit/topics.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findPlants } from '../queries/search-queries.ts';
import { buyer, item, loadDialogs, mountComparator } from '../testing/mounted-comparator.tsx';

vi.mock('../queries/search-queries.ts', () => ({ findPlants: vi.fn() }));

beforeAll(loadDialogs);
beforeEach(() => localStorage.clear());

async function open(ids: readonly number[], from: 'header' | 'plant' = 'header', session: typeof buyer | null = null) {
  localStorage.setItem('projectsInComparator', JSON.stringify(ids.map(item)));
  const stage = mountComparator({}, session);
  const account = topicsAs<typeof topics>(stage.bus, 'mf-account');
  act(() => account.publish('account/favourites-changed', { plantIds: [5, 2] }));
  act(() => stage.topics.ask('comparator/open', { from }));
  await screen.findByRole('table');
  return stage;
}

async function openDrawer(ids: readonly number[]) {
  const user = userEvent.setup();
  const stage = await open(ids);
  await user.click(screen.getByRole('button', { name: 'Agregar proyecto' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Añade más proyectos a tu comparador' }));
  return { ...stage, user, drawer };
}

test('[B055] the add button is there for at most three projects, and not from the view of a plant', async () => {
  const { topics, ask } = await open([1, 2, 3]);
  expect(screen.getByRole('button', { name: 'Agregar proyecto' })).toBeTruthy();
  ask(4);
  expect(screen.queryByRole('button', { name: 'Agregar proyecto' })).toBeNull();
  act(() => topics.ask('comparator/remove', { plantId: 4 }));
  act(() => topics.ask('comparator/open', { from: 'plant' }));
  expect(screen.queryByRole('button', { name: 'Agregar proyecto' })).toBeNull();
});

test('[B055] on the page of a plant nothing is added, whatever opened the comparator', async () => {
  window.history.pushState(null, '', '/proyectos-vivienda/bogota/suba/apartamento/alameda-170');
  await open([1, 2]);
  expect(screen.queryByRole('button', { name: 'Agregar proyecto' })).toBeNull();
  window.history.pushState(null, '', '/');
});

test('[B051, B077] favourites are offered to people with more than one role, too', async () => {
  const session = { ...buyer, roles: ['user', 'seo'] };
  const user = userEvent.setup();
  await open([1, 2], 'header', session);
  await user.click(screen.getByRole('button', { name: 'Agregar proyecto' }));
  const list = await screen.findByRole('region', { name: 'Tus favoritos' });
  expect(within(list).getByRole('button', { name: 'Agregar Nogal · Tipo 5' })).toBeTruthy();
});

test('[B051, M054, M055] favourites, seen and similar ones are offered, none that is compared, a few at a time', async () => {
  localStorage.setItem('umbral-seen-1', '[7,1]');
  const { drawer, user } = await openDrawer([1, 2]);
  const names = (list: string) =>
    within(drawer.getByRole('region', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Tipo \d+/.exec(textContent ?? '')?.[0]);
  await drawer.findByRole('region', { name: 'Proyectos similares' });
  expect(names('Tus favoritos')).toEqual(['Tipo 5']);
  expect(names('Vistos hace poco')).toEqual(['Tipo 7']);
  expect(names('Proyectos similares')).toEqual(['Tipo 21', 'Tipo 22', 'Tipo 23', 'Tipo 24']);
  await user.click(drawer.getByRole('button', { name: 'Siguientes' }));
  expect(names('Proyectos similares')).toEqual(['Tipo 25', 'Tipo 26']);
  expect(drawer.getByText('Página 2 de 2')).toBeTruthy();
  const next = drawer.getByRole('button', { name: 'Siguientes' });
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  await user.click(drawer.getByRole('button', { name: 'Anteriores' }));
  expect(drawer.getByText('Página 1 de 2')).toBeTruthy();
});

test('[B051] adding closes the drawer and clears its search; removing gives the project back to what is available', async () => {
  vi.mocked(findPlants).mockResolvedValue([8, 1]);
  const { drawer, user } = await openDrawer([1, 2]);
  await user.type(drawer.getByRole('searchbox'), 'nogal');
  await user.click(await drawer.findByRole('button', { name: 'Agregar Nogal · Tipo 8' }));
  expect(screen.queryByRole('dialog', { name: 'Añade más proyectos a tu comparador' })).toBeNull();
  expect(await screen.findByRole('columnheader', { name: /Tipo 8/ })).toBeTruthy();
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Quitar Nogal · Tipo 8' }));
  await user.click(screen.getByRole('button', { name: 'Agregar proyecto' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  const removed = within(await screen.findByRole('region', { name: 'Quitados hace poco' }));
  expect(removed.getByRole('button', { name: 'Agregar Nogal · Tipo 8' })).toBeTruthy();
});

test('[B051, M018] a search says which of its projects are compared already', async () => {
  vi.mocked(findPlants).mockResolvedValue([8, 1]);
  const { drawer, user } = await openDrawer([1, 2]);
  await user.type(drawer.getByRole('searchbox'), 'nogal');
  expect(await drawer.findByText('Este proyecto ya lo estas comparando')).toBeTruthy();
  expect(drawer.getByText('2 proyectos encontrados')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Agregar Nogal · Tipo 1' })).toBeNull();
});

test('[B044] a search that fails only hides its loader', async () => {
  const answer = Promise.withResolvers<number[]>();
  vi.mocked(findPlants).mockReturnValue(answer.promise);
  const { drawer, user, toast } = await openDrawer([1, 2]);
  await drawer.findByRole('region', { name: 'Proyectos similares' });
  await user.type(drawer.getByRole('searchbox'), 'nogal');
  await drawer.findByText('Buscando proyectos');
  answer.reject(new Error('down'));
  await drawer.findByRole('region', { name: 'Proyectos similares' });
  expect(drawer.queryByText('Buscando proyectos')).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});
