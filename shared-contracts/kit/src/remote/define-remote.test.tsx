import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted } from '@umbral/protocol/remote/remote-part.ts';
import { useEffect } from 'react';
import { navigateToUrl, registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enterPages, loaded, probeEnvironment, probeHost, probePages } from '../testing/probe-remote.tsx';
import { defineRemote } from './define-remote.tsx';
import { defineServer } from './define-server.tsx';
import { page } from './page.ts';

let slot: HTMLElement;
let complaints: unknown[][];

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  start({ urlRerouteOnly: true });
});

beforeEach(() => {
  history.replaceState(null, '', '/feria-virtual/bogota');
  slot = document.body.appendChild(document.createElement('main'));
  loaded.mockClear();
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
});

afterEach(() => {
  slot.remove();
  vi.restoreAllMocks();
});

afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const enter = (remote: PagesPart, host: RemoteHost, state?: unknown) =>
  enterPages(remote, { element: slot, host, state });

/** Puts the server's drawing of the current address into the slot; gives its state as the document carries it. */
async function drawOnServer(): Promise<unknown> {
  const server = defineServer({ name: 'mf-fair', routes: probePages, fragments: [] });
  const result = await server.render(
    { kind: 'page', url: location.href, headers: {}, idPrefix: 'p-', environment: probeEnvironment },
    new AbortController().signal,
    () => {},
  );
  slot.innerHTML = result.html;
  loaded.mockClear();
  return JSON.parse(JSON.stringify(result.state));
}

const heading = () => slot.querySelector('h1')?.textContent;

test("hydrates the server's nodes without a complaint, without a fetch and with the same ids", async () => {
  const state = await drawOnServer();
  const drawn = slot.querySelector('h1');
  const id = drawn?.id;
  const remote = defineRemote({ name: 'mf-fair', routes: probePages });
  const host = probeHost();
  const mounted = await enter(remote, host, state);
  await vi.waitFor(() => expect(host.pageShown).toHaveBeenCalledOnce());
  expect(host.pageShown).toHaveBeenCalledWith(expect.objectContaining({ hydrated: true, status: 200 }));
  expect(slot.querySelector('h1')).toBe(drawn);
  expect(drawn?.id).toBe(id);
  slot.querySelector('button')?.click();
  await vi.waitFor(() => expect(slot.textContent).toContain('1 veces'));
  expect(loaded).not.toHaveBeenCalled();
  expect(complaints).toEqual([]);
  await mounted.unmount();
  expect(slot.childNodes).toHaveLength(0);
});

test('the case of an address takes no page away', async () => {
  history.replaceState(null, '', '/Feria-Virtual/bogota');
  const state = await drawOnServer();
  const drawn = slot.querySelector('h1');
  const host = probeHost();
  const mounted = await enter(defineRemote({ name: 'mf-fair', routes: probePages }), host, state);
  await vi.waitFor(() => expect(host.pageShown).toHaveBeenCalledOnce());
  expect(slot.querySelector('h1')).toBe(drawn);
  expect(loaded).not.toHaveBeenCalled();
  expect(complaints).toEqual([]);
  await mounted.unmount();
});

test('hydrates a typed 404 and a 500 without a complaint', async () => {
  for (const [region, words] of [
    ['atlantida', 'Ciudad no encontrada'],
    ['rota', 'Error 500'],
  ] as const) {
    history.replaceState(null, '', `/feria-virtual/${region}`);
    const state = await drawOnServer();
    complaints.length = 0;
    const remote = defineRemote({ name: 'mf-fair', routes: probePages });
    const host = probeHost();
    const mounted = await enter(remote, host, state);
    await vi.waitFor(() => expect(host.pageShown).toHaveBeenCalled());
    expect(slot.textContent).toContain(words);
    expect(complaints.filter(([first]) => /hydrat/i.test(String(first)))).toEqual([]);
    // A 404 is an answer, the other a fault that its visitor has seen.
    await vi.waitFor(() => expect(host.reportFault).toHaveBeenCalledTimes(region === 'rota' ? 1 : 0));
    await mounted.unmount();
  }
});

