import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { readTvChoice } from '../model/tv-address.ts';
import type { TvData } from './tv-data.ts';
import { tvHead } from './tv-head.ts';

export async function loader({ context, request, url }: LoaderArgs): Promise<TvData> {
  const { loadTv } = await import('./tv-queries.ts');
  const data = await loadTv(context.get(remoteContext).call, readTvChoice(url), request.signal);
  return { ...data, isSent: url.searchParams.has(doneParam) };
}

export { TvPage as Component } from './tv-page.tsx';

export const handle: RouteHandle<TvData> = {
  head: ({ data, environment }) => tvHead(data, environment.origin),
  // What is on air changes with the half hour.
  sharedMaxAge: 300,
};
