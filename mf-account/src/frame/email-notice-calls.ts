import { requestEmailConfirmation } from '@umbral/domain/api/passwords.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Asks for another letter that confirms the address; gives what the portal says of it. */
export async function askForConfirmation(call: CallApi): Promise<string> {
  return (await call(requestEmailConfirmation, {})).message;
}
