import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as banner } from './fragments/banner/banner-fragment.ts';
import { fragment as button } from './fragments/button/button-fragment.ts';
import { fragment as popup } from './fragments/popup/popup-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, chunks, fragments, render } = defineServer({
  name: 'mf-fair',
  routes,
  fragments: [banner, button, popup],
});
