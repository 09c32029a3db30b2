import { currentSession } from '@umbral/domain/api/users.ts';
import { parseRoles } from '@umbral/domain/people/user-roles.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { loginHref } from '../model/login-href.ts';

/** What a screen of staff shows, and who looks at it. */
export interface StaffData<Data> {
  readonly roles: readonly Role[];
  readonly userId: number;
  /** Null where it could not be read: the screen offers to try again. */
  readonly own: Data | null;
}

/** Who looks at a screen of staff, and how it asks the API. */
export interface StaffVisit {
  readonly call: CallApi;
  readonly signal: AbortSignal;
  readonly url: URL;
  readonly roles: readonly Role[];
}

/**
 * What a screen of staff shows to those who hold one of the roles. Nobody goes to the login that leads back, staff without
 * a second factor where it is set up, anybody else home with the reason [B076, B114].
 */
export async function loadForStaff<Data>(
  { context, request }: LoaderArgs,
  allowed: readonly Role[],
  load: (visit: StaffVisit) => Promise<Data>,
): Promise<StaffData<Data>> {
  const { call } = context.get(remoteContext);
  const { signal } = request;
  const url = new URL(request.url);
  const { user, needs_second_factor: isWeak } = await call(currentSession, {}, { signal });
  if (!user) throw redirect(loginHref(url));
  if (isWeak) throw redirect(routes.accountSecurity.href());
  const roles = parseRoles(user.roles);
  if (!allowed.some((role) => roles.includes(role))) throw redirect(`${routes.home.href()}?permissions=insufficient`);
  const own = await load({ call, signal, url, roles }).catch((error: unknown) => unreadable(error, signal));
  return { roles, userId: user.id, own };
}

/** A list that the API could not give leaves the rest of the screen standing. */
function unreadable(error: unknown, signal: AbortSignal): null {
  if (error instanceof ApiError && !signal.aborted) return null;
  throw error;
}

/** The page of a list that an address asks for. */
export function pageOfAddress({ searchParams }: URL): number {
  const page = Number(searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
