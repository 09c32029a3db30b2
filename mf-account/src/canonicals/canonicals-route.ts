import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { canonicalTexts } from '../texts/canonical-texts.ts';

export { CanonicalsPage as Component } from './canonicals-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./canonicals-queries.ts')).loadCanonicals(args);

export const handle: RouteHandle = {
  head: () => ({ title: canonicalTexts.documentTitle }),
  sharedMaxAge: 0,
};
