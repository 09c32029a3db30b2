import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { editProjectTexts as texts } from './edit-project-texts.ts';

export { keepsForm as shouldRevalidate } from '../project-form/keeps-form.ts';
export { EditProjectPage as Component } from './edit-project-page.tsx';

/** A project with its form; one of another builder is as absent as none [R086]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { projectEditor }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('../project-form/editor-queries.ts'),
  ]);
  const loaded = await loadForBuilder(args, 'account', (visit) => projectEditor(visit, Number(args.params.id)));
  if (!loaded.own) throw notFound({ message: texts.absent });
  return { ...loaded, own: loaded.own };
}

export const handle: RouteHandle = {
  head: () => ({ title: texts.documentTitle }),
  sharedMaxAge: 0,
};
