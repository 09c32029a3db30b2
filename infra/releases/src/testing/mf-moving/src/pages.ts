import type { PlainPage } from '@umbral/kit/plain/page-module.ts';
import type { SvelteView } from '@umbral/kit/plain/svelte-view.ts';

/** The pages of a remote that is made with Svelte; no table of this repository knows them. */
export const pages: readonly PlainPage<SvelteView>[] = [
  {
    route: {
      key: 'moving/removal',
      pattern: '/mudanzas/:city?',
      layout: 'default',
      robots: 'index,follow',
      query: ['piso'],
    },
    chunk: 'page-removal',
    load: () => import(/* webpackChunkName: "page-removal" */ './removal/removal-route.ts'),
  },
];
