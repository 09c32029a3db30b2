import type { PlainPage } from '@umbral/kit/plain/page-module.ts';
import type { SvelteView } from '@umbral/kit/plain/svelte-view.ts';

/** Every page of this remote. */
export const pages: readonly PlainPage<SvelteView>[] = [
  {
    route: { key: 'example/home', pattern: '/example/:city?', layout: 'default', robots: 'index,follow', query: [] },
    chunk: 'page-home',
    load: () => import(/* webpackChunkName: "page-home" */ './home/home-route.ts'),
  },
];
