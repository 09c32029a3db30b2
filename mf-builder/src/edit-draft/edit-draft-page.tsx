import { routes } from '@umbral/domain/routes/table.ts';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { FormPage } from '../project-form/form-page.tsx';
import type { loader } from './edit-draft-route.ts';

const after = { saved: routes.builderProjects.href(), discarded: routes.builderDrafts.href() };

/** A form that was begun and goes on [R088]. */
export function EditDraftPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  return <FormPage acting={acting} editor={own} after={after} />;
}
