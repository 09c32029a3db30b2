import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { registrationTexts } from '../texts/registration-texts.ts';

export { RegistrationPage as Component } from './registration-page.tsx';

export const loader = async (args: LoaderArgs) =>
  (await import('../sign/social/load-providers.ts')).loadProviders(args);

export const handle: RouteHandle = {
  head: () => ({ title: registrationTexts.title, description: registrationTexts.intro }),
  sharedMaxAge: 0,
};
