import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { updateProjectTexts as texts } from './update-project-texts.ts';

export { UpdateProjectPage as Component } from './update-project-page.tsx';

/** A project in the builders' own area [R100]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadUpdatedProject }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./update-project-queries.ts'),
  ]);
  const id = Number(args.params.id);
  const loaded = await loadForBuilder(args, 'builder-area', (visit) => loadUpdatedProject(visit, id));
  if (!loaded.own) throw notFound({ message: texts.absent });
  return { ...loaded, own: loaded.own };
}

export const handle: RouteHandle = {
  head: () => ({ title: texts.documentTitle }),
  sharedMaxAge: 0,
};
