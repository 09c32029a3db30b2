import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { administrationTexts } from '../texts/administration-texts.ts';

export { AdministrationPage as Component } from './administration-page.tsx';

export const loader = async (args: LoaderArgs) =>
  (await import('./administration-queries.ts')).loadAdministration(args);

export const handle: RouteHandle = {
  head: () => ({ title: administrationTexts.documentTitle }),
  sharedMaxAge: 0,
};
