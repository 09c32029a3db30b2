import { listSocialProviders, socialLogin } from '@umbral/domain/api/sign-in.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { Credentials } from '@umbral/kit/form/person/credentials.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { signIn } from '../sign-calls.ts';
import { tryWithWork } from '../sign-in-work.ts';
import { type SignEntry, toEntry } from '../step/sign-entry.ts';
import type { SocialLink } from './social-link.ts';
import type { SocialProvider } from './social-ways.tsx';

/** The providers that this portal offers. */
export async function listProviders(call: CallApi, signal?: AbortSignal): Promise<readonly SocialProvider[]> {
  return (await call(listSocialProviders, {}, { signal })).data;
}

/** What the token of a provider's way back is worth. */
export type SocialEntry =
  | SignEntry
  /** The address has an account; with `link` its password links the two. */
  | { readonly kind: 'existing'; readonly email: string; readonly reason: string; readonly link?: SocialLink };

/** Changes the token for a session, where nothing else is to be asked [B073, M068-M070]. A first account is a conversion. */
export async function enterBy(
  context: Pick<RemoteContext, 'bus' | 'call' | 'environment'>,
  token: string,
): Promise<SocialEntry> {
  const answer = await context.call(socialLogin, { body: { token } });
  if (answer.is_new) void tellConversion(context, { name: 'CompleteRegistration', email: answer.user?.email });
  const { existing } = answer;
  const entry = toEntry(answer);
  if (!existing || entry.kind !== 'refused') return remembered(entry);
  const { reason: why } = entry;
  const { email, has_password: hasPassword, can_link: canLink } = existing;
  return { kind: 'existing', email, reason: why, ...(hasPassword && canLink ? { link: { email, token } } : {}) };
}

/** Links by the password of the account, and signs in; where the token has expired meanwhile, the password alone does. */
export async function linkByPassword(
  call: CallApi,
  credentials: Credentials,
  { token, onWork }: { readonly token: string; readonly onWork: () => void },
): Promise<Outcome<SignEntry>> {
  const { password } = credentials;
  const attempt = (proof: string) => call(socialLogin, { body: { token, password, proof } });
  const answer = await tryWithWork(attempt, onWork);
  const entry = remembered(toEntry(answer));
  if (entry.kind !== 'refused') return sent(entry);
  return answer.existing ? refused(entry.reason) : signIn(call, credentials, onWork);
}

/** Keeps for this browser that its person signs in by a provider [B094]. */
function remembered(entry: SignEntry): SignEntry {
  if (entry.kind !== 'entered') return entry;
  try {
    localStorage.setItem(localKeys.socialLoggedIn, '1');
  } catch {
    // Without storage nothing is remembered.
  }
  return entry;
}
