import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { CurrencyStore } from '../../currency/currency-store.ts';
import type { FrameRequest } from '../../document/frame-contract.ts';
import { unknownSession } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';
import type { FramePorts } from '../frame-ports.ts';
import { HeaderRoot } from '../header-root.tsx';
import { inertPorts } from '../inert-ports.ts';

const currency = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;
const request: FrameRequest = { layout: 'default', pathname: '/', currency, year: 2026, isDemo: false };

function mount(changes: Partial<FramePorts> = {}, layout: FrameRequest['layout'] = 'default', pathname = '/') {
  const store: CurrencyStore = { ...createStore<CurrencyStore['first']>(currency), choose: vi.fn() };
  const ports = { ...inertPorts(store, unknownSession()), ...changes };
  render(<HeaderRoot request={{ ...request, layout, pathname }} ports={ports} />);
  return { store, user: userEvent.setup() };
}

test('[B003] the representative rate is shown beside the currency', () => {
  mount();
  expect(screen.getByText('US$ 1 = $ 3.750')).toBeTruthy();
});

test('[B002] choosing a currency asks the store once', async () => {
  const { store, user } = mount();
  await user.selectOptions(screen.getByLabelText('Moneda'), 'usd');
  expect(store.choose).toHaveBeenCalledExactlyOnceWith('usd');
});

test('[B018, M037, M038] an anonymous visitor is offered to sign in and to register', async () => {
  const ask = vi.fn();
  const on = () => new Subject<never>();
  const { user } = mount({ bus: { publish: vi.fn(), on, last: () => undefined, ask, handle: () => () => undefined } });
  expect(screen.getByText('¿No tienes una cuenta?').textContent).toContain('Regístrate');
  await user.click(screen.getByRole('link', { name: 'Ingresar' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith('account/sign-in', { view: 'login' });
});

test('[B018] with a modifier the way to sign in is a plain link', () => {
  const ask = vi.fn();
  const on = () => new Subject<never>();
  mount({ bus: { publish: vi.fn(), on, last: () => undefined, ask, handle: () => () => undefined } });
  const toBrowser = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', toBrowser, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Ingresar' }), { ctrlKey: true });
  expect(toBrowser).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

test('[B018, B111, B077] a signed-in builder finds the projects and, last, the way out', () => {
  const person = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '' };
  const session = createStore({ ...person, roles: ['constructora'] });
  mount({ session: { ...session, load: async () => undefined, signOut: async () => undefined } });
  expect(screen.getByText('Hola, Ana')).toBeTruthy();
  expect(screen.getByText('Mis proyectos').getAttribute('href')).toBe('/mi-cuenta/constructora/proyectos');
  const menu = screen.getByText('Mis proyectos').closest('ul');
  expect(menu?.lastElementChild?.textContent).toBe('Cerrar sesión');
});

test('[B019, M036] menu and search exclude each other', async () => {
  const mountFragment = vi.fn(() => () => undefined);
  const { user } = mount({ mountFragment });
  await user.click(screen.getByRole('link', { name: 'Buscador' }));
  expect(mountFragment).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
  expect(screen.queryByRole('button', { name: 'Cerrar buscador' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cerrar menú' }).getAttribute('aria-expanded')).toBe('true');
});

test("[B020] on a phone's listing the search makes room while one scrolls, and comes back at the top", async () => {
  vi.stubGlobal('innerWidth', 390);
  const mountFragment = vi.fn(() => () => undefined);
  const { user } = mount({ mountFragment }, 'default', '/proyectos-vivienda/bogota');
  const scrollTo = (top: number) =>
    act(() => {
      vi.stubGlobal('scrollY', top);
      window.dispatchEvent(new Event('scroll'));
    });
  const fixed = () => screen.queryByRole('button', { name: 'Buscador' });
  const closeSearch = () => screen.queryByRole('button', { name: 'Cerrar buscador' });
  await user.click(screen.getByRole('link', { name: 'Buscador' }));
  scrollTo(100);
  expect([closeSearch(), fixed()].map(Boolean)).toEqual([true, false]);
  scrollTo(101);
  expect([closeSearch(), fixed()].map(Boolean)).toEqual([false, true]);
  scrollTo(0);
  expect([closeSearch(), fixed()].map(Boolean)).toEqual([true, false]);
  scrollTo(300);
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
  expect(fixed()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cerrar menú' }));
  await user.click(screen.getByRole('button', { name: 'Buscador' }));
  expect([closeSearch(), fixed()].map(Boolean)).toEqual([true, false]);
  vi.unstubAllGlobals();
});

test('[B020] elsewhere nothing follows the page', () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('scrollY', 900);
  mount({}, 'default', '/actualidad');
  expect(screen.queryByRole('button', { name: 'Buscador' })).toBeNull();
  vi.unstubAllGlobals();
});

test('[B016] the landing layout is bare', () => {
  mount({}, 'landing');
  expect(screen.queryByRole('banner')).toBeNull();
});

test('the slash key opens the search, unless somebody is typing', async () => {
  const mountFragment = vi.fn(() => () => undefined);
  const { user } = mount({ mountFragment });
  screen.getByLabelText('Moneda').focus();
  await user.keyboard('/');
  expect(mountFragment).not.toHaveBeenCalled();
  screen.getByLabelText('Moneda').blur();
  await user.keyboard('/');
  expect(mountFragment).toHaveBeenCalledWith('mf-search/search-bar', { place: 'header' }, expect.any(HTMLElement));
});
