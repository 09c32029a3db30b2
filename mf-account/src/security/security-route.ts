import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { securityTexts } from '../texts/security-texts.ts';

export { SecurityPage as Component } from './security-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./security-queries.ts')).loadSecurity(args);

export const handle: RouteHandle = {
  head: () => ({ title: securityTexts.documentTitle }),
  sharedMaxAge: 0,
};
