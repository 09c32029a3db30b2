import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedCurrency } from '../../currency/currency-store.ts';
import { unknownSession } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';
import { FramePortsProvider } from '../frame-ports.ts';
import { inertPorts } from '../inert-ports.ts';
import { Floats } from './floats.tsx';

const currency = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;
const category = { id: 1, name: 'Charlas', slug: 'charlas' };
const event = (slug: string, starts_at: string) => ({
  id: 1,
  slug,
  title: `Evento ${slug}`,
  excerpt: '',
  category,
  city: 'Cali',
  venue: null,
  cover: null,
  starts_at,
  ends_at: '2099-12-01T20:00:00.000Z',
});

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('innerWidth', 1440);
});
afterEach(() => vi.unstubAllGlobals());

function mount(answer: () => Promise<unknown> = async () => ({ data: [] })) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const open = vi.fn(() => true);
  const mountFragment = vi.fn(() => () => undefined);
  const call = vi.fn(answer);
  const inert = inertPorts(fixedCurrency(currency), unknownSession());
  const ports = {
    ...inert,
    bus: ownedBus(bus, 'shell', 'test'),
    call: call as unknown as CallApi,
    mountFragment,
    // A page that its remote declares stands in no table.
    layoutOf: (path: string) => (path === '/seguros' ? 'landing' : inert.layoutOf(path)),
  };
  render(
    <FramePortsProvider value={ports}>
      <Floats prompts={{ ...createStore(undefined), open, drawn: vi.fn(), end: vi.fn() }} />
    </FramePortsProvider>,
  );
  const goTo = (path: string) => act(() => bus.publish('shell/navigated', { path, owner: 'any' }, 'shell'));
  return { call, goTo, open, mountFragment };
}

const stack = () => screen.queryByRole('region', { name: 'Accesos rápidos' });
const isAway = () => stack()?.dataset.away !== undefined;

test('[B022, B131, M063, M064] on a page with a footer both buttons float, and the fair has its place beside them', () => {
  const { goTo, mountFragment } = mount();
  goTo('/proyectos-vivienda/bogota');
  expect(screen.getByRole('button', { name: 'Próximos eventos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Califica a Umbral' }).getAttribute('href')).toBe('/encuesta');
  expect(mountFragment).toHaveBeenCalledExactlyOnceWith('mf-fair/button', {}, expect.any(HTMLElement));
});

test('[B131] a landing has no footer and nothing that floats', () => {
  const { goTo } = mount();
  goTo('/form');
  expect(stack()).toBeNull();
  goTo('/');
  expect(stack()).not.toBeNull();
  goTo('/seguros');
  expect(stack()).toBeNull();
});

test('[B022, M063, C152] the next three events open above their button, and go away again', async () => {
  const { call } = mount(async () => ({
    data: [event('uno', '2020-01-01T15:00:00.000Z'), event('dos', '2099-01-01T15:30:00.000Z')],
  }));
  const button = screen.getByRole('button', { name: 'Próximos eventos' });
  await userEvent.click(button);
  const panel = within(screen.getByRole('region', { name: 'Próximos eventos' }));
  expect((await panel.findByRole('link', { name: 'Evento uno' })).getAttribute('href')).toBe('/eventos/charlas/uno');
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'C152' }), { query: { limit: 3 } });
  expect(panel.getByText('En curso · Cali')).toBeTruthy();
  expect(panel.getByText('1 de enero de 2099, 10:30 a. m. · Cali')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe('/eventos');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Próximos eventos' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('[B022] events that cannot be had are asked for again; none at all is said', async () => {
  let isAway = true;
  mount(async () => {
    if (isAway) throw new Error('away');
    return { data: [] };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Próximos eventos' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Intenta de nuevo');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Por ahora no hay eventos programados.')).toBeTruthy();
});

test('[M064, B131] an opinion opens the survey here, or its page where the survey cannot be had', async () => {
  const { open } = mount();
  const followed = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', followed);
  await userEvent.click(screen.getByRole('link', { name: 'Califica a Umbral' }));
  expect(open).toHaveBeenCalledExactlyOnceWith('survey');
  expect(followed).not.toHaveBeenCalled();
  open.mockReturnValue(false);
  await userEvent.click(screen.getByRole('link', { name: 'Califica a Umbral' }));
  expect(followed).toHaveBeenCalledOnce();
  document.removeEventListener('click', followed);
});

test('[B131] they step aside for the action that the page is for', () => {
  const action = document.body.appendChild(document.createElement('a'));
  action.className = 'mf-project-0a1b2c3d-primary';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 40));
  mount();
  expect(isAway()).toBe(true);
  action.remove();
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(isAway()).toBe(false);
  expect(stack()?.dataset.floats).toBe('whole');
  vi.restoreAllMocks();
});

test('what the browser leaves out far from sight is not asked whether they lie over it: it would be laid out', () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<button>near</button><button>far</button>';
  const [near, far] = main.querySelectorAll('button');
  if (!near || !far) throw new Error('the page has no controls');
  far.checkVisibility = (options) => !options?.contentVisibilityAuto;
  const [asked, spared] = [near, far].map((control) => vi.spyOn(control, 'getBoundingClientRect'));
  mount();
  expect(asked).toHaveBeenCalled();
  expect(spared).not.toHaveBeenCalled();
  main.remove();
});

test('[B131] on a phone they lie over no field', () => {
  vi.stubGlobal('innerWidth', 390);
  const field = document.createElement('input');
  document.body.appendChild(document.createElement('main')).append(field);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 40));
  mount();
  expect(isAway()).toBe(true);
  field.parentElement?.remove();
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(isAway()).toBe(false);
  vi.restoreAllMocks();
});

test('[B131] on a phone they go on the way down and come back as icons: they never widen while they fade', () => {
  vi.stubGlobal('innerWidth', 390);
  mount();
  const moveTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    act(() => void window.dispatchEvent(new Event('scroll')));
    return [stack()?.dataset.floats, isAway()];
  };
  expect([moveTo(400), moveTo(300)]).toEqual([
    ['small', true],
    ['small', false],
  ]);
});

test('[B131] another page is looked at anew, and once more when it has settled', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 40));
  const { goTo } = mount();
  expect(stack()?.dataset.floats).toBe('whole');
  const action = document.body.appendChild(document.createElement('a'));
  action.className = 'mf-project-0a1b2c3d-primary';
  goTo('/proyectos-vivienda/bogota');
  expect(isAway()).toBe(true);
  action.remove();
  await vi.waitFor(() => expect(isAway()).toBe(false));
  vi.restoreAllMocks();
});
