import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../../cookies.ts';
import { fixedCurrency } from '../../currency/currency-store.ts';
import { inertPorts } from '../../frame/inert-ports.ts';
import { type SessionState, unknownSession } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';
import { topics } from '../../topics.ts';
import { startPrompts } from './start-prompts.ts';

const allViews = ['popup', 'portal-survey', 'newsletter'];
const offered = vi.hoisted(() => ({ fragments: [''] }));

vi.mock('../boot-data.ts', () => ({ boot: {} }));
vi.mock('../load-remote.ts', () => ({ bootRemote: () => offered }));

const currency = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;
const ana = { id: 7, name: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '', roles: ['user'] };
let listeners: AbortController;
let link: HTMLElement;

beforeEach(() => {
  offered.fragments = allViews;
  vi.useFakeTimers();
  listeners = new AbortController();
  localStorage.clear();
  sessionStorage.clear();
  writeCookie('exit-intent', '', 0);
  vi.stubGlobal('innerWidth', 1440);
  link = document.body.appendChild(document.createElement('button'));
});
afterEach(() => {
  link.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  listeners.abort();
});

function start(person: SessionState = null, isAnswered = 0) {
  const bus = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('shell', topics) });
  const session = createStore<SessionState>(person);
  const call = vi.fn(async () => ({ ok: isAnswered }));
  const { arbiter } = startPrompts(
    {
      ...inertPorts(fixedCurrency(currency), unknownSession()),
      session: { ...unknownSession(), ...session },
      bus: ownedBus(bus, 'shell', 'test'),
      call: call as unknown as CallApi,
    },
    listeners.signal,
  );
  const goTo = (path: string) => {
    bus.publish('shell/navigated', { path, owner: 'any' }, 'shell');
    arbiter.look();
  };
  const said = (by: string) => topicsOf<typeof topics>({ bus: ownedBus(bus, by, 'test') });
  const fair = (active: boolean) =>
    said('mf-fair').publish('fair/state-changed', { active, hyphenized: active ? 'feria' : null });
  return { arbiter, bus, said, call, goTo, fair, session, shown: () => arbiter.get()?.name };
}

/** So many presses on a button of the page; then whatever was asked meanwhile is answered. */
async function press(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) link.click();
  await vi.advanceTimersByTimeAsync(100);
}

test('[B082] the fair comes 3 s after the page that is open now, each page counting anew', () => {
  const { goTo, fair, shown } = start();
  fair(true);
  goTo('/');
  vi.advanceTimersByTime(2900);
  goTo('/proyectos-vivienda/bogota');
  vi.advanceTimersByTime(2999);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('fair-popup');
});

test.each([
  '/feria',
  '/feria-virtual/caribe',
  '/proyectos-vivienda/bogota/suba/apartamento/nogal-1',
  '/proyectos-en-el-exterior/panama/ciudad/apartamento/nogal-1',
  '/lanzamiento/nogal',
  '/login',
])('[B082] it does not come on %s, and goes away when that is opened', (path) => {
  const { goTo, fair, shown } = start();
  fair(true);
  goTo(path);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBeUndefined();
  goTo('/');
  vi.advanceTimersByTime(3000);
  expect(shown()).toBe('fair-popup');
  goTo(path);
  expect(shown()).toBeUndefined();
  expect(sessionStorage.getItem('FairPopUpSeen')).toBeNull();
});

test('[B082, B094, B125] closing it marks it as seen for the session: it comes on no other page', () => {
  const { arbiter, goTo, fair, shown } = start();
  fair(true);
  goTo('/');
  vi.advanceTimersByTime(3000);
  arbiter.end('closed');
  expect(sessionStorage.getItem('FairPopUpSeen')).toBe('1');
  expect(localStorage.getItem('FairPopUpSeen')).toBeNull();
  goTo('/actualidad');
  vi.advanceTimersByTime(120_000);
  expect(shown()).toBeUndefined();
});

test('[B082, B120] a fair that ends while the page is open takes its pop-up along; without one none comes', () => {
  const { goTo, fair, shown } = start();
  goTo('/');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
  fair(true);
  expect(shown()).toBe('fair-popup');
  fair(false);
  expect(shown()).toBeUndefined();
});

test('[B078, B094, B125] the fifth interaction of a session brings the survey to somebody who has not answered, 100 ms later', async () => {
  const { shown } = start();
  await press(4);
  expect(shown()).toBeUndefined();
  expect(sessionStorage.getItem('page-interaction')).toBe('4');
  link.click();
  await vi.advanceTimersByTimeAsync(99);
  expect(shown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe('survey');
  expect(sessionStorage.getItem('page-interaction')).toBe('5');
  expect(sessionStorage.getItem('openumbralSurvey')).toBe('1');
});

test('[B078] a press on the words of a field is one interaction, and one on a link among them too', () => {
  start();
  const terms = document.body.appendChild(document.createElement('label'));
  terms.innerHTML = '<input type="checkbox"><span>Acepto los</span> <a href="#terminos">términos</a>';
  terms.querySelector('span')?.click();
  expect(terms.querySelector('input')?.checked).toBe(true);
  expect(sessionStorage.getItem('page-interaction')).toBe('1');
  terms.querySelector('a')?.click();
  expect(sessionStorage.getItem('page-interaction')).toBe('2');
  terms.remove();
});

test('[B078] it stays while the visitor goes on, and is done once its view says so', async () => {
  const { arbiter, said, shown } = start();
  await press(5);
  arbiter.look();
  await press(2);
  expect(shown()).toBe('survey');
  said('mf-content').publish('content/survey-closed', {});
  expect(shown()).toBeUndefined();
  await press(5);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown()).toBeUndefined();
});

