import { routes } from '@umbral/domain/routes/table.ts';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { FormPage } from '../project-form/form-page.tsx';
import type { loader } from './edit-project-route.ts';

const after = { saved: routes.builderProjects.href(), discarded: routes.builderEditProjects.href() };

/** The form of a project that exists: it stays as it is until "Guardar proyecto" [R086]. */
export function EditProjectPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  return <FormPage acting={acting} editor={own} after={after} />;
}
