import { type AccountCounts, getAccountCounts } from '@umbral/domain/api/account.ts';
import { getProfile } from '@umbral/domain/api/profile.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { loginHref } from '../model/login-href.ts';

/** What every screen of the account shows besides its own. */
export interface OwnerData<Data> {
  readonly counts: AccountCounts;
  /** The person has shown that the address of the account is theirs; also where nobody can tell. */
  readonly isEmailProven: boolean;
  readonly own: Data;
}

/**
 * What a screen of the account shows, with the counts of its frame; without a session the login page comes first and
 * leads back [B076].
 */
export async function loadForOwner<Data>(
  { context, request }: LoaderArgs,
  load: (call: CallApi, signal: AbortSignal) => Promise<Data>,
): Promise<OwnerData<Data>> {
  const { call } = context.get(remoteContext);
  const { signal } = request;
  try {
    const [{ data: counts }, isEmailProven, own] = await Promise.all([
      call(getAccountCounts, {}, { signal }),
      readIsEmailProven(call, signal),
      load(call, signal),
    ]);
    return { counts, isEmailProven, own };
  } catch (error) {
    if (error instanceof ApiError && error.problem.type === 'not-signed-in') {
      throw redirect(loginHref(new URL(request.url)));
    }
    throw error;
  }
}

/** A screen is whole without the notice. */
async function readIsEmailProven(call: CallApi, signal: AbortSignal): Promise<boolean> {
  const profile = await call(getProfile, {}, { signal }).catch(() => undefined);
  return profile?.data.is_email_verified ?? true;
}
