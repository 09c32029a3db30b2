import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { TopicOwner } from 'shared-contracts/events/catalogue.ts';
import { createBus, ownedBus } from 'shared-contracts/events/create-bus.ts';
import { type RemoteContext, RemoteReactContext } from 'shared-contracts/remote/remote-context.ts';
import { createBrowserRouter, RouterProvider } from 'shared-contracts/router/router.ts';
import { vi } from 'vitest';

/** A remote's context whose bus can be listened to and whose way out is watched. */
export function probeContext() {
  const bus = createBus({ isStrict: true, report: vi.fn() });
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
    bus: ownedBus<TopicOwner>(bus, 'mf-search', 'test'),
    toast: vi.fn(),
    navigate,
    mountFragment: () => () => undefined,
  };
  return { bus, navigate, context };
}

/** Draws a page with its data inside a router, as the browser has it after hydration; `own` replaces parts of its context. */
export function renderPage(Component: () => ReactNode, data: unknown, own: Partial<RemoteContext> = {}) {
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
  render(
    <RemoteReactContext value={{ ...probe.context, ...own }}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { ...probe, loader };
}
