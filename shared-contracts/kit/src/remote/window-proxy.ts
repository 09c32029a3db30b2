interface PathLike {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What the proxy must know of its router. */
export interface ProxiedRouter {
  readonly state: {
    readonly location: PathLike & { readonly key?: string };
    readonly navigation: { readonly location?: PathLike };
  };
}

/**
 * A `window` for a router under single-spa, which fires an artificial `popstate` after every pushState. The router
 * that pushed would take it for a second navigation and run its loaders twice, so an artificial event is dropped
 * when the router already is, or is going, where the address bar is. Real events, and artificial ones for other
 * addresses (links of the shell), pass; nothing passes while the router's page is out of sight, nor the event that
 * brings it back.
 */
export function windowProxy(
  real: Window,
  routerOf: () => ProxiedRouter | undefined,
  isResting: () => boolean = () => false,
): Window {
  const wrapped = new WeakMap<EventListener, EventListener>();

  function wrap(listener: EventListener): EventListener {
    const known = wrapped.get(listener);
    if (known) return known;
    const made: EventListener = (event) => {
      const router = routerOf();
      if (isResting() || (isThere(router, real.location) && (isArtificial(event) || isEntryOf(router, real.history))))
        return;
      listener(event);
    };
    wrapped.set(listener, made);
    return made;
  }

  const overrides = {
    addEventListener: (type: string, listener: EventListener) =>
      real.addEventListener(type, type === 'popstate' ? wrap(listener) : listener),
    removeEventListener: (type: string, listener: EventListener) =>
      real.removeEventListener(type, type === 'popstate' ? wrap(listener) : listener),
  };
  return new Proxy(real, {
    get(target, key) {
      if (key === 'addEventListener' || key === 'removeEventListener') return overrides[key];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' && !isConstructor(value) ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  });
}

function isArtificial(event: Event): boolean {
  return 'singleSpa' in event && event.singleSpa === true;
}

function isThere(router: ProxiedRouter | undefined, location: PathLike): boolean {
  if (!router) return false;
  const { location: current, navigation } = router.state;
  return isSame(navigation.location ?? current, location);
}

/** Nothing is on its way, and the page on the screen is that of the history's entry. */
function isEntryOf(router: ProxiedRouter | undefined, { state }: History): boolean {
  return !router?.state.navigation.location && (state?.key ?? 'default') === router?.state.location.key;
}

function isSame(a: PathLike, b: PathLike): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

function isConstructor(value: object): boolean {
  return 'prototype' in value;
}
