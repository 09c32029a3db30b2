import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { privacyTexts } from '../texts/privacy-texts.ts';

export { PrivacyPage as Component } from './privacy-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./privacy-queries.ts')).loadPrivacy(args);

export const handle: RouteHandle = {
  head: () => ({ title: privacyTexts.documentTitle }),
  sharedMaxAge: 0,
};
