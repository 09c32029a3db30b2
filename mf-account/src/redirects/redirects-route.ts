import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { redirectTexts } from '../texts/redirect-texts.ts';

export { RedirectsPage as Component } from './redirects-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./redirects-queries.ts')).loadRedirects(args);

export const handle: RouteHandle = {
  head: () => ({ title: redirectTexts.documentTitle }),
  sharedMaxAge: 0,
};
