import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { requestsTexts } from '../texts/requests-texts.ts';

export { RequestsPage as Component } from './requests-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./requests-queries.ts')).loadRequests(args);

export const handle: RouteHandle = {
  head: () => ({ title: requestsTexts.documentTitle }),
  sharedMaxAge: 0,
};
