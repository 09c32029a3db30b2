import { localKeys } from './storage-keys.ts';

/** The browser's random key, which forms of anonymous visitors carry; empty where there is none [B094]. */
export function visitorKey(): string {
  try {
    return localStorage.getItem(localKeys.trackingId) ?? '';
  } catch {
    return '';
  }
}
