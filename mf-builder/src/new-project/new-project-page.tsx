import { routes } from '@umbral/domain/routes/table.ts';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { FormPage } from '../project-form/form-page.tsx';
import type { loader } from './new-project-route.ts';

const after = { saved: routes.builderProjects.href(), discarded: routes.builderDrafts.href() };

/** A project that nobody knows yet [R089]. */
export function NewProjectPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  return <FormPage acting={acting} editor={own} after={after} isNew />;
}
