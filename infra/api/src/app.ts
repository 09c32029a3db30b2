import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createLogger } from 'infra-observability/logger.ts';
import { silentTelemetry, type Telemetry } from 'infra-observability/telemetry.ts';
import { parseTrust } from 'infra-observability/trusted-addresses.ts';
import { cutUnread } from 'infra-observability/unread-answers.ts';
import { type DiskRoom, unwatchedDisk } from 'infra-storage/disk-room.ts';
import type { Backend } from './engine/backend.ts';
import { refuseCrossSiteWrites } from './engine/http/cross-site.ts';
import { docsPages } from './engine/http/docs-pages.ts';
import { tagPublicAnswers } from './engine/http/entity-tag.ts';
import { healthRoutes } from './engine/http/health-routes.ts';
import { measureRequests } from './engine/http/metrics.ts';
import { observeRequests } from './engine/http/observe-requests.ts';
import { openApi } from './engine/http/open-api.ts';
import { shedOverload } from './engine/http/overload.ts';
import { rateLimits } from './engine/http/rate-limits.ts';
import { refuseWritesWithoutRoom } from './engine/http/read-only.ts';
import { securityHeaders } from './engine/http/security-headers.ts';
import { errorReplies, refuseUnreadable } from './engine/replies/error-replies.ts';
import { recogniseSessions } from './engine/sessions/session-plugin.ts';
import { features } from './features.ts';

/** Largest body of a call that carries no file, bytes. */
const bodyLimit = 256 * 1024;

/** Where an application tells what it does, and what it looks at. */
export interface Observers {
  readonly disk?: DiskRoom;
  readonly log?: FastifyBaseLogger;
  readonly telemetry?: Telemetry;
}

/** Builds the application, ready to listen or to be injected: foreign plugins, own ones, routes, in this order. */
export async function buildApp(backend: Backend, observers: Observers = {}): Promise<FastifyInstance> {
  const { config } = backend;
  const { log = createLogger({ program: 'api', level: config.logLevel }) } = observers;
  const { telemetry = silentTelemetry, disk = unwatchedDisk } = observers;
  const isTrusted = parseTrust(config.trustedProxies);
  const app = Fastify({
    loggerInstance: log,
    // Only our own proxies are believed when they say who asks.
    trustProxy: isTrusted,
    bodyLimit,
    frameworkErrors: refuseUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
    // A picture of 12 MB needs this long at 1 Mbit/s.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  errorReplies(app);
  observeRequests(app, { telemetry, isTrusted });
  app.addHook('onRequest', async (_request, reply) => cutUnread(reply.raw));

  await shedOverload(app, config);
  await securityHeaders(app, config.origin);
  await app.register(cookie);
  await openApi(app);
  await rateLimits(app, backend);

  measureRequests(app, backend, disk);
  refuseCrossSiteWrites(app, config.origin);
  refuseWritesWithoutRoom(app, disk);
  recogniseSessions(app, backend);
  tagPublicAnswers(app);

  healthRoutes(app, backend);
  await app.register(
    async (api) => {
      for (const bind of features.flatMap(({ routes }) => routes ?? [])) bind(api, backend);
      docsPages(api);
    },
    { prefix: '/api' },
  );
  await app.ready();
  return app;
}
