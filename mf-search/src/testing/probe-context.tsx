import { act, render } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { topics } from '../topics.ts';

/** A remote's context whose bus can be listened to and whose way out is watched. */
export function probeContext() {
  const bus = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('mf-search', topics) });
  const navigate = vi.fn<RemoteContext['navigate']>();
  const context: RemoteContext = {
    environment: {
      remote: 'mf-search',
      version: 'test',
      apiBase: '/api',
      search: { appId: 'app', apiKey: 'key', host: 'search.test', protocol: 'https' },
      currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' },
      origin: 'https://portal.test',
    },
    call: () => Promise.reject(new Error('no call was expected')),
    bus: ownedBus(bus, 'mf-search', 'test'),
    toast: vi.fn(),
    navigate,
    mountFragment: () => () => undefined,
  };
  return { bus, topics: topicsOf<typeof topics>(context), navigate, context };
}

/** Draws a page with its data inside a router, as the browser has it after hydration; `own` replaces parts of its context. */
export function renderPage(Component: () => ReactNode, data: unknown, own: Partial<RemoteContext> = {}) {
  const { page, ...probe } = probePage(Component, data, own);
  render(page);
  return probe;
}

/** Takes over a page that the server drew, after somebody used its markup. */
export async function hydratePage(Component: () => ReactNode, data: unknown, use: (markup: HTMLElement) => void) {
  const { page, ...probe } = probePage(Component, data);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  use(container);
  await act(async () => void render(page, { container, hydrate: true }));
  return probe;
}

function probePage(Component: () => ReactNode, data: unknown, own: Partial<RemoteContext> = {}) {
  const probe = probeContext();
  const loader = vi.fn<(request: Request) => void>();
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        Component,
        loader: ({ request }) => {
          loader(request);
          return data;
        },
      },
    ],
    { hydrationData: { loaderData: { page: data } } },
  );
  const page = (
    <RemoteReactContext value={{ ...probe.context, ...own }}>
      <RouterProvider router={router} />
    </RemoteReactContext>
  );
  return { ...probe, loader, page };
}
