import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import type { Offer } from '../data/offers.ts';
import { checkoutTexts as texts } from '../texts.ts';
import { CartPage } from './cart-page.tsx';

/** Everything that is sold: what of it lies in the cart only the visitor's browser knows. */
export async function loader(): Promise<readonly Offer[]> {
  const { offers } = await import(/* webpackChunkName: "offers" */ '../data/offers.ts');
  return offers;
}

export const Component = CartPage;

export const handle: RouteHandle<readonly Offer[]> = { head: () => ({ title: texts.basket }) };
