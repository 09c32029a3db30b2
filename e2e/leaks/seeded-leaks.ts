import type { LeakKind } from './probe/leak-probe.ts';

/** What the seeded remote leaves behind each time, by the name that the report must give. */
export const seededLeaks: Readonly<Record<string, LeakKind>> = {
  leakListener: 'listener',
  leakQueryListener: 'listener',
  leakTimer: 'timer',
  leakInterval: 'interval',
  leakFrame: 'animation frame',
  leakIdleCallback: 'idle callback',
  leakMutationObserver: 'mutation observer',
  leakResizeObserver: 'resize observer',
  leakIntersectionObserver: 'intersection observer',
  leakPerformanceObserver: 'performance observer',
  leakChannel: 'channel',
  leakAddress: 'object address',
  leakStyleNode: 'style node',
  leakSheet: 'adopted sheet',
  leakNode: 'stray node',
  leakSubscription: 'bus subscription',
};

/** Appended to a remote's container: what its pages do when they are mounted and left. */
const leakyContainer = `
;(() => {
  const { init, get } = mf_fair;
  const kept = [];
  let visits = 0;
  const leaks = {
    leakListener: () => addEventListener('resize', () => {}),
    leakQueryListener: () => matchMedia('(min-width: 1px)').addEventListener('change', () => {}),
    leakTimer() { setTimeout(leaks.leakTimer, 50); },
    leakInterval: () => setInterval(() => {}, 1000),
    leakFrame() { requestAnimationFrame(leaks.leakFrame); },
    leakIdleCallback() { requestIdleCallback(leaks.leakIdleCallback); },
    leakMutationObserver: () => new MutationObserver(() => {}).observe(document.body, { childList: true }),
    leakResizeObserver: () => new ResizeObserver(() => {}).observe(document.body),
    leakIntersectionObserver: () => new IntersectionObserver(() => {}).observe(document.body),
    leakPerformanceObserver: () => new PerformanceObserver(() => {}).observe({ type: 'layout-shift' }),
    leakChannel: () => kept.push(new BroadcastChannel('fair')),
    leakAddress: () => URL.createObjectURL(new Blob(['fair'])),
    leakStyleNode: () => document.head.append(document.createElement('link')),
    leakSheet: () => { document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()]; },
    leakNode: () => document.body.append(document.createElement('div')),
    leakSubscription: ({ host }) => host.context.bus.on('shell/navigated').subscribe(() => {}),
    leakGlobal: () => { visits += 1; window['fairVisit' + visits] = true; },
  };
  const leaky = ({ remote }) => {
    const leaking = (enter) => async (at) => {
      const mounted = await enter(at);
      for (const leak of Object.values(leaks)) leak(at);
      const unmount = async () => {
        kept.push(at.element.firstElementChild);
        await mounted.unmount();
      };
      return { ...mounted, unmount };
    };
    return { remote: { ...remote, mount: leaking(remote.mount), hydrate: leaking(remote.hydrate) } };
  };
  mf_fair = {
    init,
    get: async (expose) => {
      const factory = await get(expose);
      return expose === './app' ? () => leaky(factory()) : factory;
    },
  };
})();
`;

/** For `makeRelease` of mf-fair. */
export function withLeaks(name: string, text: string): string {
  return /\/remoteEntry\.[^/]+\.js$/.test(name) ? text + leakyContainer : text;
}