test('[B078] who has sent it from this browser, or had it open in this session, is left alone', async () => {
  localStorage.setItem('umbralSurveySent', '1');
  const { shown } = start();
  await press(9);
  expect(shown()).toBeUndefined();
  localStorage.clear();
  sessionStorage.setItem('openumbralSurvey', '1');
  await press(9);
  expect(shown()).toBeUndefined();
});

test.each([
  [0, 'survey'],
  [1, undefined],
])('[B078, C140] of somebody signed in the backend says whether they have answered: ok %s', async (ok, expected) => {
  vi.useRealTimers();
  const { call, shown } = start(ana, ok);
  for (let count = 0; count < 5; count += 1) link.click();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'C140' }), { params: { id: 7 } });
  await vi.waitFor(() => expect(shown()).toBe(expected));
});

test.each([
  ['nothing else on', 1024, false, false, false, 'survey'],
  ['an audience form begun', 1024, true, false, false, undefined],
  ['a fair whose pop-up was not seen', 1024, false, true, false, undefined],
  ['a fair whose pop-up was seen', 1024, false, true, true, 'survey'],
  ['a wide screen, whatever is on', 1025, true, true, false, 'survey'],
])('[B080] on phones and tablets it waits for the others: %s', async (_, width, quest, isFair, isSeen, expected) => {
  vi.stubGlobal('innerWidth', width);
  if (isSeen) sessionStorage.setItem('FairPopUpSeen', '1');
  const { said, fair, shown } = start();
  said('mf-content').publish('content/audience-quest-changed', { active: quest });
  fair(isFair);
  await press(5);
  expect(shown()).toBe(expected);
});

test('[B078, B080] on a phone the survey keeps its turn until it is known whether a fair is on', async () => {
  vi.stubGlobal('innerWidth', 390);
  sessionStorage.setItem('page-interaction', '5');
  const { fair, shown } = start();
  await vi.advanceTimersByTimeAsync(1000);
  fair(true);
  expect(shown()).toBeUndefined();
  expect(sessionStorage.getItem('openumbralSurvey')).toBeNull();
  expect(localStorage.getItem('umbral-prompts-1')).toBeNull();
  fair(false);
  expect(shown()).toBe('survey');
});

test('[B080] where no fair can call, the survey waits for none', async () => {
  vi.stubGlobal('innerWidth', 390);
  offered.fragments = ['portal-survey'];
  const { fair, shown } = start();
  fair(true);
  await press(5);
  expect(shown()).toBe('survey');
});

test('[B128] while the panel of the next events is open nothing takes its place', async () => {
  const floats = document.body.appendChild(document.createElement('section'));
  floats.dataset.floats = 'whole';
  floats.innerHTML = '<button type="button" aria-expanded="true">Próximos eventos</button>';
  const { shown } = start();
  await press(5);
  expect(shown()).toBeUndefined();
  floats.remove();
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toBe('survey');
});

test('[B125, B094] a pointer that leaves a desk through the top asks for the newsletter, once a day', () => {
  const { arbiter, shown } = start();
  const leave = (clientY: number) => document.dispatchEvent(new MouseEvent('mouseout', { clientY }));
  leave(300);
  expect(shown()).toBeUndefined();
  const written = vi.spyOn(document, 'cookie', 'set');
  leave(-1);
  expect(shown()).toBe('newsletter');
  expect(written.mock.lastCall?.[0]).toContain('exit-intent=1; Path=/; Max-Age=86400');
  written.mockRestore();
  arbiter.end('closed');
  vi.advanceTimersByTime(60_000);
  leave(-1);
  expect(shown()).toBeUndefined();
});

test('[B125, B128] an exit at a moment when nothing may come is spent on nothing: no cookie, and no newsletter later', () => {
  const banner = document.body.appendChild(document.createElement('section'));
  banner.dataset.cookieBanner = '';
  const { shown } = start();
  const leave = () => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1 }));
  leave();
  expect(document.cookie).not.toContain('exit-intent');
  banner.remove();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBeUndefined();
  leave();
  expect(shown()).toBe('newsletter');
});

test('[B128] whoever asks on the bus is heard by its rules', () => {
  const { bus, shown } = start();
  bus.ask('shell/request-prompt', { name: 'newsletter' }, 'mf-content');
  expect(shown()).toBe('newsletter');
});
