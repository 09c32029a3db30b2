import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { item, loadDialogs, mountComparator } from '../../testing/mounted-comparator.tsx';

const stored = () => JSON.parse(localStorage.getItem('projectsInComparator') ?? '[]');

beforeAll(loadDialogs);
beforeEach(() => localStorage.clear());

test('[B050] adding by intent shows the tray, keeps the selection and tells the page', () => {
  const { topics, ask } = mountComparator();
  ask(1);
  expect(screen.getByText('1 de 4')).toBeTruthy();
  expect(stored()).toEqual([item(1)]);
  expect(topics.last('comparator/selection-changed')).toEqual({ items: [item(1)] });
});

test('[B051, M018] a duplicate says so and changes nothing', () => {
  const { toast, ask } = mountComparator();
  ask(1);
  ask(1);
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: 'Este proyecto ya lo estas comparando', durationMs: 3000 }),
  );
  expect(stored()).toHaveLength(1);
});

test('[B050, B056, M093] the fifth project is refused for 3 seconds of message', () => {
  const { toast, ask } = mountComparator();
  for (const plantId of [1, 2, 3, 4, 5]) ask(plantId);
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: expect.stringContaining('máximo 4 proyectos'), durationMs: 3000 }),
  );
  expect(screen.getByText('4 de 4')).toBeTruthy();
});

test('[B050] it starts from what this browser kept and follows other tabs', () => {
  localStorage.setItem('projectsInComparator', JSON.stringify([item(1), item(2)]));
  const { topics } = mountComparator();
  expect(screen.getByText('2 de 4')).toBeTruthy();
  act(() => topics.publish('comparator/selection-changed', { items: [item(2)] }));
  expect(screen.getByText('1 de 4')).toBeTruthy();
});

test('[B050] the tray is a button while somebody reads on, and whole on the way back or when it changes', () => {
  const { ask } = mountComparator();
  ask(1);
  const { style } = document.documentElement;
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  const taken = () => [style.getPropertyValue('--h-tray'), style.getPropertyValue('--h-pill')];
  scrollTo(900);
  expect(taken()).toEqual(['64px', '']);
  scrollTo(1000);
  expect(taken()).toEqual(['', '64px']);
  scrollTo(970);
  expect(taken()).toEqual(['64px', '']);
  scrollTo(1100);
  expect(taken()).toEqual(['', '64px']);
  ask(2);
  expect(taken()).toEqual(['64px', '']);
  scrollTo(0);
});

test('[B094] corrupt storage never breaks it', async () => {
  for (const key of [
    'projectsInComparator',
    'AvailableProjects',
    'umbral-comparison-view-1',
    'umbral-comparison-notes-1',
  ])
    localStorage.setItem(key, '[{"plantId":{}},');
  const { topics, ask } = mountComparator();
  ask(1);
  act(() => topics.ask('comparator/open', { from: 'header' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('[B050] it opens from the tray, and the tray is there again when it closes', async () => {
  const user = userEvent.setup();
  const { ask, bus } = mountComparator();
  ask(1);
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Comparar (1)');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('1 de 4')).toBeTruthy();
  expect(bus.recent().map(({ topic }) => topic)).toEqual(
    expect.arrayContaining(['comparator/opened', 'comparator/closed']),
  );
});

test('[B107, B116] the questions of comparing stand below the own comparison of two, not below a shared one', async () => {
  const { ask, topics } = mountComparator();
  const questions = () => document.querySelector<HTMLElement>('[data-fragment="mf-content/audience-form"]');
  ask(1);
  ask(2);
  act(() => topics.ask('comparator/open', { from: 'link', plantIds: [3, 2] }));
  await screen.findByRole('table');
  expect(questions()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  act(() => topics.ask('comparator/open', { from: 'header' }));
  await vi.waitFor(() => expect(questions()?.dataset.props).toBe('{"form":"comparisons"}'));
});

test('[B050, B125] ShowFloat says whether the tray floats: not while the comparator is open, again if projects remain', async () => {
  const user = userEvent.setup();
  const { ask, topics } = mountComparator();
  const float = () => localStorage.getItem('ShowFloat');
  expect(float()).toBe('0');
  ask(1);
  expect(float()).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  await screen.findByRole('dialog');
  expect(float()).toBe('0');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(float()).toBe('1');
  act(() => topics.ask('comparator/remove', { plantId: 1 }));
  expect(float()).toBe('0');
});

test('[B050] a shared comparison opens for anybody, beside the own one, and can become the own one', async () => {
  const user = userEvent.setup();
  const { ask, topics } = mountComparator();
  ask(9);
  act(() => topics.ask('comparator/open', { from: 'link', plantIds: [3, 2] }));
  expect(await screen.findByRole('heading', { name: 'Comparación compartida (2)' })).toBeTruthy();
  expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    'Característica',
    expect.stringContaining('Tipo 3'),
    expect.stringContaining('Tipo 2'),
  ]);
  expect(screen.queryByRole('button', { name: /Quitar Nogal · Tipo/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Guardar/ })).toBeNull();
  expect(stored()).toEqual([item(9)]);
  await user.click(screen.getByRole('button', { name: 'Comparar estos proyectos' }));
  expect(await screen.findByRole('heading', { name: 'Comparar (2)' })).toBeTruthy();
  expect(stored().map(({ plantId }: { plantId: number }) => plantId)).toEqual([3, 2]);
});

test('[B050] it closes when the page beneath it becomes another, not when the first page says where it is', async () => {
  const { bus, topics } = mountComparator();
  act(() => topics.ask('comparator/open', { from: 'link', plantIds: [3, 2] }));
  act(() => bus.publish('shell/navigated', { path: '/', owner: 'mf-search' }, 'shell'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  act(() => bus.publish('shell/navigated', { path: '/feria', owner: 'mf-fair' }, 'shell'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('plants that nobody knows any more are said to be gone', async () => {
  const { topics } = mountComparator();
  act(() => topics.ask('comparator/open', { from: 'link', plantIds: [901, 902] }));
  expect(await screen.findByText('Ya no encontramos estos proyectos')).toBeTruthy();
});

test('[B051] who takes one out of the tray goes on beside it, and hears how many are left', async () => {
  const user = userEvent.setup();
  const { ask } = mountComparator();
  for (const plantId of [1, 2, 3]) ask(plantId);
  const drop = (plantId: number) => screen.getByRole('button', { name: `Quitar Nogal ${plantId}` });
  await user.click(drop(2));
  expect(document.activeElement).toBe(drop(3));
  await user.click(drop(3));
  expect(document.activeElement).toBe(drop(1));
  expect(screen.getByRole('status').textContent).toBe('1 de 4');
});
