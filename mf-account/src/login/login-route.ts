import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { loginTexts } from '../texts/login-texts.ts';

export { LoginPage as Component } from './login-page.tsx';

export const loader = async (args: LoaderArgs) =>
  (await import('../sign/social/load-providers.ts')).loadProviders(args);

export const handle: RouteHandle = {
  head: () => ({ title: loginTexts.title, description: loginTexts.intro }),
  sharedMaxAge: 0,
};
