import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as addToCart } from './fragments/add-to-cart/add-to-cart-fragment.ts';
import { fragment as miniCart } from './fragments/mini-cart/mini-cart-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, declared, chunks, fragments, render } = defineServer({
  name: 'mf-checkout',
  routes,
  fragments: [addToCart, miniCart],
});
