import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { texts } from '../texts.ts';

export { FairsPage as Component } from './fairs-page.tsx';

/** All fairs. */
export async function loader({ context, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { loadFairs } = await import('../queries/fair-queries.ts');
  return { fairs: await loadFairs(call, request.signal) };
}

export const handle: RouteHandle = {
  head: () => ({
    title: texts.fairs.documentTitle,
    description: texts.fairs.description,
    canonical: routes.fairs.href(),
  }),
};
