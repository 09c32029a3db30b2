import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { checkoutTexts as texts } from '../texts.ts';
import { ThanksPage } from './thanks-page.tsx';

export const Component = ThanksPage;

export const handle: RouteHandle = { head: () => ({ title: texts.thanks }) };
