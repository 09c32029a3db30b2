import type { FastifyInstance } from 'fastify';
import { withTrace } from 'infra-observability/current-trace.ts';
import { type OpenRequest, openRequest, routinePaths } from 'infra-observability/open-request.ts';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import type { Trust } from 'infra-observability/trusted-addresses.ts';

declare module 'fastify' {
  interface FastifyRequest {
    opened: OpenRequest | undefined;
  }
}

interface ObserveOptions {
  readonly telemetry: Telemetry;
  readonly isTrusted: Trust;
}

/**
 * Gives every request its id and its place in a trace, and one line of the log: the route's pattern, never the
 * address, which may hold what is personal. Register it before all other hooks.
 */
export function observeRequests(app: FastifyInstance, { telemetry, isTrusted }: ObserveOptions): void {
  app.decorateRequest('opened', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const opened = openRequest(request.raw, { telemetry, isTrusted: isTrusted(request.socket.remoteAddress) });
    request.opened = opened;
    reply.header('x-request-id', opened.trace.requestId);
    withTrace(opened.trace, done);
  });
  // The body is read in the context of its connection, not of this request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.opened) withTrace(request.opened.trace, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status } = reply;
    request.opened?.close({ route, status });
    const facts = { method: request.method, route, status, ms: Math.round(reply.elapsedTime) };
    const tell = () => app.log[routinePaths.has(route) ? 'debug' : 'info'](facts, 'answered');
    if (request.opened) withTrace(request.opened.trace, tell);
    else tell();
  });
}
