import { declaredPage } from '@umbral/kit/remote/declared-page.ts';
import type { PageRoute } from '@umbral/kit/remote/page.ts';

const screen = { layout: 'landing', robots: 'noindex', query: [] } as const;

/** Every page of team Checkout. */
export const routes: readonly PageRoute[] = [
  declaredPage({
    route: { key: 'checkout/cart', pattern: '/checkout/cart', ...screen },
    chunk: 'page-cart',
    load: () => import(/* webpackChunkName: "page-cart" */ './cart-page/cart-route.ts'),
  }),
  declaredPage({
    route: { key: 'checkout/checkout', pattern: '/checkout/checkout', ...screen },
    chunk: 'page-checkout',
    load: () => import(/* webpackChunkName: "page-checkout" */ './checkout-page/checkout-route.ts'),
  }),
  declaredPage({
    route: { key: 'checkout/thanks', pattern: '/checkout/thanks', ...screen },
    chunk: 'page-thanks',
    load: () => import(/* webpackChunkName: "page-thanks" */ './thanks-page/thanks-route.ts'),
  }),
].flat();
