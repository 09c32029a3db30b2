import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { enterPages, probeEnvironment, probeHost } from '../testing/probe-remote.tsx';
import { defineRemote } from './define-remote.tsx';
import { defineServer } from './define-server.tsx';
import { page } from './page.ts';
import type { MarkupData, RouteHandle } from './route-module.ts';

interface FairData {
  readonly title: string;
  readonly visits: number;
}

const loader = vi.fn((): FairData => ({ title: 'Feria de Cali', visits: 7 }));

function FairPage() {
  const { title, visits } = useLoaderData<FairData>();
  return (
    <h1 data-title={title}>
      {title}: {visits}
    </h1>
  );
}

const titleInMarkup: MarkupData<FairData> = {
  without: ({ visits }) => ({ visits }),
  read(rest, element) {
    const title = element.querySelector<HTMLElement>('h1')?.dataset.title;
    return title === undefined ? undefined : { title, visits: (rest as FairData).visits };
  },
};
const handle: RouteHandle<FairData> = { head: ({ data }) => ({ title: data.title }), inMarkup: titleInMarkup };
const pages = page({
  routes: ['virtualFair'],
  chunk: 'page-virtual-fair',
  load: async () => ({ loader, Component: FairPage, handle }),
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Draws the page as a server does and takes it over as a browser does, after something may have changed its markup. */
async function takeOver(change: (slot: HTMLElement) => void = () => {}) {
  history.replaceState(null, '', '/feria-virtual/cali');
  const server = defineServer({ name: 'mf-fair', routes: pages, fragments: [] });
  const { html, state } = await server.render(
    { kind: 'page', url: location.href, headers: {}, idPrefix: 'p-', environment: probeEnvironment },
    new AbortController().signal,
    () => {},
  );
  const slot = document.body.appendChild(document.createElement('main'));
  slot.innerHTML = html;
  change(slot);
  loader.mockClear();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const remote = defineRemote({ name: 'mf-fair', routes: pages });
  const host = probeHost();
  await enterPages(remote, { element: slot, host, state: JSON.parse(JSON.stringify(state)) });
  await vi.waitFor(() => expect(host.pageShown).toHaveBeenCalled());
  return { state, slot, host, complaints };
}

test('what the markup says is not sent beside it, and is there when the page comes alive', async () => {
  const { state, slot, host, complaints } = await takeOver();
  expect(state).toEqual({ loaderData: { virtualFair: { visits: 7 } }, errors: null });
  expect(host.pageShown).toHaveBeenCalledWith(expect.objectContaining({ head: { title: 'Feria de Cali' } }));
  expect(slot.textContent).toBe('Feria de Cali: 7');
  expect(loader).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test('a page whose markup was changed asks for its data', async () => {
  // React draws it anew, and says so.
  vi.stubGlobal('reportError', vi.fn());
  const { slot } = await takeOver((changed) => changed.querySelector('h1')?.remove());
  await vi.waitFor(() => expect(slot.textContent).toBe('Feria de Cali: 7'));
  expect(loader).toHaveBeenCalledOnce();
});
