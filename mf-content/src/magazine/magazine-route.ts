import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { issueParameter, type MagazineData } from './magazine-data.ts';
import { magazineHead } from './magazine-head.ts';

export async function loader({ context, request, url }: LoaderArgs): Promise<MagazineData> {
  const slug = url.searchParams.get(issueParameter) ?? undefined;
  const { loadMagazine } = await import('./magazine-queries.ts');
  const magazine = await loadMagazine(context.get(remoteContext).call, slug, request.signal);
  if (!magazine) throw notFound();
  return magazine;
}

export { MagazinePage as Component } from './magazine-page.tsx';

export const handle: RouteHandle<MagazineData> = {
  head: ({ data, environment }) => magazineHead(data, environment.origin),
};
