import type { PlainPage } from '@umbral/kit/plain/page-module.ts';
import type { SvelteView } from '@umbral/kit/plain/svelte-view.ts';

/** Every page of team Decide, which works with Svelte. */
export const pages: readonly PlainPage<SvelteView>[] = [
  {
    route: { key: 'decide/product', pattern: '/product/:id', layout: 'landing', robots: 'noindex', query: ['sku'] },
    chunk: 'page-product',
    load: () => import(/* webpackChunkName: "page-product" */ './product/product-route.ts'),
  },
];
