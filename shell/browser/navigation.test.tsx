import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNavigation } from './navigation.ts';
import type { PagePart, PartSource } from './parts/part-source.ts';

vi.mock('./boot-data.ts', () => ({ boot: { remotes: [{ name: 'mf-fair' }, { name: 'mf-content' }] } }));

const memory = {
  follow: vi.fn(),
  leave: vi.fn(),
  stay: vi.fn(() => false),
  follows: () => false,
  positionOf: () => undefined,
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window, 'addEventListener');
  Object.assign(window, { __failedAssets: [], __reloadOnce: () => false });
  history.replaceState({ key: 'first', idx: 3 }, '', '/feria');
});

/** Each test has a tab of its own: what the one before listens to is over. */
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function remote(prefetch: NonNullable<PagesPart['prefetch']>): PagesPart {
  return { mount: vi.fn(), hydrate: vi.fn(), preload: vi.fn(), prefetch };
}

function navigation(load: (name: RemoteName) => Promise<PagesPart>) {
  const busy = vi.fn();
  const show = vi.fn((_part: PagePart, _href: string, push: () => void) => push());
  return { busy, show, ...createNavigation({ hostOf: () => ({}) as RemoteHost, memory, busy, show, load }) };
}

test('a page of another remote is ready before the address changes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { go, busy, takeAction } = navigation(async () => remote(() => promise));
  go('/actualidad?page=2#fin');
  await Promise.resolve();
  expect(location.pathname).toBe('/feria');
  expect(busy).toHaveBeenCalledWith(true);
  resolve();
  await vi.waitFor(() => expect(location.href).toMatch(/\/actualidad\?page=2#fin$/));
  expect(memory.leave).toHaveBeenCalledOnce();
  expect(history.state).toMatchObject({ idx: 4 });
  expect(takeAction()).toBe('PUSH');
  expect(takeAction()).toBeUndefined();
});

test('a newer navigation overtakes one that is still getting ready', async () => {
  const slow = Promise.withResolvers<void>();
  history.replaceState(null, '', '/login');
  const { go } = navigation(async (name) => remote(() => (name === 'mf-content' ? slow.promise : Promise.resolve())));
  go('/actualidad');
  go('/feria-virtual/cali');
  await vi.waitFor(() => expect(location.pathname).toBe('/feria-virtual/cali'));
  slow.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(location.pathname).toBe('/feria-virtual/cali');
});

test('a navigation that was overtaken by a click that leads nowhere takes its loading bar along', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { go, busy, overtake } = navigation(async () => remote(() => promise));
  overtake();
  expect(busy).not.toHaveBeenCalled();
  go('/actualidad');
  overtake();
  expect(busy.mock.calls).toEqual([[true], [false]]);
  overtake();
  resolve();
  await new Promise((done) => setTimeout(done));
  expect(location.pathname).toBe('/feria');
  expect(busy).toHaveBeenCalledTimes(2);
});

test("the mounted remote's router takes addresses of its own", () => {
  const load = vi.fn();
  const { go, routerMounted } = navigation(load);
  const router = { navigate: vi.fn(), stop: vi.fn() };
  routerMounted('mf-fair', router);
  go('/feria/registro');
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/feria/registro');
  expect(load).not.toHaveBeenCalled();
});

test('whoever was asked last wins, inside the mounted remote or across', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { go, routerMounted } = navigation(async () => remote(() => promise));
  const router = { navigate: vi.fn(), stop: vi.fn() };
  routerMounted('mf-fair', router);
  go('/actualidad');
  go('/feria/registro');
  resolve();
  await new Promise((done) => setTimeout(done));
  expect(location.pathname).toBe('/feria');
  expect(router.stop).not.toHaveBeenCalled();
  go('/actualidad');
  await vi.waitFor(() => expect(location.pathname).toBe('/actualidad'));
  expect(router.stop).toHaveBeenCalledOnce();
});

test('a remote that cannot be had still changes the address, where its slot says so', async () => {
  const { go } = navigation(() => Promise.reject(new Error('gone')));
  go('/actualidad');
  await vi.waitFor(() => expect(location.pathname).toBe('/actualidad'));
});

