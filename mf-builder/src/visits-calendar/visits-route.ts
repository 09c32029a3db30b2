import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { visitsTexts } from './visits-texts.ts';

export { VisitsPage as Component } from './visits-page.tsx';

/** The visits of a week to whom the visitor acts for [B076, B144]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadVisits }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./visits-queries.ts'),
  ]);
  return loadForBuilder(args, 'account', (visit) => loadVisits(visit, new URL(args.request.url).searchParams));
}

export const handle: RouteHandle = {
  head: () => ({ title: visitsTexts.documentTitle }),
  sharedMaxAge: 0,
};
