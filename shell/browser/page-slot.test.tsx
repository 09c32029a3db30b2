import type { Remote, RemoteProps } from '@umbral/protocol/remote/remote-host.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPageSlot } from './page-slot.ts';

let slot: HTMLElement;
let props: RemoteProps;

beforeEach(() => {
  Object.assign(window, { __failedAssets: [], __reloadOnce: vi.fn(() => false) });
  slot = document.body.appendChild(document.createElement('main'));
  props = { name: 'mf-fair', domElement: slot, host: {} as never, singleSpa: {}, mountParcel: vi.fn() };
});

function remote(words: string) {
  const made: Remote = {
    name: 'mf-fair',
    bootstrap: vi.fn(async () => undefined),
    mount: [async ({ domElement }) => domElement.replaceChildren(words)],
    unmount: [async ({ domElement }) => domElement.replaceChildren()],
    preload: async () => undefined,
    prefetch: async () => undefined,
  };
  return made;
}

function call(lifecycle: unknown): Promise<unknown> {
  if (typeof lifecycle !== 'function') throw new Error('one function for each lifecycle');
  return lifecycle(props);
}

test('mount does not wait for the code, and code that comes after leaving is forgotten', async () => {
  const { promise, resolve } = Promise.withResolvers<Remote>();
  const page = createPageSlot({ name: 'mf-fair', load: () => promise, report: vi.fn() });
  await call(page.mount);
  await call(page.unmount);
  resolve(remote('tarde'));
  await promise;
  await Promise.resolve();
  expect(slot.textContent).toBe('');
});

test('a remote is bootstrapped once and owns the slot while it is mounted', async () => {
  const fair = remote('feria');
  const page = createPageSlot({ name: 'mf-fair', load: async () => fair, report: vi.fn() });
  for (let round = 0; round < 2; round += 1) {
    await call(page.mount);
    await vi.waitFor(() => expect(slot.textContent).toBe('feria'));
    expect(slot.dataset.boundary).toBe('mf-fair');
    await call(page.unmount);
    expect(slot.textContent).toBe('');
  }
  expect(fair.bootstrap).toHaveBeenCalledOnce();
});

test('a remote that cannot be had leaves a message, and its button tries again', async () => {
  const load = vi
    .fn<() => Promise<Remote>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(remote('feria'));
  const report = vi.fn();
  const page = createPageSlot({ name: 'mf-fair', load, report });
  await call(page.mount);
  await vi.waitFor(() => expect(slot.querySelector('[role=alert]')).not.toBeNull());
  expect(report).toHaveBeenCalledOnce();
  slot.querySelector('button')?.click();
  await vi.waitFor(() => expect(slot.textContent).toBe('feria'));
});

test("the server's HTML stays below the message, and is not hydrated later", async () => {
  slot.innerHTML = '<h1>Del servidor</h1>';
  slot.dataset.ssr = 'p-';
  const page = createPageSlot({ name: 'mf-fair', load: () => Promise.reject(new Error('gone')), report: vi.fn() });
  await call(page.mount);
  await vi.waitFor(() => expect(slot.querySelector('[role=alert]')).not.toBeNull());
  expect(slot.querySelector('h1')?.textContent).toBe('Del servidor');
  expect(slot.dataset.ssr).toBeUndefined();
  await call(page.unmount);
  expect(slot.querySelector('[role=alert]')).toBeNull();
});

test.each([
  ['remote', () => new Promise<Remote>(() => {}), remote('')],
  ['page', undefined, { ...remote('tarde'), preload: () => new Promise<void>(() => {}) }],
])(
  "leaving a %s whose code hangs waits for nothing, and the next one does not find the server's HTML",
  async (_, hang, fair) => {
    slot.innerHTML = '<h1>Del servidor</h1>';
    slot.dataset.ssr = 'p-';
    const page = createPageSlot({ name: 'mf-fair', load: hang ?? (async () => fair), report: vi.fn() });
    await call(page.mount);
    await new Promise((resolve) => setTimeout(resolve));
    await call(page.unmount);
    expect(slot.dataset.ssr).toBeUndefined();
    expect(slot.childNodes).toHaveLength(0);
  },
);

test('a retry that the visitor did not wait for draws nothing', async () => {
  const fair = remote('feria');
  const page = createPageSlot({ name: 'mf-fair', load: async () => fair, report: vi.fn() });
  await call(page.mount);
  await vi.waitFor(() => expect(slot.textContent).toBe('feria'));
  page.retry();
  await call(page.unmount);
  await new Promise((resolve) => setTimeout(resolve));
  expect(slot.textContent).toBe('');
});

test('a mount step that fails becomes the message', async () => {
  const broken: Remote = { ...remote(''), mount: [() => Promise.reject(new Error('chunk'))] };
  const page = createPageSlot({ name: 'mf-fair', load: async () => broken, report: vi.fn() });
  await call(page.mount);
  await vi.waitFor(() => expect(slot.textContent).toContain('Reintentar'));
  await call(page.unmount);
});
