import { routes } from '@umbral/domain/routes/table.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import type { GuideData } from './guide-data.ts';
import { guideHead } from './guide-head.ts';

export async function loader({ context, params, request }: LoaderArgs): Promise<GuideData> {
  const { id = '' } = params;
  const { loadGuide } = await import('./guide-queries.ts');
  const guide = await loadGuide(context.get(remoteContext).call, id, request.signal);
  if (!guide) throw notFound();
  // The API also finds guides by their number; a page has one address.
  if (guide.slug !== id) throw redirect(routes.guide.href({ id: guide.slug }), 301);
  return guide;
}

export { GuidePage as Component } from './guide-page.tsx';

export const handle: RouteHandle<GuideData> = {
  head: ({ data, environment }) => guideHead(data, environment.origin),
};
