import { startAuthentication } from '@simplewebauthn/browser';
import { askForPasskey, type ShownPasskey } from '@umbral/domain/api/passkeys.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Asks the device for a passkey; nothing where the person chose none. */
export async function showPasskey(call: CallApi): Promise<ShownPasskey | undefined> {
  const { options } = await call(askForPasskey, {});
  const shown = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    // Whoever closes the dialog of the device, or has no key in it.
    if (error instanceof Error) return undefined;
    throw error;
  });
  if (!shown) return undefined;
  const { id, rawId, response } = shown;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}
