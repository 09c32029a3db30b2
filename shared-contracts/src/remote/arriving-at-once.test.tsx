import { createBrowserRouter } from 'shared-contracts/router/router.ts';
import { expect, test } from 'vitest';
import { arrivingAtOnce } from './arriving-at-once.ts';

test('an arrival is drawn at once, that a page is on its way is not, and the router is the same', async () => {
  const router = createBrowserRouter([{ path: '*', loader: async () => 'data', Component: () => null }]);
  const drawn = arrivingAtOnce(router);
  const seen: [string, boolean][] = [];
  const stop = drawn.subscribe(({ navigation }, { flushSync }) => seen.push([navigation.state, flushSync]));
  await drawn.navigate('/otra');
  expect(seen).toContainEqual(['loading', false]);
  expect(seen.at(-1)).toEqual(['idle', true]);
  expect(new Set(seen.map(String))).toEqual(new Set(['loading,false', 'idle,true']));
  expect(drawn.state).toBe(router.state);
  expect(drawn.state.location.pathname).toBe('/otra');
  stop();
  router.dispose();
});
