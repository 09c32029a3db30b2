import { routes } from '@umbral/domain/routes/table.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import type { WrittenPage } from '../ui/written-page/written-page.ts';
import { writtenPageHead } from '../ui/written-page/written-page-head.ts';

const slug = 'impulsa-tus-proyectos';

export async function loader({ context, request }: LoaderArgs): Promise<WrittenPage> {
  const { loadWrittenPage } = await import('../ui/written-page/written-page-query.ts');
  const page = await loadWrittenPage(context.get(remoteContext).call, slug, request.signal);
  if (!page) throw notFound();
  return page;
}

export { PromoteProjectsPage as Component } from './promote-projects-page.tsx';

export const handle: RouteHandle<WrittenPage> = {
  head: ({ data, environment }) => writtenPageHead(data, routes.promoteProjects.href(), environment.origin),
};
