/** How a receiver written for Node checks a signature, as the documentation shows it; its test carries it out. */
export const signatureCheck = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromUmbral(secret, rawBody, signature, now = Date.now()) {
  const [, seconds, hex] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!hex || Math.abs(now - Number(seconds) * 1000) > 300_000) return false;
  const own = createHmac('sha256', secret).update(seconds + '.' + rawBody).digest('hex');
  return timingSafeEqual(Buffer.from(own), Buffer.from(hex));
}`;
