import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { leadsTexts } from './leads-texts.ts';

export { LeadsPage as Component } from './leads-page.tsx';

/** The requests to the builder that the visitor acts for [B076, B144]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadLeads }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./leads-queries.ts'),
  ]);
  return loadForBuilder(args, 'account', (visit) => loadLeads(visit, new URL(args.request.url).searchParams));
}

export const handle: RouteHandle = {
  head: () => ({ title: leadsTexts.documentTitle }),
  sharedMaxAge: 0,
};
