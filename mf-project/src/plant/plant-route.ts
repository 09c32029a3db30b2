import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import type { PlantData } from '../model/plant-data.ts';
import { plantHead } from './plant-head.ts';
import { preloadParts } from './plant-parts.ts';

export { PlantPage as Component } from './plant-page.tsx';

/** The plant of the slug; a path with another place or type leads to the plant's own address for good. */
export async function loader({ context, params, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { pathname, search, searchParams } = new URL(request.url);
  // What is drawn from these data is drawn whole, so the code of its lower parts comes along.
  const parts = preloadParts();
  const { loadPlant } = await import('./plant-queries.ts');
  const plant = await loadPlant(call, { slug: params.id ?? '', query: searchParams, signal: request.signal });
  if (!plant) throw notFound();
  if (pathname !== plant.href) throw redirect(`${plant.href}${search}`, 301);
  await parts;
  return plant;
}

export const handle: RouteHandle<PlantData> = {
  head: ({ data, environment }) => plantHead(data, environment.origin),
};
