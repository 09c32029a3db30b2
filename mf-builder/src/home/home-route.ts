import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { homeTexts } from './home-texts.ts';

export { HomePage as Component } from './home-page.tsx';

/** How the builders stand that the visitor acts for [B076]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadFigures }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./home-queries.ts'),
  ]);
  return loadForBuilder(args, 'account', loadFigures);
}

export const handle: RouteHandle = {
  head: () => ({ title: homeTexts.documentTitle }),
  sharedMaxAge: 0,
};
