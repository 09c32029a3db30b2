import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '../../document/boot.ts';
import type { topics } from '../../topics.ts';
import { startOffline } from './start-offline.ts';

vi.mock('../boot-data.ts', () => ({ boot: { remotes: [{ name: 'mf-project' }] } }));

const home = '/proyectos-vivienda/bogota/suba/apartamento/alameda-1';
const boot = { keepsPages: true, remotes: [], environment: { currency: { code: 'usd' } } } as unknown as Boot;

/** The service workers of a browser, as far as pages see them. */
function browserWorkers() {
  const active = { postMessage: vi.fn() };
  const scopes: string[] = [];
  const unregister = vi.fn(async () => true);
  const registrationOf = (scope: string) => ({ scope: `http://localhost:3000${scope}`, active, unregister });
  return {
    told: active.postMessage,
    scopes,
    unregister,
    container: {
      ready: Promise.resolve(registrationOf('/')),
      register: vi.fn(async (_: string, { scope }: { scope: string }) => void scopes.push(scope)),
      getRegistration: async (scope: string) => {
        const found = scopes.filter((one) => scope.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
        return found && registrationOf(found);
      },
      getRegistrations: async () => scopes.map(registrationOf),
    },
  };
}

let workers: ReturnType<typeof browserWorkers>;
const stop = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  workers = browserWorkers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers.container, configurable: true });
  document.body.innerHTML = '';
  localStorage.clear();
  history.replaceState(null, '', home);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function start(of: Boot = boot) {
  const bus = createBus({ isStrict: true, report: console.error });
  const own = ownedBus(bus, 'shell', 'shell@1');
  await startOffline(own, of);
  return { bus, own };
}

test('a page that is read for three seconds is kept, with the currency and the hearts of this device', async () => {
  localStorage.setItem(localKeys.keptHearts, '[7,12]');
  const { own } = await start();
  expect(workers.scopes).toEqual(['/', '/_sin-conexion/']);
  own.publish('shell/navigated', { path: home, owner: 'mf-project' });
  await vi.advanceTimersByTimeAsync(2900);
  expect(workers.told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(workers.told).toHaveBeenCalledExactlyOnceWith({ type: 'keep', href: home, currency: 'usd', hearts: [7, 12] });
});

test('a page that is only passed through is not kept, nor one that the server would not give', async () => {
  const { own } = await start();
  own.publish('shell/navigated', { path: home, owner: 'mf-project' });
  await vi.advanceTimersByTimeAsync(1000);
  history.replaceState(null, '', '/mi-cuenta/perfil');
  own.publish('shell/navigated', { path: '/mi-cuenta/perfil', owner: 'mf-account' });
  await vi.advanceTimersByTimeAsync(9000);
  expect(workers.told).not.toHaveBeenCalled();
});

test('who signs out has everything forgotten', async () => {
  const { bus } = await start();
  topicsAs<typeof topics>(bus, 'mf-account').publish('account/signed-out', {});
  await vi.advanceTimersByTimeAsync(0);
  expect(workers.told).toHaveBeenCalledExactlyOnceWith({ type: 'forget' });
});

test.each([
  ['a link of the platform', () => (document.body.innerHTML = '<div id="umbral-qa"></div>'), boot],
  [
    'a development server',
    () => undefined,
    {
      ...boot,
      remotes: [{ name: 'mf-search', version: 'dev', entry: 'http://127.0.0.1:45010/x.js', dev: true, fragments: [] }],
    } as Boot,
  ],
  [
    'a visitor who saves data',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    boot,
  ],
])('%s: nothing is registered', async (_, prepare, of) => {
  prepare();
  await start(of);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  expect(workers.scopes).toEqual([]);
});

test('a release that keeps no pages takes away what another one left', async () => {
  vi.stubGlobal('caches', { keys: async () => ['umbral-pages-1', 'other'], delete: vi.fn() });
  workers.scopes.push('/', '/_sin-conexion/');
  await start({ ...boot, keepsPages: undefined });
  expect(workers.unregister).toHaveBeenCalledTimes(2);
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith('umbral-pages-1');
  vi.unstubAllGlobals();
});

test('without a line a link is followed by the browser, with one by whoever takes it', async () => {
  document.body.innerHTML = `<a href="${home}">Alameda</a>`;
  const softened = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', softened, { signal: stop.signal });
  workers.scopes.push('/');
  await start();
  history.replaceState(null, '', '/');
  const press = () =>
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(press()).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // What the browser would do itself; here nothing may follow the link.
  addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  press();
  expect(softened).toHaveBeenCalledOnce();
  stop.abort();
});

test('a page from the device says that the line is back, and another page is not from the device', async () => {
  document.body.innerHTML = '<div id="umbral-offline"><p>Estás sin conexión</p></div>';
  vi.stubGlobal('fetch', async () => new Response());
  const { own } = await start();
  own.publish('shell/navigated', { path: home, owner: 'mf-project' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(workers.told).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.body.textContent).toContain('Ya volvió la conexión.');
  expect(document.querySelector('a')?.textContent).toBe('Ver la página de ahora');
  own.publish('shell/navigated', { path: '/feria', owner: 'mf-fair' });
  expect(document.getElementById('umbral-offline')).toBeNull();
  vi.unstubAllGlobals();
});
