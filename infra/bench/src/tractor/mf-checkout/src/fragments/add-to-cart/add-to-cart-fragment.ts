import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { AddToCart } from './add-to-cart.tsx';

/** Price and stock of a variant, and the button that puts it into the cart. */
export const fragment = defineFragment({
  name: 'add-to-cart',
  props: { parse: (value) => ({ sku: String(Object(value).sku) }) },
  load: async ({ props }) =>
    (await import(/* webpackChunkName: "offers" */ '../../data/offers.ts')).offerOf(props.sku) ?? null,
  Component: AddToCart,
});
