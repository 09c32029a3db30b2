import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { pageNumber } from '../model/page-number.ts';
import type { LaunchesData } from './launches-data.ts';
import { launchesHead } from './launches-head.ts';

export { LaunchesPage as Component } from './launches-page.tsx';

const longestCity = 80;

/** The projects in launch by page, of all cities or of one [R040]. */
export async function loader({ context, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { loadLaunches } = await import('./launches-queries.ts');
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams.get('page'));
  const city = slugify(searchParams.get('ciudad')?.slice(0, longestCity) ?? '') || undefined;
  const launches = page && (await loadLaunches(call, { city, page }, request.signal));
  if (!launches) throw notFound();
  return launches;
}

export const handle: RouteHandle<LaunchesData> = {
  head: ({ data, environment }) => launchesHead(data, environment.origin),
};
