import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../../cookies.ts';
import { fixedCurrency } from '../../currency/currency-store.ts';
import { unknownSession } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';
import { Footer } from '../footer/footer.tsx';
import { inertPorts } from '../inert-ports.ts';
import { tellConsent } from './consent.ts';
import { NoticesRoot } from './notices-root.tsx';
import { createToastList } from './toast-list.ts';

const currency = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;

const endPrompt = vi.fn();
const noPrompts = { ...createStore(undefined), open: () => false, drawn: () => undefined, end: endPrompt };

function mount(answer: () => Promise<unknown>) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const shell = ownedBus(bus, 'shell', 'test');
  const call = vi.fn(answer);
  const ports = {
    ...inertPorts(fixedCurrency(currency), unknownSession()),
    bus: shell,
    call: call as unknown as CallApi,
  };
  render(<NoticesRoot ports={ports} toasts={createToastList(shell)} prompts={noPrompts} />);
  return { bus, call };
}

afterEach(() => vi.restoreAllMocks());
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  endPrompt.mockClear();
});

test('[B085, B094, B125] the banner stays until it is accepted, and the page is told', async () => {
  const { bus, call } = mount(async () => ({ ok: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  await waitFor(() => expect(screen.queryByText(/Usamos cookies/)).toBeNull());
  expect(call.mock.lastCall).toMatchObject([{ id: 'C166' }, { body: { choice: 'all' } }]);
  expect(bus.last('shell/consent-changed')).toEqual({ accepted: true });
  expect(localStorage.getItem('cookie-consent')).toBe('1');
});

test('[B129] a choice that is made elsewhere draws no banner on its way', async () => {
  localStorage.setItem('cookie-consent', '1');
  const answer = Promise.withResolvers<unknown>();
  const { bus } = mount(() => answer.promise);
  act(() => bus.ask('shell/choose-cookies', { accepted: false }, 'test'));
  expect(screen.queryByText(/Usamos cookies/)).toBeNull();
  await act(async () => answer.resolve({ ok: 1 }));
  await waitFor(() => expect(bus.last('shell/consent-changed')).toEqual({ accepted: false }));
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

test('[B129] the necessary alone are as easy to choose, and what was optional goes', async () => {
  localStorage.setItem('trackingId', 'k1');
  writeCookie('trackingId', 'k1', 1);
  const { bus, call } = mount(async () => ({ ok: 1 }));
  const [first, second] = screen.getByRole('region', { name: 'Usamos cookies' }).querySelectorAll('button');
  expect([first?.textContent, second?.textContent]).toEqual(['Solo las necesarias', 'Aceptar todas']);
  expect(first?.className).toBe(second?.className);
  await userEvent.click(screen.getByRole('button', { name: 'Solo las necesarias' }));
  await waitFor(() => expect(screen.queryByText(/Usamos cookies/)).toBeNull());
  expect(call.mock.lastCall).toMatchObject([{ id: 'C166' }, { body: { choice: 'necessary' } }]);
  expect(bus.last('shell/consent-changed')).toEqual({ accepted: false });
  expect(localStorage.getItem('trackingId')).toBeNull();
  expect(document.cookie).not.toContain('trackingId');
});

test('[B129] the choice can be changed later, by a link that gets the focus back', async () => {
  localStorage.setItem('cookie-consent', '1');
  render(<Footer request={{ layout: 'default', pathname: '/', currency, year: 2026, isDemo: false }} />);
  const { bus } = mount(async () => ({ ok: 1 }));
  expect(screen.queryByText(/Usamos cookies/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Preferencias de cookies' });
  expect(link.getAttribute('href')).toBe('/aviso-cookies');
  expect(endPrompt).not.toHaveBeenCalled();
  await userEvent.click(link);
  // What interrupts would lie where the banner stands.
  expect(endPrompt).toHaveBeenCalledExactlyOnceWith('gone');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Usamos cookies' }));
  await userEvent.click(screen.getByRole('button', { name: 'Solo las necesarias' }));
  expect(document.activeElement).toBe(link);
  await waitFor(() => expect(bus.last('shell/consent-changed')).toEqual({ accepted: false }));
});

test.each([
  ['ok not 1', async () => ({ ok: 0 }), 'No pudimos guardar tu elección. Intenta de nuevo.'],
  ['an exception', async () => Promise.reject(new Error('down')), /^No pudimos comunicarnos con el servidor/],
])('[B085, B129] %s leaves the banner and says its own words', async (_, answer, words) => {
  mount(answer);
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Aceptar todas' })).toBeTruthy();
  expect(localStorage.getItem('cookie-consent')).toBeNull();
});

test('a banner that would lie over the action of a page waits until it would not', async () => {
  const action = document.body.appendChild(document.createElement('button'));
  action.className = 'mf-search-0a1b2c3d-primary';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 40));
  mount(async () => ({ ok: 1 }));
  const banner = () => document.querySelector('[data-cookie-banner]');
  expect(banner()?.hasAttribute('data-waits')).toBe(true);
  action.remove();
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(banner()?.hasAttribute('data-waits')).toBe(false));
});

test('messages that have gone can be read again from the menu of the account', async () => {
  localStorage.setItem('cookie-consent', '1');
  const { bus } = mount(async () => ({ ok: 1 }));
  const opener = document.body.appendChild(document.createElement('button'));
  opener.dataset.opens = 'notifications';
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Notificaciones' }).textContent).toContain('Aún no hay mensajes');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  act(() => bus.ask('shell/show-toast', { tone: 'success', text: 'Guardado', durationMs: 1 }, 'test'));
  await waitFor(() => expect(screen.queryByText('Guardado')).toBeNull());
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Notificaciones' }).textContent).toContain('Guardado');
  opener.remove();
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
