import { cookies, localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { writeCookie } from '../../cookies.ts';

/** What became of a choice: kept here and there, refused by the backend, or the call itself failed [B085]. */
export type ChoiceOutcome = 'kept' | 'refused' | 'failed';

/** Tells the backend and keeps the choice. Who takes the optional ones back loses what they had left here [C166]. */
export async function keepConsent(call: CallApi, accepted: boolean): Promise<ChoiceOutcome> {
  try {
    const { sendCookieChoice } = await import('../late-calls.ts');
    if (!(await sendCookieChoice(call, accepted ? 'all' : 'necessary', visitorKey()))) return 'refused';
    localStorage.setItem(localKeys.cookieConsent, accepted ? '1' : '0');
    if (!accepted) forgetOptional();
    return 'kept';
  } catch {
    return 'failed';
  }
}

/** The key of the visit is all that is optional and stays. */
function forgetOptional(): void {
  writeCookie(cookies.tracking.name, '', 0);
  localStorage.removeItem(localKeys.trackingId);
}
