import type { IncomingMessage } from 'node:http';

/** The address that connected to us, or that our own proxy saw. */
export function clientAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const last = forwarded.split(',').at(-1)?.trim();
  return (isBehindProxy && last) || (socket.remoteAddress ?? '');
}
