import type { createBrowserRouter } from 'shared-contracts/router/router.ts';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** The same router, whose arrivals are drawn before anything else; that one is on its way stays a thing of no haste. */
export function arrivingAtOnce(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (draw) =>
    router.subscribe((state, options) => draw(state, { ...options, flushSync: state.navigation.state === 'idle' }));
  return Object.create(router, { subscribe: { value: subscribe } });
}
