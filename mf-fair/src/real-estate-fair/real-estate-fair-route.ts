import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { isVirtual } from '../model/fair-card.ts';
import { texts } from '../texts.ts';

export { RealEstateFairPage as Component } from './real-estate-fair-page.tsx';

/** The active fair, if there is one by now. */
export async function loader({ context, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { loadFairs } = await import('../queries/fair-queries.ts');
  const fairs = await loadFairs(call, request.signal);
  return { active: fairs.find((fair) => fair.isActive && isVirtual(fair)) ?? null };
}

export const handle: RouteHandle = {
  head: () => ({
    title: texts.closed.documentTitle,
    description: texts.closed.lead,
    canonical: routes.realEstateFair.href(),
  }),
  sharedMaxAge: 300,
};
