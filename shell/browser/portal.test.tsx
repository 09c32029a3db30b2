import type { PageKey } from '@umbral/domain/routes/match.ts';
import { declaredPage } from '@umbral/kit/remote/declared-page.ts';
import { defineRemote } from '@umbral/kit/remote/define-remote.tsx';
import { page } from '@umbral/kit/remote/page.ts';
import type { RouteModule } from '@umbral/kit/remote/route-module.ts';
import { createBus } from '@umbral/protocol/events/create-bus.ts';
import type { PagesPart } from '@umbral/protocol/remote/remote-host.ts';
import { Link, useLoaderData } from '@umbral/protocol/router/router.ts';
import type { DeclaredKey } from '@umbral/protocol/routes/declared-route.ts';
import { start } from 'single-spa';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Boot, BootRemote } from '../document/boot.ts';
import { keepPages } from './parts/kept-pages.ts';
import { createPortal, type Portal } from './portal.ts';

const remoteNames = ['mf-fair', 'mf-content', 'mf-account', 'mf-insurance'] as const;
type TestRemote = (typeof remoteNames)[number];

const composition = vi.hoisted(() => {
  const quote = { key: 'insurance/quote', pattern: '/seguros/:city?', owner: 'mf-insurance' } as const;
  const routes = [{ ...quote, layout: 'landing', robots: 'noindex', section: 'none' }] as const;
  // What is declared is read as soon as the shell's modules are.
  return { boot: { routes } as unknown as Boot, remotes: new Map<string, PagesPart>() };
});
vi.mock('./boot-data.ts', () => composition);
vi.mock('./load-remote.ts', () => ({
  bootRemote: (name: string) => composition.boot.remotes.find((remote: BootRemote) => remote.name === name),
  loadApp: async (name: string) => composition.remotes.get(name) ?? Promise.reject(new Error(`${name} is gone`)),
}));

const loaded = vi.fn<(path: string) => void>();
const notices = { toast: vi.fn(), busy: vi.fn(), announce: vi.fn(), mount: vi.fn() };
const report = vi.fn();
const onShown = vi.fn();
const slot = document.createElement('main');
let portal: Portal;
const go = (href: string) => portal.navigation.go(href);

function probe(name: TestRemote, key: PageKey): PagesPart {
  function Probe() {
    return (
      <article>
        <h1>{useLoaderData<string>()}</h1>
        <Link to="/actualidad">Actualidad</Link>
      </article>
    );
  }
  const load = async (): Promise<RouteModule> => ({
    loader: ({ request }) => {
      loaded(new URL(request.url).pathname);
      return `${name} ${key}`;
    },
    Component: Probe,
    handle: { head: () => ({ title: `Título de ${key}`, robots: 'noindex,follow' as const }) },
  });
  const declared = { pattern: '/seguros/:city?', layout: 'landing', robots: 'noindex' } as const;
  return defineRemote({
    name,
    routes: isDeclared(key)
      ? declaredPage({ route: { key, ...declared }, chunk: key, load })
      : page({ routes: [key], chunk: key, load }),
  });
}

function isDeclared(key: PageKey): key is DeclaredKey {
  return key.includes('/');
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  Object.assign(window, { __failedAssets: [], __reloadOnce: () => false, scrollTo: vi.fn() });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/feria');
  document.body.append(slot);
  const remotes = remoteNames.map((name) => ({
    name,
    version: '1',
    entry: '/r/x.js',
    fragments: [],
    ...(name === 'mf-content' ? { settings: { desk: '601' } } : {}),
  }));
  composition.boot = {
    composition: 'c1',
    shellVersion: '1',
    environment: {
      apiBase: '/api',
      search: { appId: '', apiKey: '', host: '', protocol: 'http' },
      currency: { code: 'cop', rates: { usd: 1, eur: 1 }, asOf: '2026-11-20' },
      origin: 'http://localhost:3000',
    },
    page: { owner: 'mf-fair', status: 200 },
    frame: {
      layout: 'default',
      pathname: '/feria',
      year: 2026,
      isDemo: false,
      currency: { code: 'cop', rates: { usd: 1, eur: 1 }, asOf: '' },
    },
    remotes,
  };
  composition.remotes.set('mf-fair', probe('mf-fair', 'fairs'));
  composition.remotes.set('mf-content', probe('mf-content', 'news'));
  composition.remotes.set('mf-account', broken());
  composition.remotes.set('mf-insurance', probe('mf-insurance', 'insurance/quote'));
  const bus = createBus({ isStrict: true, report });
  portal = createPortal({
    boot: composition.boot,
    state: { fragments: {} },
    bus,
    slot,
    notices,
    onShown,
    report,
  });
  start({ urlRerouteOnly: true });
});

afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeEach(() => {
  loaded.mockClear();
  report.mockClear();
});

/** Throws when React draws it, above any router. */
function broken(): PagesPart {
  const whole = probe('mf-account', 'login');
  return { ...whole, mount: () => Promise.reject(new Error('above the router')) };
}

function scrollToPlace(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
}

/** As the browser does it, where single-spa does not look. */
function followAnchor(hash: string): void {
  History.prototype.pushState.call(history, null, '', hash);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

const heading = () => slot.querySelector('h1')?.textContent;

test('the page of the address is mounted, and its head stands in the document', async () => {
  await vi.waitFor(() => expect(document.title).toBe('Título de fairs'));
  expect(heading()).toBe('mf-fair fairs');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex,follow');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://localhost:3000/feria');
});

test('a link inside a page crosses to another remote, runs its loader once and moves focus and title', async () => {
  slot.querySelector('a')?.click();
  await vi.waitFor(() => expect(heading()).toBe('mf-content news'));
  expect(loaded.mock.calls).toEqual([['/actualidad']]);
  expect(slot.dataset.boundary).toBe('mf-content');
  expect(document.activeElement).toBe(slot.querySelector('h1'));
  await vi.waitFor(() => expect(notices.announce).toHaveBeenLastCalledWith('Título de news'));
  history.back();
  await vi.waitFor(() => expect(heading()).toBe('mf-fair fairs'));
});

test('a page that no table has is reached softly, in the layout that its remote declared, and left again', async () => {
  go('/seguros/cali');
  await vi.waitFor(() => expect(heading()).toBe('mf-insurance insurance/quote'));
  expect(loaded.mock.calls).toEqual([['/seguros/cali']]);
  expect(onShown).toHaveBeenLastCalledWith('/seguros/cali', 'landing');
  expect(slot.dataset.boundary).toBe('mf-insurance');
  go('/feria');
  await vi.waitFor(() => expect(heading()).toBe('mf-fair fairs'));
});

test('a remote that throws above its router does not freeze navigation', async () => {
  go('/login');
  await vi.waitFor(() => expect(slot.querySelector('[role=alert]')).not.toBeNull());
  expect(report).toHaveBeenCalled();
  expect(notices.busy).toHaveBeenLastCalledWith(false);
  go('/actualidad');
  await vi.waitFor(() => expect(heading()).toBe('mf-content news'));
});

test('a remote whose tree failed takes no more links: the document is loaded', async () => {
  const assign = vi.fn();
  const host = portal.hostOf('mf-content');
  const router = { navigate: vi.fn(), stop: vi.fn() };
  const real = window.location;
  vi.stubGlobal('location', new Proxy({ assign }, { get: (own, key) => Reflect.get(key in own ? own : real, key) }));
  host.routerMounted(router);
  host.reportFailure(new Error('while drawing'));
  go('/actualidad?page=2');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/actualidad?page=2');
  expect(router.navigate).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  const drawn = slot.querySelector('h1');
  host.retry();
  await vi.waitFor(() => {
    expect(heading()).toBe('mf-content news');
    expect(slot.querySelector('h1')).not.toBe(drawn);
  });
});

test('what the router of a remote caught is told under its name, and its page goes on', () => {
  report.mockClear();
  const fault = new Error('a loader threw');
  portal.hostOf('mf-fair').reportFault?.(fault);
  expect(report).toHaveBeenCalledExactlyOnceWith(fault, 'mf-fair');
});

test('what a page that was left still tells of itself is not heard', () => {
  onShown.mockClear();
  const shown = { href: '/feria', status: 200, head: { title: 'Feria' }, action: 'POP', keepsPlace: false } as const;
  portal.hostOf('mf-fair').pageShown({ ...shown, hydrated: false });
  expect(onShown).not.toHaveBeenCalled();
});

test('after many quick switches the last one stands alone', async () => {
  for (const href of ['/feria', '/actualidad', '/login', '/feria', '/actualidad', '/feria']) go(href);
  await vi.waitFor(() => expect(heading()).toBe('mf-fair fairs'));
  expect(location.pathname).toBe('/feria');
  expect(slot.querySelectorAll('h1')).toHaveLength(1);
  history.back();
  await vi.waitFor(() => expect(heading()).toBe('mf-content news'));
});

test('[B014] code that does not come reloads the document, unless the visitor chose something else meanwhile', async () => {
  const reloadOnce = vi.fn(() => false);
  Object.assign(window, { __reloadOnce: reloadOnce });
  const { recover } = portal.hostOf('mf-fair');
  const tooSlow = () => Promise.reject(Object.assign(new Error('Too slow'), { name: 'TimeoutError' }));
  const left = recover(tooSlow, '/feria');
  portal.navigation.overtake();
  await expect(left).rejects.toThrow('Too slow');
  expect(reloadOnce).not.toHaveBeenCalled();
  await expect(recover(tooSlow, '/feria')).rejects.toThrow('Too slow');
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('/feria');
});

