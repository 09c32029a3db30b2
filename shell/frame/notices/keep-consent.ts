import { consentKey, drawConsentKey } from '@umbral/domain/storage/consent-key.ts';
import { cookies, localKeys } from '@umbral/domain/storage/storage-keys.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { writeCookie } from '../../cookies.ts';

/** What became of a choice: kept here and there, refused by the backend, or the call itself failed [B085]. */
export type ChoiceOutcome = 'kept' | 'refused' | 'failed';

/** Tells the backend and keeps the choice. Who takes the optional ones back loses what they had left here [C166]. */
export async function keepConsent(call: CallApi, accepted: boolean): Promise<ChoiceOutcome> {
  try {
    const { sendCookieChoice } = await import(/* webpackChunkName: "calls" */ '../late-calls.ts');
    // By this key the backend finds the choice again of somebody who is not signed in.
    const key = accepted ? drawConsentKey() : consentKey();
    if (!(await sendCookieChoice(call, accepted ? 'all' : 'necessary', key))) return 'refused';
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
