import { sessionKeys } from '@umbral/domain/storage/storage-keys.ts';

/** Whether this tab has seen already that a person accepted the terms in force; no where it may keep nothing. */
export function areTermsKnown(personId: number): boolean {
  try {
    return sessionStorage.getItem(sessionKeys.acceptedTerms) === String(personId);
  } catch {
    return false;
  }
}

/** Remembers that, so that each tab asks once for each person. */
export function rememberTerms(personId: number): void {
  try {
    sessionStorage.setItem(sessionKeys.acceptedTerms, String(personId));
  } catch {
    // The next page asks again.
  }
}
