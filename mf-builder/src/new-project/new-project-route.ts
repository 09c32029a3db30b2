import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { newProjectTexts as texts } from './new-project-texts.ts';

export { keepsForm as shouldRevalidate } from '../project-form/keeps-form.ts';
export { NewProjectPage as Component } from './new-project-page.tsx';

/** An empty form, or the draft that it has become (`?borrador=7`) [R089]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { newEditor, draftEditor }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('../project-form/editor-queries.ts'),
  ]);
  const draft = Number(new URL(args.request.url).searchParams.get('borrador'));
  return loadForBuilder(args, 'account', async (visit) => {
    const begun = Number.isSafeInteger(draft) && draft > 0 ? await draftEditor(visit, draft) : undefined;
    return begun ?? newEditor(visit);
  });
}

export const handle: RouteHandle = {
  head: () => ({ title: texts.documentTitle }),
  sharedMaxAge: 0,
};
