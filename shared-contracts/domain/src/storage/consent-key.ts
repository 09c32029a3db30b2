import { localKeys } from './storage-keys.ts';

/** The random key under which the backend keeps what this browser agreed to; empty before it agreed to anything. */
export function consentKey(): string {
  try {
    return localStorage.getItem(localKeys.consentKey) ?? '';
  } catch {
    return '';
  }
}

/** The same, drawn where there is none: somebody agrees now. Empty where the browser keeps nothing. */
export function drawConsentKey(): string {
  try {
    const key = consentKey() || crypto.randomUUID();
    localStorage.setItem(localKeys.consentKey, key);
    return key;
  } catch {
    return '';
  }
}
