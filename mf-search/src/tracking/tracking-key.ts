import { cookies, localKeys } from '@umbral/domain/storage/storage-keys.ts';

const { name, maxAge } = cookies.tracking;

/** The key of this visit; empty before there is one [B092]. */
export function readTrackingKey(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair ? decode(pair.slice(name.length + 1)).slice(0, 64) : '';
}

/** Keeps the key for one day: as cookie, and where forms of this browser look for it. */
export function keepTrackingKey(key: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and not in every browser
  document.cookie = `${name}=${encodeURIComponent(key)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(localKeys.trackingId, key);
  } catch {
    // Private browsing or a full store: the cookie is enough.
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
