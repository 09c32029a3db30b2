import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BootRemote } from '../document/boot.ts';
import { loadFromContainer } from './load-container.ts';

const shared = { react: {} };
const container = { init: vi.fn(), get: vi.fn(async (expose: string) => () => ({ expose })) };

/** Containers are remembered by name: each test has a remote of its own. */
let count = 0;
let remote: BootRemote;

beforeEach(() => {
  count += 1;
  const name = `mf-test${count}` as BootRemote['name'];
  remote = { name, version: '1.0.0', entry: `/r/${name}/entry.js`, integrity: 'sha384-abc', fragments: [] };
  vi.stubGlobal('__webpack_init_sharing__', async () => undefined);
  vi.stubGlobal('__webpack_share_scopes__', { default: shared });
  Object.assign(window, { [`mf_test${count}`]: container });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.replaceChildren();
});

function scripts(): readonly HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

function happens(type: 'load' | 'error'): void {
  scripts().at(-1)?.dispatchEvent(new Event(type));
}

test('a container is loaded once, with its integrity, and gets what the shell shares before it gives a module', async () => {
  const [page, fragment] = [loadFromContainer(remote, 'app'), loadFromContainer(remote, 'fragment-bar')];
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  happens('load');
  await expect(page).resolves.toEqual({ expose: './app' });
  await expect(fragment).resolves.toEqual({ expose: './fragment-bar' });
  expect(container.init).toHaveBeenCalledExactlyOnceWith(shared);
});

test('a container that failed is asked for again by the next try', async () => {
  const first = loadFromContainer(remote, 'app');
  happens('error');
  await expect(first).rejects.toThrow('did not load');
  const second = loadFromContainer(remote, 'app');
  happens('load');
  await expect(second).resolves.toEqual({ expose: './app' });
});

test('a container that hangs is given up, and the next try asks anew', async () => {
  vi.useFakeTimers();
  const first = loadFromContainer(remote, 'app');
  const failure = expect(first).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(5000);
  await failure;
  expect(scripts()).toHaveLength(0);
  const second = loadFromContainer(remote, 'app');
  happens('load');
  await expect(second).resolves.toEqual({ expose: './app' });
});

test('without integrity only a remote under development runs', async () => {
  const { integrity, ...bare } = remote;
  await expect(loadFromContainer(bare, 'app')).rejects.toThrow('has no integrity');
  expect(scripts()).toHaveLength(0);
  const dev = loadFromContainer({ ...bare, dev: true }, 'app');
  happens('load');
  await expect(dev).resolves.toEqual({ expose: './app' });
});
