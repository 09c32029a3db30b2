import { reactLifecycles } from '@umbral/protocol/remote/react-lifecycles.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterPart } from './enter-part.ts';
import { type OlderRemote, partOfFragment, partOfRemote } from './older-parts.tsx';

const context = { environment: { remote: 'mf-fair' } } as RemoteContext;
const host = { context, reportFailure: vi.fn() };
let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => element.remove());

const Offer = ({ city, title }: { city: string; title: string }) => <p id={useId()}>{`${title} en ${city}`}</p>;

/** As `define-remote.tsx` was before parts: single-spa's lifecycles, data from the host. */
function olderRemote(): OlderRemote & { readonly bootstrap: ReturnType<typeof vi.fn> } {
  let title = '';
  const lifecycles = reactLifecycles<{ readonly domElement: HTMLElement }>({
    root: () => <Offer city="cali" title={title} />,
    errorBoundary: () => <p>Error</p>,
  });
  return {
    bootstrap: vi.fn(async () => undefined),
    mount: [
      async (props) => {
        title = String(props.host.takePageState() ?? 'Feria');
      },
      (props) => lifecycles.mount(props as never),
    ],
    unmount: [(props) => lifecycles.unmount(props as never), async ({ domElement }) => domElement.replaceChildren()],
    preload: async () => undefined,
    prefetch: async () => undefined,
  };
}

test("pages of a release from before parts take over the server's HTML, and are bootstrapped once", async () => {
  const older = olderRemote();
  const part = partOfRemote(older);
  element.innerHTML = renderToString(<Offer city="cali" title="Del servidor" />, { identifierPrefix: 'p-' });
  element.dataset.ssr = 'p-';
  const drawn = element.firstChild;
  const at = { element, props: undefined, host: host as never };
  const first = await enterPart(part, { ...at, state: 'Del servidor' });
  expect(element.firstChild).toBe(drawn);
  expect(element.textContent).toBe('Del servidor en cali');
  expect(element.dataset.ssr).toBeUndefined();
  await first.unmount();
  expect(element.childNodes).toHaveLength(0);
  const second = await enterPart(part, { ...at, state: undefined });
  expect(element.textContent).toBe('Feria en cali');
  expect(older.bootstrap).toHaveBeenCalledOnce();
  await second.unmount();
});

test('two fragments of a release from before parts are drawn, changed and emptied each by itself', async () => {
  const other = document.body.appendChild(document.createElement('div'));
  const part = partOfFragment({
    element: (props, data) => <Offer {...(props as { city: string })} title={String(data)} />,
  });
  const first = await enterPart(part, { element, props: { city: 'cali' }, state: 'Oferta', host });
  const second = await enterPart(part, { element: other, props: { city: 'neiva' }, state: 'Oferta', host });
  expect([element.textContent, other.textContent]).toEqual(['Oferta en cali', 'Oferta en neiva']);
  await first.update({ props: { city: 'pasto' } });
  expect([element.textContent, other.textContent]).toEqual(['Oferta en pasto', 'Oferta en neiva']);
  await first.unmount();
  expect([element.childNodes.length, other.textContent]).toEqual([0, 'Oferta en neiva']);
  await second.unmount();
  other.remove();
});
