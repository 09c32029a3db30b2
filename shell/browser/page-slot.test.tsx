import type { PagesPart } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted, Place } from '@umbral/protocol/remote/remote-part.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPageSlot, type PageProps } from './page-slot.ts';

let slot: HTMLElement;
let props: PageProps;
const takeState = () => undefined;

beforeEach(() => {
  Object.assign(window, { __failedAssets: [], __reloadOnce: vi.fn(() => false) });
  slot = document.body.appendChild(document.createElement('main'));
  props = { domElement: slot, host: {} as never };
});

function remote(words: string, left = async () => {}): PagesPart {
  const mount = async ({ element }: Pick<Place, 'element'>): Promise<Mounted> => {
    element.replaceChildren(words);
    return {
      update: async () => undefined,
      async unmount() {
        await left();
        element.replaceChildren();
      },
    };
  };
  return { mount, hydrate: mount };
}

function call(lifecycle: unknown): Promise<unknown> {
  if (typeof lifecycle !== 'function') throw new Error('one function for each lifecycle');
  return lifecycle(props);
}

test('mount does not wait for the code, and code that comes after leaving is forgotten', async () => {
  const { promise, resolve } = Promise.withResolvers<PagesPart>();
  const page = createPageSlot({ name: 'mf-fair', takeState, load: () => promise, report: vi.fn() });
  await call(page.mount);
  await call(page.unmount);
  resolve(remote('tarde'));
  await promise;
  await Promise.resolve();
  expect(slot.textContent).toBe('');
});

test('a remote owns the slot while it is mounted', async () => {
  const fair = remote('feria');
  const page = createPageSlot({ name: 'mf-fair', takeState, load: async () => fair, report: vi.fn() });
  for (let round = 0; round < 2; round += 1) {
    await call(page.mount);
    await vi.waitFor(() => expect(slot.textContent).toBe('feria'));
    expect(slot.dataset.boundary).toBe('mf-fair');
    await call(page.unmount);
    expect(slot.textContent).toBe('');
  }
});

test.each([
  ['remote', () => new Promise<PagesPart>(() => {}), remote('')],
  ['page', undefined, { ...remote('tarde'), preload: () => new Promise<void>(() => {}) }],
])(
  "leaving a %s whose code hangs waits for nothing, and the next one does not find the server's HTML",
  async (_, hang, fair) => {
    slot.innerHTML = '<h1>Del servidor</h1>';
    slot.dataset.ssr = 'p-';
    const page = createPageSlot({ name: 'mf-fair', takeState, load: hang ?? (async () => fair), report: vi.fn() });
    await call(page.mount);
    await new Promise((resolve) => setTimeout(resolve));
    await call(page.unmount);
    expect(slot.dataset.ssr).toBeUndefined();
    expect(slot.childNodes).toHaveLength(0);
  },
);

test('a page is told of when it is alive and when that is over; one that is left before it came never', async () => {
  const over = vi.fn();
  const onMounted = vi.fn(() => over);
  const slow = Promise.withResolvers<void>();
  const fair = remote('feria', async () => expect(over).toHaveBeenCalledOnce());
  const mount = vi.fn(fair.mount).mockImplementationOnce(async (at) => {
    await slow.promise;
    return remote('tarde').mount(at);
  });
  const page = createPageSlot({
    name: 'mf-fair',
    takeState,
    load: async () => ({ ...fair, mount }),
    onMounted,
    report: vi.fn(),
  });
  await call(page.mount);
  await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
  const left = call(page.unmount);
  slow.resolve();
  await left;
  expect(onMounted).not.toHaveBeenCalled();
  await call(page.mount);
  await vi.waitFor(() => expect(onMounted).toHaveBeenCalledOnce());
  await call(page.unmount);
  expect(over).toHaveBeenCalledOnce();
});

test('a retry that the visitor did not wait for draws nothing', async () => {
  const fair = remote('feria');
  const page = createPageSlot({ name: 'mf-fair', takeState, load: async () => fair, report: vi.fn() });
  await call(page.mount);
  await vi.waitFor(() => expect(slot.textContent).toBe('feria'));
  page.retry();
  await call(page.unmount);
  await new Promise((resolve) => setTimeout(resolve));
  expect(slot.textContent).toBe('');
});

test('a page that is out of sight is unmounted when there is time, at the latest before its remote comes again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  const left = vi.fn(async () => undefined);
  const fair = remote('feria', left);
  const page = createPageSlot({ name: 'mf-fair', takeState, load: async () => fair, report: vi.fn() });
  const stand = async (element: HTMLElement) => {
    props = { ...props, domElement: element };
    await call(page.mount);
    await vi.waitFor(() => expect(element.textContent).toBe('feria'));
  };
  await stand(slot);
  slot.remove();
  await call(page.unmount);
  expect(left).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(left).toHaveBeenCalledOnce();
  const second = document.body.appendChild(document.createElement('main'));
  await stand(second);
  second.remove();
  await call(page.unmount);
  const third = document.body.appendChild(document.createElement('main'));
  await stand(third);
  expect(left).toHaveBeenCalledTimes(2);
  expect(third.textContent).toBe('feria');
  third.append(Object.assign(document.createElement('dialog'), { open: true }));
  third.remove();
  await call(page.unmount);
  expect(left, 'an open dialog holds the document').toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('a page that is kept stays alive out of the document, and goes on in its element or makes room for its remote', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  const left = vi.fn(async () => undefined);
  const fair = remote('feria', left);
  const entered = vi.fn(fair.mount);
  const page = createPageSlot({
    name: 'mf-fair',
    takeState,
    load: async () => ({ ...fair, mount: entered }),
    report: vi.fn(),
  });
  const keep = async () => {
    page.keep();
    slot.remove();
    await call(page.unmount);
    await vi.runAllTimersAsync();
  };
  await call(page.mount);
  await vi.waitFor(() => expect(slot.textContent).toBe('feria'));
  await keep();
  expect(page.holds(slot)).toBe(true);
  document.body.append(slot);
  await call(page.mount);
  expect(page.holds(slot), 'it is shown').toBe(false);
  await keep();
  expect(left).not.toHaveBeenCalled();
  expect(entered).toHaveBeenCalledOnce();
  page.letGo();
  await vi.runAllTimersAsync();
  expect(left).toHaveBeenCalledOnce();
  expect(page.holds(slot)).toBe(false);
  document.body.append(slot);
  await call(page.mount);
  await vi.waitFor(() => expect(entered).toHaveBeenCalledTimes(2));
  await keep();
  props = { ...props, domElement: document.body.appendChild(document.createElement('main')) };
  await call(page.mount);
  expect(left, 'its remote shows another page').toHaveBeenCalledTimes(2);
  expect(page.holds(slot)).toBe(false);
  vi.useRealTimers();
});

test('server HTML that came after the document is painted before its code runs', async () => {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  const page = createPageSlot({
    name: 'mf-fair',
    takeState,
    load: async () => remote('feria'),
    painted: () => painted,
    report: vi.fn(),
  });
  slot.textContent = 'del servidor';
  slot.dataset.ssr = 'p-';
  await call(page.mount);
  await new Promise((done) => setTimeout(done));
  expect(slot.textContent).toBe('del servidor');
  resolve();
  await vi.waitFor(() => expect(slot.textContent).toBe('feria'));
  await call(page.unmount);
});
