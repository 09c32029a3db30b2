import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import type { BuilderUnits } from './units-queries.ts';
import { unitsTexts } from './units-texts.ts';

export { UnitsPage as Component } from './units-page.tsx';

/** Towers and homes of one project of those that the visitor acts for [R119]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadUnits }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./units-queries.ts'),
  ]);
  const { own } = await loadForBuilder(args, 'account', (visit) => loadUnits(visit, args.params.id ?? ''));
  return own;
}

export const handle: RouteHandle<BuilderUnits> = {
  head: ({ data }) => ({ title: unitsTexts.documentTitle(data.project.title) }),
  sharedMaxAge: 0,
};
