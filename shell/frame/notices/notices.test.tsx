import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fixedCurrency } from '../../currency/currency-store.ts';
import { unknownSession } from '../../session/session-store.ts';
import { inertPorts } from '../inert-ports.ts';
import { tellConsent } from './consent.ts';
import { NoticesRoot } from './notices-root.tsx';
import { createToastList } from './toast-list.ts';

const currency = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;

function mount(answer: () => Promise<unknown>) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const shell = ownedBus(bus, 'shell', 'test');
  const call = vi.fn(answer);
  const ports = {
    ...inertPorts(fixedCurrency(currency), unknownSession()),
    bus: shell,
    call: call as unknown as CallApi,
  };
  render(<NoticesRoot ports={ports} toasts={createToastList(shell)} />);
  return { bus, call };
}

beforeAll(() => {
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});
beforeEach(() => localStorage.clear());

test('[B085] the banner stays until it is accepted, and the page is told', async () => {
  const { bus } = mount(async () => ({ ok: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(screen.queryByText(/Usamos cookies/)).toBeNull());
  expect(bus.last('shell/consent-changed')).toEqual({ accepted: true });
  expect(localStorage.getItem('cookie-consent')).toBe('1');
});

test('[B093, C166] who agrees gets a key under which the backend finds it; who never did gets none', async () => {
  const { bus, call } = mount(async () => ({ ok: 1 }));
  act(() => bus.ask('shell/choose-cookies', { accepted: false }, 'test'));
  await waitFor(() => expect(call.mock.lastCall).toMatchObject([{ id: 'C166' }, { body: { user_key: '' } }]));
  act(() => bus.ask('shell/choose-cookies', { accepted: true }, 'test'));
  await waitFor(() => expect(localStorage.getItem('cookie-consent')).toBe('1'));
  const key = localStorage.getItem('umbral-consent-1');
  expect(key).toMatch(/^[\da-f-]{36}$/);
  act(() => bus.ask('shell/choose-cookies', { accepted: false }, 'test'));
  await waitFor(() => expect(localStorage.getItem('cookie-consent')).toBe('0'));
  expect(call.mock.lastCall).toMatchObject([{}, { body: { choice: 'necessary', user_key: key } }]);
});

test('[B137, C166] a choice that is changed elsewhere is kept, told, and not asked for again', async () => {
  const { bus, call } = mount(async () => ({ ok: 1 }));
  act(() => bus.ask('shell/choose-cookies', { accepted: false }, 'test'));
  await waitFor(() => expect(screen.queryByText(/Usamos cookies/)).toBeNull());
  expect(call.mock.lastCall).toMatchObject([{ id: 'C166' }, { body: { choice: 'necessary' } }]);
  expect(bus.last('shell/consent-changed')).toEqual({ accepted: false });
  expect(localStorage.getItem('cookie-consent')).toBe('0');
});

test.each([
  ['1', true],
  ['0', false],
  [undefined, false],
])('[B094] with %s in the storage, remotes that come late hear at the start: %s', (kept, accepted) => {
  if (kept !== undefined) localStorage.setItem('cookie-consent', kept);
  const bus = createBus({ isStrict: true, report: vi.fn() });
  tellConsent(ownedBus(bus, 'shell', 'test'));
  expect(bus.last('shell/consent-changed')).toEqual({ accepted });
});

test.each([
  ['ok not 1', async () => ({ ok: 0 })],
  ['an exception', async () => Promise.reject(new Error('down'))],
])('[B085] %s leaves the banner and warns', async (_, answer) => {
  mount(answer);
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('No pudimos guardar tu elección. Intenta de nuevo.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Aceptar' })).toBeTruthy();
});

test('[B087] a message asked for on the bus is read out, three at most', () => {
  localStorage.setItem('cookie-consent', '1');
  const { bus } = mount(async () => ({ ok: 1 }));
  act(() => {
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) bus.ask('shell/show-toast', { tone: 'info', text }, 'test');
  });
  const status = screen.getByRole('status');
  expect(status.textContent).not.toContain('uno');
  expect(status.textContent).toContain('cuatro');
});
