import { startRegistration } from '@simplewebauthn/browser';
import { askToMakePasskey, createPasskey, deletePasskey, renamePasskey } from '@umbral/domain/api/passkeys.ts';
import { confirmTotp, endTotp, renewRecoveryCodes, startTotp } from '@umbral/domain/api/second-factor.ts';
import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import type { SignedInUser } from '@umbral/domain/api/users.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { factorTexts } from '../../texts/factor-texts.ts';
import type { ChangeAnswer } from '../../ui/use-change.ts';

/** A factor that was added: whoever is there has its roles from now on. */
export interface Added {
  readonly session: Session;
  /** To be shown this once; none where there are some already. */
  readonly recoveryCodes: readonly string[];
}

/** Has the device make a passkey and keeps it; refused where the person or the device does not want to. */
export async function addPasskey(call: CallApi): Promise<Outcome<Added>> {
  const { options } = await call(askToMakePasskey, {});
  const made = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    // Whoever closes the dialog of the device, or whose device has a passkey of this account already.
    if (error instanceof Error) return undefined;
    throw error;
  });
  if (!made) return refused(factorTexts.passkeys.cancelled);
  const { id, rawId, response } = made;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const passkey = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports },
  };
  const { user, reason } = await call(createPasskey, { body: { passkey } });
  return outcomeOf(user, reason, []);
}

/** Gives a passkey another name. */
export async function namePasskey(call: CallApi, id: string, name: string): Promise<Outcome<string>> {
  await call(renamePasskey, { params: { id }, body: { name } });
  return sent(factorTexts.passkeys.renamed);
}

/** Deletes a passkey; staff keeps its last factor. */
export function removePasskey(call: CallApi, id: string): Promise<ChangeAnswer> {
  return call(deletePasskey, { params: { id } });
}

/** The secret of an application of codes, as address, picture (SVG) and text. */
export interface NewSecret {
  readonly uri: string;
  readonly secret: string;
  readonly qr: string;
}

/** Makes a new secret, which counts once a first code of it was seen; gives the reason where there is one already. */
export async function makeSecret(call: CallApi): Promise<NewSecret | string> {
  const { ok, reason, uri, secret, qr } = await call(startTotp, {});
  return ok === 1 ? { uri, secret, qr } : (reason ?? factorTexts.failed);
}

/** Switches the second step on by a first code. */
export async function switchOn(call: CallApi, code: string): Promise<Outcome<Added>> {
  const { user, reason, recovery_codes: codes } = await call(confirmTotp, { body: { code } });
  return outcomeOf(user, reason, codes);
}

/** Switches it off. */
export async function switchOff(
  call: CallApi,
  body: { readonly password: string; readonly code: string },
): Promise<Outcome<string>> {
  const { ok, message } = await call(endTotp, { body });
  return ok === 1 ? sent(message) : refused(message);
}

/** New codes for paper, or the reason why there are none. */
export async function newRecoveryCodes(call: CallApi): Promise<readonly string[] | string> {
  const { ok, reason, recovery_codes: codes } = await call(renewRecoveryCodes, {});
  return ok === 1 ? codes : (reason ?? factorTexts.failed);
}

function outcomeOf(user: SignedInUser | null, reason: string | null, recoveryCodes: readonly string[]): Outcome<Added> {
  return user ? sent({ session: sessionOfUser(user), recoveryCodes }) : refused(reason ?? factorTexts.failed);
}
