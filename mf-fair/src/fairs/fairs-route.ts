import { remoteContext } from 'shared-contracts/remote/remote-context.ts';
import type { LoaderArgs, RouteHandle } from 'shared-contracts/remote/route-module.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { texts } from '../texts.ts';

export { FairsPage as Component } from './fairs-page.tsx';

/** All fairs. */
export async function loader({ context, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { loadFairs } = await import('../fair-queries.ts');
  return { fairs: await loadFairs(call, request.signal) };
}

export const handle: RouteHandle = {
  head: () => ({
    title: texts.fairs.documentTitle,
    description: texts.fairs.description,
    canonical: routes.fairs.href(),
  }),
};
