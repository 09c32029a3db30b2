import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { learningTexts } from './learning-texts.ts';
import { readResultsQuery } from './results-query.ts';

export { LearningPage as Component } from './learning-page.tsx';

/** What the portal tells the builders that the visitor acts for [R118]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadLearning }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./learning-queries.ts'),
  ]);
  const query = readResultsQuery(new URL(args.request.url).searchParams);
  return loadForBuilder(args, 'account', (visit) => loadLearning(visit, query));
}

export const handle: RouteHandle = {
  head: () => ({ title: learningTexts.documentTitle }),
  sharedMaxAge: 0,
};
