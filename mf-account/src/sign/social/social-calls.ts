import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import { listSocialProviders, socialLogin } from '@umbral/domain/api/sign-in.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { Credentials } from '@umbral/kit/form/person/credentials.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { loginTexts } from '../../texts/login-texts.ts';
import { socialTexts } from '../../texts/social-texts.ts';
import { signIn } from '../sign-calls.ts';
import type { SocialLink } from './social-link.ts';
import type { SocialProvider } from './social-ways.tsx';

/** The providers that this portal offers. */
export async function listProviders(call: CallApi, signal?: AbortSignal): Promise<readonly SocialProvider[]> {
  return (await call(listSocialProviders, {}, { signal })).data;
}

/** What the token of a provider's way back is worth. */
export type SocialEntry =
  | { readonly kind: 'entered'; readonly session: Session }
  /** The address has an account; with `link` its password links the two. */
  | { readonly kind: 'existing'; readonly email: string; readonly reason: string; readonly link?: SocialLink }
  | { readonly kind: 'refused'; readonly reason: string };

/** Changes the token for a session, where nothing else is to be asked [B073, M068-M070]. */
export async function enterBy(call: CallApi, token: string): Promise<SocialEntry> {
  const { user, existing, reason } = await call(socialLogin, { body: { token } });
  if (user) return { kind: 'entered', session: remembered(sessionOfUser(user)) };
  const why = reason ?? socialTexts.failed;
  if (!existing) return { kind: 'refused', reason: why };
  const { email, has_password: hasPassword, can_link: canLink } = existing;
  return { kind: 'existing', email, reason: why, ...(hasPassword && canLink ? { link: { email, token } } : {}) };
}

/** Links by the password of the account, and signs in; where the token has expired meanwhile, the password alone does. */
export async function linkByPassword(
  call: CallApi,
  credentials: Credentials,
  token: string,
): Promise<Outcome<Session>> {
  const { user, existing, reason } = await call(socialLogin, { body: { token, password: credentials.password } });
  if (user) return sent(remembered(sessionOfUser(user)));
  return existing ? refused(reason ?? loginTexts.failed) : signIn(call, credentials);
}

/** Keeps for this browser that its person signs in by a provider [B094]. */
function remembered(session: Session): Session {
  try {
    localStorage.setItem(localKeys.socialLoggedIn, '1');
  } catch {
    // Without storage nothing is remembered.
  }
  return session;
}
