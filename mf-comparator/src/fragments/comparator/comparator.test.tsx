import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TopicOwner } from 'shared-contracts/events/catalogue.ts';
import { createBus, ownedBus } from 'shared-contracts/events/create-bus.ts';
import { type RemoteContext, RemoteReactContext } from 'shared-contracts/remote/remote-context.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Comparator } from './comparator.tsx';

const item = (plantId: number) => ({ plantId, title: `Nogal ${plantId}`, image: null });
const stored = () => JSON.parse(localStorage.getItem('projectsInComparator') ?? '[]');

function mount() {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const toast = vi.fn<RemoteContext['toast']>();
  const context: RemoteContext = {
    environment: {
      remote: 'mf-comparator',
      version: 'test',
      apiBase: '/api',
      search: { appId: '', apiKey: '', host: '', protocol: 'http' },
      currency: { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' },
      origin: 'http://portal.test',
    },
    call: () => new Promise<never>(() => undefined),
    bus: ownedBus<TopicOwner>(bus, 'mf-comparator', 'test'),
    toast,
    navigate: vi.fn(),
    mountFragment: () => () => undefined,
  };
  render(
    <RemoteReactContext value={context}>
      <Comparator />
    </RemoteReactContext>,
  );
  const ask = (plantId: number) => act(() => bus.ask('comparator/add', item(plantId), 'test'));
  return { bus, toast, ask };
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => localStorage.clear());

test('[B050] adding by intent shows the tray, keeps the selection and tells the page', () => {
  const { bus, ask } = mount();
  ask(1);
  expect(screen.getByText('1 de 4')).toBeTruthy();
  expect(stored()).toEqual([item(1)]);
  expect(bus.last('comparator/selection-changed')).toEqual({ items: [item(1)] });
});

test('[B051, M018] a duplicate says so and changes nothing', () => {
  const { toast, ask } = mount();
  ask(1);
  ask(1);
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Este proyecto ya lo estas comparando' }));
  expect(stored()).toHaveLength(1);
});

test('[B050, B056, M093] the fifth project is refused for 3 seconds of message', () => {
  const { toast, ask } = mount();
  for (const plantId of [1, 2, 3, 4, 5]) ask(plantId);
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: expect.stringContaining('máximo 4 proyectos'), durationMs: 3000 }),
  );
  expect(screen.getByText('4 de 4')).toBeTruthy();
});

test('[B050] it starts from what this browser kept and follows other tabs', () => {
  localStorage.setItem('projectsInComparator', JSON.stringify([item(1), item(2)]));
  const { bus } = mount();
  expect(screen.getByText('2 de 4')).toBeTruthy();
  act(() => bus.publish('comparator/selection-changed', { items: [item(2)] }, 'another tab'));
  expect(screen.getByText('1 de 4')).toBeTruthy();
});

test('[B050] it opens from the tray, and the tray comes back when it closes', async () => {
  const user = userEvent.setup();
  const { ask } = mount();
  ask(1);
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  expect(screen.getByRole('dialog').textContent).toContain('Comparar (1)');
  expect(screen.queryByText('1 de 4')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByText('1 de 4')).toBeTruthy();
});
