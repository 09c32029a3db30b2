import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { loginTexts } from '../texts/login-texts.ts';

export { LoginPage as Component } from './login-page.tsx';

export const loader = async (args: LoaderArgs) =>
  (await import('../sign/social/load-providers.ts')).loadProviders(args);

/** Taking a provider's fragment out of the address asks for nothing: it must be gone at once. */
export const shouldRevalidate = () => false;

export const handle: RouteHandle = {
  head: () => ({ title: loginTexts.title, description: loginTexts.intro }),
  sharedMaxAge: 0,
};
