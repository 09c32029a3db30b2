import { createHmac, timingSafeEqual } from 'node:crypto';

const MAC_LENGTH = 64;

/** Splits a secured key into its MAC and its restrictions; null if it is none. */
export function readSecuredKey(key: string): { mac: string; restrictions: string } | null {
  const decoded = Buffer.from(key, 'base64').toString('utf8');
  const mac = decoded.slice(0, MAC_LENGTH);
  return /^[0-9a-f]{64}$/.test(mac) ? { mac, restrictions: decoded.slice(MAC_LENGTH) } : null;
}

/** Whether the restrictions were signed with this key. */
export function isSignedBy(parentKey: string, { mac, restrictions }: { mac: string; restrictions: string }): boolean {
  const expected = createHmac('sha256', parentKey).update(restrictions).digest();
  return timingSafeEqual(expected, Buffer.from(mac, 'hex'));
}
