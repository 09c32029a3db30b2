import type { PagesPart } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted, Place } from '@umbral/protocol/remote/remote-part.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailedAsset } from '../document/bootstrap-script.ts';
import { createPageSlot, type PageProps, type PageSlot } from './page-slot.ts';

const failed: FailedAsset[] = [];
const reloadOnce = vi.fn(() => false);
const takeState = vi.fn<() => unknown>();
const report = vi.fn();
let slot: HTMLElement;
let page: PageSlot;

beforeEach(() => {
  vi.resetAllMocks();
  failed.length = 0;
  Object.assign(window, { __failedAssets: failed, __reloadOnce: reloadOnce });
  slot = document.body.appendChild(document.createElement('main'));
  slot.tabIndex = -1;
});

afterEach(async () => {
  vi.useRealTimers();
  await run(page.unmount);
  slot.remove();
});

/** Comes alive with the state that it was given, or with none. */
const fair: PagesPart = {
  mount: ({ element }) => draw(element, 'en el navegador'),
  hydrate: ({ element, state }) => draw(element, `viva con ${state}`),
};

async function draw(element: Place['element'], words: string): Promise<Mounted> {
  element.replaceChildren(words);
  return { update: async () => undefined, unmount: async () => element.replaceChildren() };
}

function paint(): void {
  slot.innerHTML = '<h1>Del servidor</h1>';
  slot.dataset.ssr = 'p-';
}

async function open(load: () => Promise<PagesPart>): Promise<void> {
  page = createPageSlot({ name: 'mf-fair', takeState, load, report });
  await run(page.mount);
}

function run(lifecycle: PageSlot['mount']): Promise<unknown> {
  if (typeof lifecycle !== 'function') throw new Error('one function for each lifecycle');
  const props: PageProps = { domElement: slot, host: {} as never };
  return lifecycle(props as never);
}

const gone = () => Promise.reject(new Error('gone'));
const tooSlow = () => Promise.reject(new DOMException('Too slow', 'TimeoutError'));
const message = () => slot.querySelector('[role=alert]');
const isTold = (times: number) =>
  vi.waitFor(() => {
    expect(report).toHaveBeenCalledTimes(times);
    expect(message()).not.toBeNull();
  });

test('a remote that cannot be had leaves a message, and its button tries again', async () => {
  await open(vi.fn(async () => fair).mockImplementationOnce(gone));
  await isTold(1);
  slot.querySelector('button')?.click();
  await vi.waitFor(() => expect(slot.textContent).toBe('en el navegador'));
});

test('a page that cannot be drawn becomes the message', async () => {
  await open(async () => ({ ...fair, mount: gone }));
  await isTold(1);
  expect(slot.textContent).toContain('Reintentar');
});

test('what is read stays below the message however often it is tried again, and comes alive as it stands once there is code', async () => {
  paint();
  takeState.mockReturnValueOnce('su estado');
  const load = vi.fn<() => Promise<PagesPart>>(gone);
  await open(load);
  const heading = slot.querySelector('h1');
  for (const times of [1, 2, 3]) {
    await isTold(times);
    expect(slot.querySelector('h1')).toBe(heading);
    expect(slot.dataset.ssr, 'nobody waits for it to come alive').toBeUndefined();
    if (times === 3) load.mockResolvedValue(fair);
    slot.querySelector('button')?.focus();
    slot.querySelector('button')?.click();
    await vi.waitFor(() => expect(document.activeElement, 'who pressed goes on here').toBe(slot));
  }
  await vi.waitFor(() => expect(slot.textContent).toBe('viva con su estado'));
});

test('a page that fails as it takes over is drawn anew, and what was read is back where that fails, too', async () => {
  paint();
  const mount = vi.fn(fair.mount).mockImplementationOnce(({ element }) => {
    element.textContent = 'a medias';
    return gone();
  });
  await open(async () => ({ mount, hydrate: gone }));
  const heading = slot.querySelector('h1');
  for (const times of [1, 2]) {
    await isTold(times);
    expect(slot.lastChild).toBe(heading);
    slot.querySelector('button')?.click();
  }
  await vi.waitFor(() => expect(slot.textContent).toBe('en el navegador'));
});

test('a page whose code stayed away tries again once there is a connection', async () => {
  await open(vi.fn(async () => fair).mockImplementationOnce(gone));
  await isTold(1);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(slot.textContent).toBe('en el navegador'));
});

test('[B014] files that fail load a page that is read as a document', async () => {
  reloadOnce.mockReturnValue(true);
  paint();
  await open(() => {
    failed.push({ url: '/r/mf-fair/1/web/app.js', integrity: '' });
    return gone();
  });
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
});

test('code that is only late takes no page away that is read: it says so, told once, and comes alive when the code is there', async () => {
  vi.useFakeTimers();
  reloadOnce.mockReturnValue(true);
  paint();
  takeState.mockReturnValueOnce('su estado');
  const load = vi.fn<() => Promise<PagesPart>>(tooSlow);
  await open(load);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(message()).not.toBeNull();
  expect(slot.querySelector('h1')).not.toBeNull();
  await vi.dynamicImportSettled();
  load.mockResolvedValue(fair);
  await vi.advanceTimersByTimeAsync(6000);
  expect(slot.textContent).toBe('viva con su estado');
  expect(report).toHaveBeenCalledOnce();
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('late code is looked for as long as its page is there, a minute at most', async () => {
  vi.useFakeTimers();
  paint();
  const load = vi.fn<() => Promise<PagesPart>>(tooSlow);
  await open(load);
  await vi.advanceTimersByTimeAsync(300_000);
  const tries = load.mock.calls.length;
  expect(tries).toBeLessThan(15);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(load).toHaveBeenCalledTimes(tries);
  expect(message()).not.toBeNull();
  slot.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(0);
  await run(page.unmount);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(load).toHaveBeenCalledTimes(tries + 1);
});

test('[B014] code that is late for an empty place has the document loaded: there it can be read', async () => {
  reloadOnce.mockReturnValue(true);
  await open(tooSlow);
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
  expect(message()).toBeNull();
});
