import type { createBrowserRouter } from '@umbral/protocol/router/router.ts';
import { shortWaitMs } from './short-wait.ts';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The same router as its pages are drawn: an arrival before anything else, and that a page is on its way only once that
 * takes long enough to be worth a picture.
 */
export function drawnRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (draw) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(waiting);
      waiting = undefined;
    };
    let { key } = router.state.location;
    const unsubscribe = router.subscribe((state, options) => {
      if (state.navigation.state === 'idle') {
        rest();
        if (state.location.key !== key && state.preventScrollReset !== true) leaveFocus();
        ({ key } = state.location);
        draw(state, { ...options, flushSync: true });
      } else {
        waiting ??= setTimeout(() => draw(router.state, options), shortWaitMs);
      }
    });
    return () => {
      rest();
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/**
 * The shell moves the focus to a new page's heading. It is left before: the browser lays out a page that is half changed
 * where what has the focus is taken away.
 */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
