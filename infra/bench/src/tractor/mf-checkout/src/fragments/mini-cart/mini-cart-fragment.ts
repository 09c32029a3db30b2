import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { MiniCart } from '../../ui/mini-cart.tsx';

/** How many tractors lie in the cart; leads to it. */
export const fragment = defineFragment({
  name: 'mini-cart',
  props: { parse: () => ({}) },
  load: async () => null,
  Component: MiniCart,
});
