import { localKeys } from 'shared-contracts/domain/storage-keys.ts';
import type { RemoteContext } from 'shared-contracts/remote/remote-context.ts';

/** Whether this browser agreed to be counted, in this visit or an earlier one. */
export function hasConsented({ bus }: Pick<RemoteContext, 'bus'>): boolean {
  const said = bus.last('shell/consent-changed');
  if (said) return said.accepted;
  try {
    return localStorage.getItem(localKeys.cookieConsent) === '1';
  } catch {
    return false;
  }
}
