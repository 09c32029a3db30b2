import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../replies/refusal.ts';
import { readingMethods } from './reading-methods.ts';

/**
 * Refuses writes that another site makes in a visitor's browser. Browsers say where a write comes from by `Origin`
 * and `Sec-Fetch-Site`; a caller that sends neither is no browser and carries nobody's cookies by itself.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request) => {
    if (!readingMethods.has(request.method) && !isOwnWrite(request, origin)) throw new Refusal('not-allowed');
  });
}

function isOwnWrite({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' && headers.origin !== 'null';
  return headers.origin === undefined || headers.origin === origin;
}
