import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { routes } from './routes.ts';

export const { remote, pages, declared, chunks, fragments, render } = defineServer({
  name: 'mf-vecinos',
  routes,
  fragments: [],
});
