import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Answers are data: nothing in them may run, be framed or be sniffed. `useDefaults` would add directives of its own. That a
 * portal is to be asked by https for ever is said only where it has such an address: by http nobody believes it.
 */
export async function securityHeaders(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: origin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
}