test('a load that failed after the visitor had moved on does not pull them back', async () => {
  const slow = Promise.withResolvers<void>();
  const reloadOnce = vi.fn(() => true);
  Object.assign(window, { __reloadOnce: reloadOnce });
  const { go, routerMounted } = navigation(async () => remote(() => slow.promise));
  routerMounted('mf-fair', { navigate: vi.fn(), stop: vi.fn() });
  go('/actualidad');
  go('/feria-virtual/cali');
  slow.reject(Object.assign(new Error('Too slow'), { name: 'TimeoutError' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloadOnce).not.toHaveBeenCalled();
  go('/actualidad');
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('/actualidad'));
});

/** The address bar, with the ways to a whole document watched. */
function watchedLocation() {
  const real = window.location;
  const ways = { assign: vi.fn(), reload: vi.fn() };
  const watched = new Proxy(ways, { get: (_, key) => Reflect.get(key in ways ? ways : real, key) });
  vi.stubGlobal('location', watched);
  return ways;
}

test('Back to a page that only the server draws loads it, once a remote has taken its place', async () => {
  const { reload } = watchedLocation();
  history.replaceState(null, '', '/nadie');
  const { go } = navigation(async () => remote(() => Promise.resolve()));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).not.toHaveBeenCalled();
  go('/feria');
  await vi.waitFor(() => expect(location.pathname).toBe('/feria'));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/nadie');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledOnce();
});

test('where no router is alive to take a link of its own remote, the document is loaded', async () => {
  const { assign } = watchedLocation();
  const load = vi.fn();
  const { go, routerMounted } = navigation(load);
  go('/feria/registro?x=1#y');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/feria/registro?x=1#y');
  const router = { navigate: vi.fn(), stop: vi.fn() };
  routerMounted('mf-fair', router);
  go('/feria/registro');
  routerMounted('mf-fair', undefined);
  go('/feria/registro');
  expect(assign).toHaveBeenCalledTimes(2);
  expect(router.navigate).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

test('an anchor is not Back: it overtakes nothing and leaves no page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { go } = navigation(async () => remote(() => promise));
  go('/actualidad');
  memory.stay.mockReturnValueOnce(true);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(memory.leave).not.toHaveBeenCalled();
  resolve();
  await vi.waitFor(() => expect(location.pathname).toBe('/actualidad'));
});

function source(take: PartSource['take']): PartSource {
  return { take, want: async () => true };
}

const part: PagePart = { facts: { owner: 'mf-content' } as PagePart['facts'], main: document.createElement('main') };

test('a part is shown without any code of its remote, and its remote is crossed to again until it is alive', async () => {
  const load = vi.fn();
  const { go, show, takeParts, routerMounted, takeAction } = navigation(load);
  takeParts(source(async () => part));
  go('/actualidad?page=2#fin');
  await vi.waitFor(() => expect(location.href).toMatch(/\/actualidad\?page=2#fin$/));
  expect(show).toHaveBeenCalledExactlyOnceWith(part, '/actualidad?page=2#fin', expect.any(Function));
  expect(takeAction(), 'the part itself tells how it came').toBeUndefined();
  go('/actualidad/etiqueta/x');
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  const router = { navigate: vi.fn(), stop: vi.fn() };
  routerMounted('mf-content', router);
  go('/actualidad');
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/actualidad');
  expect(load).not.toHaveBeenCalled();
});

test('without a part the page is drawn here; without its looks, or in circles, the document is loaded', async () => {
  const { assign } = watchedLocation();
  const take = vi.fn<PartSource['take']>().mockResolvedValueOnce('unstyled');
  const { go, takeParts } = navigation(async () => remote(() => Promise.resolve()));
  takeParts(source(take));
  go('/actualidad');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/actualidad'));
  take.mockImplementation(async (_, href) => ({
    location: href === '/actualidad' ? '/feria-virtual/cali' : '/actualidad',
  }));
  history.replaceState(null, '', '/nadie');
  go('/actualidad');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  take.mockResolvedValue(undefined);
  go('/actualidad');
  await vi.waitFor(() => expect(location.pathname).toBe('/actualidad'));
});

test('a navigation that is overtaken, by a click or by Back, ends its request', async () => {
  const signals: AbortSignal[] = [];
  const { go, overtake, takeParts } = navigation(vi.fn());
  takeParts(
    source((_, __, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    }),
  );
  go('/actualidad');
  overtake();
  go('/actualidad');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('Back forgets how a page was reached that never came', async () => {
  const { go, takeAction } = navigation(async () => remote(() => Promise.resolve()));
  go('/actualidad');
  await vi.waitFor(() => expect(location.pathname).toBe('/actualidad'));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(takeAction()).toBeUndefined();
});

test('[B015] a target off this origin is an error', () => {
  const { go } = navigation(vi.fn());
  expect(() => go('https://evil.example/')).toThrow('stay on the portal');
  expect(() => go('//evil.example/')).toThrow('stay on the portal');
  expect(() => go('javascript:alert(1)')).toThrow('stay on the portal');
});
