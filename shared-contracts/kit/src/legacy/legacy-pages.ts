import type { DeclaredRoute } from '@umbral/protocol/routes/declared-route.ts';
import type { PlainPage } from '../plain/page-module.ts';
import type { LegacyView } from './legacy-view.ts';

/** The pages of a legacy remote: its routes are all that it says. */
export function legacyPages(routes: readonly DeclaredRoute[]): readonly PlainPage<LegacyView>[] {
  const load = () => import(/* webpackChunkName: "page-legacy" */ './legacy-page.ts');
  return routes.map((route) => ({ route, chunk: 'page-legacy', load }));
}
