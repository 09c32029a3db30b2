import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { topics } from '../topics.ts';

// jsdom knows dialogs and popovers, but not what they do.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

/** What a call of the API answers in a test: the parts that it was given. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** Draws a screen with what its loader gave; calls are answered by their row, and remembered. */
export function renderPage(Component: () => ReactNode, data: unknown, answers: Answers = {}, search = '') {
  window.history.replaceState(null, '', `/pagina${search}`);
  /** What the screen reads when it is read again. */
  const loader = vi.fn(() => data);
  const router = createBrowserRouter([{ id: 'page', path: '*', Component, loader }], {
    hydrationData: { loaderData: { page: data } },
  });
  const call = vi.fn(async ({ id }: Endpoint, input: unknown) => {
    const answer = answers[id];
    if (!answer) throw new Error(`${id} is not expected`);
    return answer(input as never);
  });
  const toast = vi.fn();
  const bus = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('mf-account', topics) });
  const own = ownedBus(bus, 'mf-account', 'test');
  const environment = { currency: { code: 'cop', rates: seedExchangeRates, asOf: '2026-11-20' } };
  const context = {
    environment,
    call,
    toast,
    navigate: vi.fn(),
    bus: own,
    mountFragment: () => () => undefined,
  } as never;
  render(
    <RemoteReactContext value={context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  const callsOf = (id: string) => call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, input]) => input);
  return { call, callsOf, toast, bus, loader, user: userEvent.setup() };
}

/** A page of a list as the API gives it. */
export function pageOf<Item>(data: readonly Item[]) {
  return { data, total: data.length, page: 1, items_by_page: 24, pages: data.length > 0 ? 1 : 0 };
}