test('one click runs the loader once under single-spa, Back too', async () => {
  const remote = defineRemote({ name: 'mf-fair', routes: probePages });
  const host = probeHost();
  let mounted: Mounted | undefined;
  registerApplication({
    name: 'probe-once',
    app: async () => ({
      bootstrap: async () => undefined,
      mount: async () => {
        mounted = await enter(remote, host);
      },
      unmount: async () => mounted?.unmount(),
    }),
    activeWhen: ({ pathname }) => pathname.startsWith('/feria'),
  });
  await vi.waitFor(() => expect(heading()).toContain('bogota'));
  expect(loaded.mock.calls).toEqual([['/feria-virtual/bogota']]);
  slot.querySelector('a')?.click();
  await vi.waitFor(() => expect(heading()).toContain('cali'));
  await triggerAppChange();
  expect(loaded.mock.calls).toEqual([['/feria-virtual/bogota'], ['/feria-virtual/cali']]);
  history.back();
  await vi.waitFor(() => expect(heading()).toContain('bogota'));
  await triggerAppChange();
  expect(loaded).toHaveBeenCalledTimes(3);
  navigateToUrl('/feria-virtual/cali');
  await vi.waitFor(() => expect(heading()).toContain('cali'));
  await triggerAppChange();
  expect(loaded).toHaveBeenCalledTimes(4);
  await unregisterApplication('probe-once');
});

test('a plain link to another remote goes to the shell and shows nothing in between', async () => {
  const remote = defineRemote({ name: 'mf-fair', routes: probePages });
  const host = probeHost();
  const mounted = await enter(remote, host);
  await vi.waitFor(() => expect(heading()).toContain('bogota'));
  slot.querySelectorAll('a')[1]?.click();
  await vi.waitFor(() => expect(host.context.navigate).toHaveBeenCalledExactlyOnceWith('/actualidad'));
  expect(heading()).toContain('bogota');
  await mounted.unmount();
});

test('data fetched ahead are on the screen at once and serve one navigation', async () => {
  const remote = defineRemote({ name: 'mf-fair', routes: probePages });
  const host = probeHost();
  await remote.prefetch?.('/feria-virtual/bogota', host);
  await remote.prefetch?.('/feria-virtual/bogota', host);
  expect(loaded).toHaveBeenCalledOnce();
  let mounted = await enter(remote, host);
  expect(heading()).toContain('bogota');
  expect(loaded).toHaveBeenCalledOnce();
  await mounted.unmount();
  mounted = await enter(remote, host);
  await vi.waitFor(() => expect(heading()).toContain('bogota'));
  expect(loaded).toHaveBeenCalledTimes(2);
  await mounted.unmount();
});

test('mount does not wait for a loader that never ends', async () => {
  const endless = page({
    routes: ['virtualFair'],
    chunk: 'endless',
    load: async () => ({
      loader: () => new Promise(() => {}),
      Component: () => null,
      handle: { head: () => ({ title: '' }) },
    }),
  });
  const remote = defineRemote({ name: 'mf-fair', routes: endless });
  const host = probeHost();
  const mounted = await enter(remote, host);
  expect(slot.querySelector('[aria-busy=true]')).not.toBeNull();
  await mounted.unmount();
  expect(slot.childNodes).toHaveLength(0);
});

test('a remote that throws above its router counts as mounted, says so, and can be left', async () => {
  const remote = defineRemote({ name: 'mf-fair', routes: probePages });
  const host = probeHost();
  let reads = 0;
  const late: RemoteHost = {
    ...host,
    get context() {
      reads += 1;
      if (reads > 1) throw new Error('while drawing');
      return host.context;
    },
  };
  const mounted = await enter(remote, late);
  await vi.waitFor(() => expect(slot.textContent).toContain('Reintentar'));
  expect(host.reportFailure).toHaveBeenCalled();
  await mounted.unmount();
});

test('what a loader or an effect throws in the browser is told, and the router goes on', async () => {
  const broken = page({
    routes: ['fairs'],
    chunk: 'page-fairs',
    load: async () => ({ Component: BrokenPage, handle: { head: () => ({ title: 'Ferias' }) } }),
  });
  const remote = defineRemote({ name: 'mf-fair', routes: [...probePages, ...broken] });
  const host = probeHost();
  history.replaceState(null, '', '/feria-virtual/rota');
  let mounted = await enter(remote, host);
  await vi.waitFor(() => expect(slot.textContent).toContain('Error 500'));
  const told = (message: string) =>
    vi.waitFor(() => expect(host.reportFault).toHaveBeenLastCalledWith(expect.objectContaining({ message })));
  await told('secret of the server');
  await mounted.unmount();
  history.replaceState(null, '', '/feria');
  mounted = await enter(remote, host);
  await vi.waitFor(() => expect(slot.textContent).toContain('Error 500'));
  await told('an effect of this page');
  expect(host.reportFailure).not.toHaveBeenCalled();
  await mounted.unmount();
});

function BrokenPage() {
  useEffect(() => {
    throw new Error('an effect of this page');
  }, []);
  return <h1>Ferias</h1>;
}
