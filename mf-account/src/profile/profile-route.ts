import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { profileTexts } from '../texts/profile-texts.ts';

export { ProfilePage as Component } from './profile-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./profile-queries.ts')).loadProfile(args);

export const handle: RouteHandle = {
  head: () => ({ title: profileTexts.documentTitle }),
  sharedMaxAge: 0,
};
