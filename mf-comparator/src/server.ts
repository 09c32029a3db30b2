import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as comparator } from './fragments/comparator/comparator-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, chunks, fragments, render } = defineServer({
  name: 'mf-comparator',
  routes,
  fragments: [comparator],
});
