import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted } from '@umbral/protocol/remote/remote-part.ts';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import { Link, useLoaderData } from '@umbral/protocol/router/router.ts';
import { useId, useState } from 'react';
import { vi } from 'vitest';
import { notFound } from '../remote/not-found.ts';
import { page } from '../remote/page.ts';
import type { LoaderArgs, RouteHandle, RouteModule } from '../remote/route-module.ts';

/** What a loader of the probe saw. */
export const loaded = vi.fn<(href: string) => void>();

function FairPage() {
  const title = useLoaderData<string>();
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <article aria-labelledby={id}>
      <h1 id={id}>{title}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} veces
      </button>
      <Link to="/feria-virtual/cali">Cali</Link>
      <Link to="/actualidad">Actualidad</Link>
    </article>
  );
}

const fairHandle: RouteHandle<string> = { head: ({ data }) => ({ title: data }), sharedMaxAge: 60 };

/** A page of the fair's remote whose loader counts its runs. */
const fairModule: RouteModule = {
  loader: ({ request, params, routeKey }: LoaderArgs) => {
    const { pathname, search } = new URL(request.url);
    loaded(pathname + search);
    if (params.region === 'atlantida') throw notFound({ message: 'Ciudad no encontrada' });
    if (params.region === 'rota') throw new Error('secret of the server');
    return `Feria ${params.region} (${routeKey})`;
  },
  Component: FairPage,
  handle: fairHandle,
};

/** The probe's pages; the rest of mf-fair's rows have none. */
export const probePages = page({
  routes: ['virtualFair'],
  chunk: 'page-virtual-fair',
  load: async () => fairModule,
});

export const probeEnvironment: RenderEnvironment = {
  remote: 'mf-fair',
  version: '1.0.0',
  apiBase: '/api',
  search: { appId: 'app', apiKey: 'key', host: 'search', protocol: 'http' },
  currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' },
  origin: 'http://localhost:3000',
};

/** A host whose doings can be looked at. */
export function probeHost() {
  const context: RemoteContext = {
    environment: probeEnvironment,
    call: () => Promise.reject(new Error('no call in this test')),
    bus: {} as never,
    toast: vi.fn(),
    navigate: vi.fn(),
    mountFragment: () => () => {},
  };
  return {
    context,
    ownerOf: (pathname) => (pathname.startsWith('/feria') ? 'mf-fair' : 'mf-content'),
    recover: (load) => load(),
    pageShown: vi.fn(),
    routerMounted: vi.fn(),
    busy: vi.fn(),
    reportFailure: vi.fn(),
    reportFault: vi.fn(),
    retry: vi.fn(),
  } satisfies RemoteHost;
}

/** Brings a remote's pages into an element as a shell does; `state` is of the HTML that stands there already. */
export async function enterPages(
  pages: PagesPart,
  { element, host, state }: { readonly element: HTMLElement; readonly host: RemoteHost; readonly state?: unknown },
): Promise<Mounted> {
  const at = { element, idPrefix: 'p-', state, props: undefined, href: `${location.pathname}${location.search}`, host };
  return state === undefined ? pages.mount(at) : pages.hydrate(at);
}
