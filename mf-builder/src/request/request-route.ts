import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { requestTexts } from './request-texts.ts';

export { RequestPage as Component } from './request-page.tsx';

/** The form of a request, for whoever acts for a builder [B076]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadRequest }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./request-queries.ts'),
  ]);
  return loadForBuilder(args, 'account', loadRequest);
}

export const handle: RouteHandle = {
  head: () => ({ title: requestTexts.documentTitle }),
  sharedMaxAge: 0,
};
