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
export function tellConsent(bus: OwnedBus): void {
  bus.publish('shell/consent-changed', { accepted: hasConsented() });
}
