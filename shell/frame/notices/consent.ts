import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';

const consentKey = 'cookie-consent';

/** Whether this browser has accepted the cookies. */
export function hasConsented(): boolean {
  try {
    return localStorage.getItem(consentKey) === '1';
  } catch {
    return false;
  }
}

/** Says what this browser chose before: remotes that count visitors ask the bus, never the storage [B094]. */
export function tellConsent(bus: OwnedBus<'shell'>): void {
  bus.publish('shell/consent-changed', { accepted: hasConsented() });
}

/** Tells the backend and keeps the choice; false when either could not be done. */
export async function keepConsent(call: CallApi): Promise<boolean> {
  try {
    const { acceptCookies } = await import('@umbral/domain/api/users.ts');
    const { ok } = await call(acceptCookies, { body: {} });
    if (ok !== 1) return false;
    localStorage.setItem(consentKey, '1');
    return true;
  } catch {
    return false;
  }
}
