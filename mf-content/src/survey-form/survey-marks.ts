import { surveyOpenKey, surveySentKey } from '@umbral/domain/storage/storage-keys.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';

const sentKey = surveySentKey(product);
const openKey = surveyOpenKey(product);

/** Whether this browser has sent the portal survey [B078, B094]. */
export function wasSent(): boolean {
  try {
    return localStorage.getItem(sentKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers that this browser has sent it, whatever the answer said [B079]. */
export function markSent(): void {
  keep(() => localStorage.setItem(sentKey, '1'));
}

/** Remembers that the survey was opened in this session [B094]. */
export function markOpened(): void {
  keep(() => sessionStorage.setItem(openKey, '1'));
}

function keep(write: () => void): void {
  try {
    write();
  } catch {
    // Without storage the survey may be asked once more.
  }
}
