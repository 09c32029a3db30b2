import { routes } from '@umbral/domain/routes/table.ts';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { FormPage } from '../project-form/form-page.tsx';
import { BuilderHeader } from '../ui/builder-header.tsx';
import type { loader } from './update-project-route.ts';

const projects = routes.builderUpdateProjects.href();
const after = { saved: projects, discarded: projects };

/** The same form, opened on prices and homes: what changes every week [R100]. */
export function UpdateProjectPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  return (
    <>
      <BuilderHeader current="projects" />
      <FormPage acting={acting} editor={own} after={after} first="tipologias" />
    </>
  );
}
