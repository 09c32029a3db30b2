import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { draftsTexts as texts } from './drafts-texts.ts';

export { DraftsPage as Component } from './drafts-page.tsx';

/** What is not on the portal yet: drafts, and projects before their publication [R087]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadUnpublished }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./drafts-queries.ts'),
  ]);
  return loadForBuilder(args, 'account', loadUnpublished);
}

export const handle: RouteHandle = {
  head: () => ({ title: texts.documentTitle }),
  sharedMaxAge: 0,
};
