import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { checkoutTexts as texts } from '../texts.ts';
import { CheckoutPage } from './checkout-page.tsx';

export const Component = CheckoutPage;

export const handle: RouteHandle = { head: () => ({ title: texts.checkout }) };
