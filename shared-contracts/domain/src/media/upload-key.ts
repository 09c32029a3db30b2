/**
 * What the key of an upload is the digest of: the same bytes of the same person for the same purpose always have the
 * same key, so that a browser knows it before the first byte is sent. `hash` is the SHA-256 of the file, hexadecimal.
 */
export function uploadKeySeed(ownerId: number, purpose: string, hash: string): string {
  return `${ownerId}:${purpose}:${hash}`;
}

/** The key out of the SHA-256 of its seed, hexadecimal. */
export function uploadKeyFrom(seedDigest: string): string {
  return `up-${seedDigest.slice(0, 40)}`;
}

/** Whether a picture was uploaded; others are of the portal's own library. */
export function isUploadKey(key: string): boolean {
  return /^up-[0-9a-f]{40}$/.test(key);
}
