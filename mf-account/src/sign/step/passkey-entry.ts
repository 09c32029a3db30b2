import { signInByPasskey } from '@umbral/domain/api/passkeys.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { secondStepTexts as texts } from '../../texts/second-step-texts.ts';
import { showPasskey } from './show-passkey.ts';
import { type SignEntry, toEntry } from './sign-entry.ts';

/** Signs in by a passkey of this device, or says why not. */
export async function enterByPasskey(call: CallApi): Promise<SignEntry> {
  const passkey = await showPasskey(call);
  if (!passkey) return { kind: 'refused', reason: texts.cancelled };
  return toEntry(await call(signInByPasskey, { body: { passkey } }));
}
