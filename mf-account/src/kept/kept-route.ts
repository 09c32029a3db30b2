import { currentSession } from '@umbral/domain/api/users.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { deviceTexts } from '../texts/device-texts.ts';

export { KeptPage as Component } from './kept-page.tsx';

/** Whoever is signed in has all of it in the account, but for what did not come there and is asked for. */
export async function loader({ context, request: { signal, url } }: LoaderArgs): Promise<null> {
  if (new URL(url).searchParams.has('queda')) return null;
  const { user } = await context.get(remoteContext).call(currentSession, {}, { signal });
  if (user) throw redirect(routes.accountFavourites.href());
  return null;
}

export const handle: RouteHandle = {
  head: () => ({ title: deviceTexts.documentTitle }),
  sharedMaxAge: 0,
};
