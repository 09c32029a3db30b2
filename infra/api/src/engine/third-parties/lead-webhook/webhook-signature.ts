import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older signatures are refused, so that a copy of a request is worth nothing later. */
const toleranceMs = 300_000;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, so that neither time nor body can be exchanged. */
export function signWebhook(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hexOf(secret, seconds, body)}`;
}

/** Whether a signature belongs to a body and is fresh: what the receiver has to check. */
export function fitsWebhook(secret: string, body: string, signature: string, now: Date): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (hex === '' || Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) return false;
  return timingSafeEqual(Buffer.from(hex), Buffer.from(hexOf(secret, Number(seconds), body)));
}

function hexOf(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
