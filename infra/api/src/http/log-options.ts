import type { FastifyServerOptions } from 'fastify';

/** Logs say what was asked and how it went; never who asked, with which query, cookie or body. */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: ['password', '*.password', 'email', '*.email', 'phone', '*.phone', 'token', '*.token'],
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}
