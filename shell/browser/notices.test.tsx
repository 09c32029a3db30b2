import { act, within } from '@testing-library/react';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fixedCurrency } from '../currency/currency-store.ts';
import { inertPorts } from '../frame/inert-ports.ts';
import { unknownSession } from '../session/session-store.ts';
import { createNotices } from './notices.ts';

vi.mock('./boot-data.ts', () => ({ boot: {} }));
vi.mock('./load-remote.ts', () => ({ bootRemote: () => undefined }));

const currency = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;

// Its code comes once the page rests: here it is there before anybody waits for it.
beforeAll(() => import('./notices-view.tsx'));
beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The notices of a page, and its bar. */
async function drawBar() {
  // From the beginning: what floats looks again in a moment, when its page may be gone.
  vi.useFakeTimers();
  const notices = createNotices(ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'shell', 'test'));
  const element = document.body.appendChild(document.createElement('div'));
  notices.mount(element, inertPorts(fixedCurrency(currency), unknownSession()));
  const bar = await vi.waitFor(() => within(element).getByRole('progressbar', { hidden: true }));
  // React follows the bar only once it has drawn it.
  await act(async () => undefined);
  return {
    isShown: () => !bar.hidden,
    busy: (isBusy: boolean) => act(() => notices.busy(isBusy)),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

test('[B086] the bar stands while a page is on its way, and is gone half a second after', async () => {
  const { isShown, busy, pass } = await drawBar();
  expect(isShown()).toBe(false);
  busy(true);
  pass(10_000);
  expect(isShown()).toBe(true);
  busy(false);
  pass(499);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});

test('[B086] the bar starts after 200 ms: a page that is there before then shows none', async () => {
  const { isShown, busy, pass } = await drawBar();
  busy(true);
  pass(199);
  expect(isShown()).toBe(false);
  busy(false);
  pass(1000);
  expect(isShown()).toBe(false);
  busy(true);
  pass(200);
  expect(isShown()).toBe(true);
});

test('[B086] the next page takes the bar over before it has gone', async () => {
  const { isShown, busy, pass } = await drawBar();
  busy(true);
  pass(200);
  busy(false);
  busy(true);
  pass(5000);
  expect(isShown()).toBe(true);
});
