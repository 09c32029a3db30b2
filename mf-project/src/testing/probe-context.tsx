import { render } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { topics } from '../topics.ts';

export type Answers = Partial<Record<Endpoint['id'], (input: unknown) => unknown>>;

/** Answers calls by the endpoint's row; what is not in the table fails, and every answer fits its contract. */
export function fakeCall(answers: Answers) {
  const calls: { id: Endpoint['id']; input: unknown }[] = [];
  const call: CallApi = async (endpoint, input) => {
    calls.push({ id: endpoint.id, input });
    const answer = answers[endpoint.id];
    if (!answer) throw new Error(`${endpoint.id} was not expected`);
    return endpoint.response.parse(await answer(input)) as never;
  };
  return { call, calls };
}

/** A remote's context whose bus and toasts can be watched. */
export function probeContext(answers: Answers = {}) {
  const bus = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('mf-project', topics) });
  const toast = vi.fn<RemoteContext['toast']>();
  const { call, calls } = fakeCall(answers);
  const context: RemoteContext = {
    environment: {
      remote: 'mf-project',
      version: 'test',
      apiBase: '/api',
      search: { appId: 'app', apiKey: 'key', host: 'search.test', protocol: 'https' },
      currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' },
      origin: 'https://portal.test',
    },
    call,
    bus: ownedBus(bus, 'mf-project', 'test'),
    toast,
    navigate: vi.fn(),
    mountFragment: () => () => undefined,
  };
  return { bus, topics: topicsOf<typeof topics>(context), toast, calls, context };
}

/** Draws a part of the remote. */
export function renderPart(part: ReactNode, answers?: Answers) {
  const probe = probeContext(answers);
  render(<RemoteReactContext value={probe.context}>{part}</RemoteReactContext>);
  return probe;
}

/** Draws a page with its data inside a router, as the browser has it after hydration; `fresh` is what it reads later. */
export function renderPage(Component: () => ReactNode, data: unknown, answers?: Answers, fresh = () => data) {
  const probe = probeContext(answers);
  const router = createBrowserRouter([{ id: 'page', path: '*', Component, loader: fresh }], {
    hydrationData: { loaderData: { page: data } },
  });
  render(
    <RemoteReactContext value={probe.context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return probe;
}

/** What a browser has and the simulated one lacks. */
export function standInForBrowser(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
