import { currentSession, type SignedInUser } from '@umbral/domain/api/users.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { type GuardedArea, guardTarget } from '../model/guard.ts';
import { type ActingFor, actingFor } from './acting-for.ts';

/** Who looks at a screen of builders, and how it asks the API. */
export interface BuilderVisit {
  readonly call: CallApi;
  readonly signal: AbortSignal;
  readonly user: SignedInUser;
  readonly acting: ActingFor;
}

/** What a screen shows to those who act for builders; everybody else is sent on [B076, B114]. */
export async function loadForBuilder<Data>(
  { context, request, url }: LoaderArgs,
  area: GuardedArea,
  load: (visit: BuilderVisit) => Promise<Data>,
): Promise<{ readonly acting: ActingFor; readonly own: Data }> {
  const { call } = context.get(remoteContext);
  const { signal } = request;
  const { user } = await call(currentSession, {}, { signal });
  const target = guardTarget(user?.roles, url, area);
  if (target || !user) throw redirect(target ?? '/');
  const acting = await actingFor(call, user, new URL(request.url), signal);
  return { acting, own: await load({ call, signal, user, acting }) };
}
