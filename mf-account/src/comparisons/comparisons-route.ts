import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { comparisonsTexts } from '../texts/comparisons-texts.ts';

export { ComparisonsPage as Component } from './comparisons-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./comparisons-queries.ts')).loadComparisons(args);

export const handle: RouteHandle = {
  head: () => ({ title: comparisonsTexts.documentTitle }),
  sharedMaxAge: 0,
};
