import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';

const consentKey = 'cookie-consent';

function storedChoice(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}

/** Whether this browser has accepted the cookies. */
export function hasConsented(): boolean {
  return storedChoice() === '1';
}

/** Whether this browser has chosen at all: nobody is asked again who said no. */
export function hasChosen(): boolean {
  return storedChoice() !== null;
}

/** Says what this browser chose before: remotes that count visitors ask the bus, never the storage [B094]. */
export function tellConsent(bus: OwnedBus<'shell'>): void {
  bus.publish('shell/consent-changed', { accepted: hasConsented() });
}

/** Tells the backend and keeps the choice; false when either could not be done. */
export async function keepConsent(call: CallApi, accepted: boolean): Promise<boolean> {
  try {
    const [{ acceptCookies }, keys] = await Promise.all([
      import('@umbral/domain/api/users.ts'),
      import('@umbral/domain/storage/consent-key.ts'),
    ]);
    const choice = accepted ? 'all' : 'necessary';
    // By this key the backend finds the choice again of somebody who is not signed in.
    const userKey = accepted ? keys.drawConsentKey() : keys.consentKey();
    const { ok } = await call(acceptCookies, { body: { choice, user_key: userKey } });
    if (ok !== 1) return false;
    localStorage.setItem(consentKey, accepted ? '1' : '0');
    return true;
  } catch {
    return false;
  }
}
