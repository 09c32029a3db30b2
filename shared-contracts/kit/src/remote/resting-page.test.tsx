import type { MountedRouter } from '@umbral/protocol/remote/remote-host.ts';
import { start, triggerAppChange } from 'single-spa';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enterPages, loaded, probeHost, probePages } from '../testing/probe-remote.tsx';
import { defineRemote } from './define-remote.tsx';

let slot: HTMLElement;
let host: ReturnType<typeof probeHost>;
let leave: () => Promise<void>;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  start({ urlRerouteOnly: true });
});

afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeEach(async () => {
  history.replaceState({ key: 'here', idx: 0 }, '', '/feria-virtual/bogota');
  loaded.mockClear();
  slot = document.body.appendChild(document.createElement('main'));
  host = probeHost();
  const remote = defineRemote({ name: 'mf-fair', routes: probePages });
  leave = (await enterPages(remote, { element: slot, host })).unmount;
  await vi.waitFor(() => expect(heading()).toContain('bogota'));
});

afterEach(async () => {
  await leave();
  slot.remove();
});

const heading = () => slot.querySelector('h1')?.textContent;

function mountedRouter(): MountedRouter {
  return host.routerMounted.mock.lastCall?.[0];
}

async function tellOfEntry(): Promise<void> {
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await triggerAppChange();
}

test('a page out of sight neither hears of the address bar nor changes it, and goes on where it was', async () => {
  const wake = mountedRouter().rest?.();
  history.pushState({ key: 'there', idx: 1 }, '', '/feria-virtual/cali');
  await tellOfEntry();
  mountedRouter().navigate('/feria-virtual/medellin');
  await triggerAppChange();
  expect(location.pathname).toBe('/feria-virtual/cali');
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/feria-virtual/bogota'));
  wake?.();
  await tellOfEntry();
  expect(heading()).toContain('bogota');
  expect(loaded.mock.calls, 'it stands where it was left').toEqual([['/feria-virtual/bogota']]);
  mountedRouter().navigate('/feria-virtual/cali');
  await vi.waitFor(() => expect(heading()).toContain('cali'));
});

test('a page with something on its way does not rest', async () => {
  const rested = vi.fn();
  host.busy.mockImplementation((isBusy) => isBusy && rested(mountedRouter().rest?.()));
  mountedRouter().navigate('/feria-virtual/cali');
  await vi.waitFor(() => expect(heading()).toContain('cali'));
  expect(rested.mock.calls).toEqual([[undefined]]);
});
