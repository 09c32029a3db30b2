import { createBrowserRouter } from '@umbral/protocol/router/router.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnRouter } from './drawn-router.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A router whose page comes when the test says so, and what was drawn of it. */
function routerUnderWay() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const router = createBrowserRouter([{ path: '*', loader: () => promise, Component: () => null }], {
    hydrationData: { loaderData: {} },
  });
  const drawn = drawnRouter(router);
  const seen: string[] = [];
  const stop = drawn.subscribe(({ navigation, location }, { flushSync }) => {
    seen.push(`${navigation.state} ${location.pathname}${flushSync ? ' at once' : ''}`);
  });
  return { router, drawn, seen, arrive: () => resolve('data'), stop };
}

test('an arrival is drawn at once, a short wait not at all, and the router is the same', async () => {
  const { router, drawn, seen, arrive } = routerUnderWay();
  const arrived = drawn.navigate('/otra');
  await vi.advanceTimersByTimeAsync(199);
  arrive();
  await arrived;
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(['idle /otra at once']);
  expect(drawn.state).toBe(router.state);
  router.dispose();
});

test('[B086] a wait is drawn after 200 ms, without haste', async () => {
  const { router, drawn, seen, arrive } = routerUnderWay();
  const before = router.state.location.pathname;
  const arrived = drawn.navigate('/otra');
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toEqual([`loading ${before}`]);
  arrive();
  await arrived;
  expect(seen.at(-1)).toBe('idle /otra at once');
  router.dispose();
});

test('nobody is told of a wait after leaving', async () => {
  const { router, drawn, seen, stop } = routerUnderWay();
  void drawn.navigate('/otra');
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual([]);
  router.dispose();
});

test('what has the focus lets go of it before a new page is drawn, not where the place is kept', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  const { router, drawn, arrive } = routerUnderWay();
  const focusedWhenDrawn: boolean[] = [];
  drawn.subscribe(() => focusedWhenDrawn.push(document.activeElement === button));
  arrive();
  button.focus();
  await drawn.navigate('/aqui', { preventScrollReset: true });
  await drawn.navigate('/otra');
  expect(focusedWhenDrawn).toEqual([true, false]);
  router.dispose();
});