test('an anchor on a softly reached page is not another page: the browser alone moves', async () => {
  go('/feria');
  await vi.waitFor(() => expect(heading()).toBe('mf-fair fairs'));
  scrollToPlace(300);
  onShown.mockClear();
  vi.mocked(scrollTo).mockClear();
  followAnchor('#fin');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(onShown).not.toHaveBeenCalled();
  scrollToPlace(900);
  go('/actualidad');
  await vi.waitFor(() => expect(heading()).toBe('mf-content news'));
  history.back();
  await vi.waitFor(() => expect(heading()).toBe('mf-fair fairs'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
  history.back();
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' }));
});

const newsFacts = {
  owner: 'mf-content',
  version: '1',
  status: 200,
  layout: 'blog',
  robots: 'noindex,follow',
  head: { title: 'Del servidor' },
  currency: { code: 'usd', rates: { usd: 2, eur: 3 }, asOf: '2026-11-25' },
  settings: { desk: '602' },
  ssr: 'p-',
  state: { loaderData: { news: 'mf-content news' }, errors: null },
  css: [],
  js: [],
} as const;

test('a page that the server drew is on the screen and told before its code, which takes it over and tells nothing', async () => {
  go('/actualidad');
  await vi.waitFor(() => expect(heading()).toBe('mf-content news'));
  const { context } = portal.hostOf('mf-content');
  expect(context.environment.settings, 'of its document').toEqual({ desk: '601' });
  expect(portal.hostOf('mf-fair').context.environment.settings).toBeUndefined();
  const main = document.createElement('main');
  main.innerHTML = slot.innerHTML;
  const html = main.innerHTML;
  go('/feria');
  await vi.waitFor(() => expect(heading()).toBe('mf-fair fairs'));
  portal.navigation.takeParts({ want: async () => true, take: async () => ({ facts: newsFacts, main }) });
  loaded.mockClear();
  onShown.mockClear();
  go('/actualidad');
  await vi.waitFor(() => expect(location.pathname).toBe('/actualidad'));
  const shown = document.querySelector('main');
  expect(slot.isConnected).toBe(false);
  expect(shown?.innerHTML).toBe(html);
  expect(document.activeElement).toBe(shown?.querySelector('h1'));
  expect(onShown.mock.calls).toEqual([['/actualidad', 'blog']]);
  await vi.waitFor(() => expect(shown?.dataset.ssr).toBeUndefined());
  await vi.waitFor(() => expect(document.title).toBe('Del servidor'));
  expect(shown?.querySelector('h1')?.textContent).toBe('mf-content news');
  const { currency, settings } = newsFacts;
  expect(context.environment, 'as its part was drawn').toMatchObject({ currency, settings });
  expect(onShown).toHaveBeenCalledOnce();
  expect(loaded).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  // Its router has taken over: it hears of Back, and the page before comes again from nothing.
  await vi.waitFor(() => expect(slot.childNodes).toHaveLength(0));
  history.back();
  await vi.waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('mf-fair fairs'));
});

test('pages that were left for a part come back in the same turn, forwards too, without their loaders', async () => {
  keepPages(portal.navigation, portal.stage);
  const before = document.querySelector('main');
  await vi.waitFor(() => expect(before?.querySelector('h1')?.textContent).toBe('mf-fair fairs'));
  const main = document.createElement('main');
  main.innerHTML = '<article><h1>mf-content news</h1><a href="/actualidad">Actualidad</a></article>';
  portal.navigation.takeParts({ want: async () => true, take: async () => ({ facts: newsFacts, main }) });
  loaded.mockClear();
  go('/actualidad');
  await vi.waitFor(() => expect(location.pathname).toBe('/actualidad'));
  const after = document.querySelector('main');
  await vi.waitFor(() => expect(after?.dataset.ssr).toBeUndefined());
  for (const [step, page, path] of [
    [-1, before, '/feria'],
    [1, after, '/actualidad'],
    [-1, before, '/feria'],
  ] as const) {
    onShown.mockClear();
    history.go(step);
    await vi.waitFor(() => expect(location.pathname).toBe(path));
    await vi.waitFor(() => expect(document.querySelector('main')).toBe(page));
    expect(page?.querySelector('h1')).not.toBeNull();
    await vi.waitFor(() => expect(onShown.mock.calls.map(([shown]) => shown)).toEqual([path]));
  }
  expect(loaded).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});
