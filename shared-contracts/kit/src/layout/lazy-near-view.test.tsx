import { act, render, screen, waitFor } from '@testing-library/react';
import { createContext, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyNearView } from './lazy-near-view.tsx';

function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {String(count)}
    </button>
  );
}

const page = (part: ReactNode) => <div id="below">{part}</div>;

type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** What the browser sees of a page that a visitor scrolls: nothing of what has left it. */
function watchScroll(): () => void {
  const seen: { readonly callback: Callback; element?: Element }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly one: { readonly callback: Callback; element?: Element };
      constructor(callback: Callback) {
        this.one = { callback };
        seen.push(this.one);
      }
      observe(element: Element) {
        this.one.element = element;
      }
      disconnect() {}
    },
  );
  return () => {
    for (const { callback, element } of seen) if (element?.isConnected) callback([{ isIntersecting: true }]);
  };
}

test('what the server drew stays while its code is not asked for, and comes alive when one is near', async () => {
  const server = lazyNearView('below', async () => Counter);
  await server.preload();
  const scrollNear = watchScroll();
  const container = document.createElement('div');
  document.body.append(container);
  container.insertAdjacentHTML('afterbegin', renderToString(page(<server.Part start={4} />)));
  const load = vi.fn(async () => Counter);
  const browser = lazyNearView('below', load);
  await act(async () => void hydrateRoot(container, page(<browser.Part start={4} />)));
  expect(screen.getByRole('button').textContent).toBe('4');
  expect(load).not.toHaveBeenCalled();

  await act(async () => scrollNear());
  expect(load).toHaveBeenCalledOnce();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('5');
});

test('what the server drew outlives a change around it, until its code is there', async () => {
  const Around = createContext('first');
  const within = (around: string, part: ReactNode) => (
    <Around value={around}>
      <div id="further">{part}</div>
    </Around>
  );
  const server = lazyNearView('further', async () => Counter);
  await server.preload();
  const scrollNear = watchScroll();
  const container = document.createElement('div');
  document.body.append(container);
  container.insertAdjacentHTML('afterbegin', renderToString(within('first', <server.Part start={7} />)));
  const button = container.querySelector('button');
  const browser = lazyNearView('further', async () => Counter);
  const page = <browser.Part start={7} />;
  const root = await act(async () => hydrateRoot(container, within('first', page)));
  await act(async () => root.render(within('second', page)));
  expect(container.querySelector('button')).toBe(button);
  expect(container.querySelector('#further')?.hasAttribute('data-redrawn'), 'for who holds its place').toBe(true);

  await act(async () => scrollNear());
  await act(async () => container.querySelector('button')?.click());
  expect(container.textContent).toBe('8');
});

test('a page that follows another one of its kind waits for a visitor of its own', async () => {
  const server = lazyNearView('second', async () => Counter);
  await server.preload();
  const scrollNear = watchScroll();
  const browser = lazyNearView('second', async () => Counter);
  for (const start of [1, 2]) {
    const container = document.createElement('div');
    document.body.append(container);
    container.insertAdjacentHTML('afterbegin', renderToString(<div id="second">{<server.Part start={start} />}</div>));
    const root = await act(async () => hydrateRoot(container, <div id="second">{<browser.Part start={start} />}</div>));
    if (start === 2) {
      await act(async () => scrollNear());
      await act(async () => container.querySelector('button')?.click());
      expect(container.textContent).toBe('3');
    }
    await act(async () => root.unmount());
    container.remove();
  }
});

test('a part whose code cannot be had stays as the server drew it, and comes alive at the next approach', async () => {
  const server = lazyNearView('retried', async () => Counter);
  await server.preload();
  const scrollNear = watchScroll();
  const container = document.createElement('div');
  document.body.append(container);
  container.insertAdjacentHTML('afterbegin', renderToString(<div id="retried">{<server.Part start={3} />}</div>));
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('no connection'));
  const browser = lazyNearView('retried', load);
  const onUncaughtError = vi.fn();
  await act(
    async () => void hydrateRoot(container, <div id="retried">{<browser.Part start={3} />}</div>, { onUncaughtError }),
  );
  await act(async () => scrollNear());
  expect(onUncaughtError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('3');

  await act(async () => scrollNear());
  await act(async () => container.querySelector('button')?.click());
  expect(container.textContent).toBe('4');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that nobody drew comes with the connection where its code failed', async () => {
  watchScroll();
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('no connection'));
  const { Part } = lazyNearView('undrawn', load);
  render(
    <div id="undrawn">
      <Part start={6} />
    </div>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('6')).toBeTruthy();
});
