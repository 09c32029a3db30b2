import { createContext } from 'react';

// Stand-ins for parts of react-router that only its framework mode and its instrumentation use. Each link has less to
// do by them, and every page 2 KB (brotli) less.

/** In place of `dom/ssr/components.js`: no framework is there, so links prefetch nothing by themselves. */
export const FrameworkContext = createContext(undefined);

const noPrefetch = [false, undefined, {}] as const;

export function usePrefetchBehavior() {
  return noPrefetch;
}

/** The first one is the caller's; the second one came from the prefetch. */
export function mergeRefs<Ref>(ref: Ref): Ref {
  return ref;
}

export function PrefetchPageLinks() {
  return null;
}

export const Links = PrefetchPageLinks;
export const Meta = PrefetchPageLinks;
export const Scripts = PrefetchPageLinks;

/** In place of `router/instrumentation.js`: no router is given instrumentations. */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {}

export function getRouteInstrumentationUpdates() {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}

export function instrumentHandler<Handler>(handler: Handler): Handler {
  return handler;
}
