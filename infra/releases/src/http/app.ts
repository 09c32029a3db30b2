import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { isSchemaCurrent } from 'infra-db/schema-state.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { parseTrust } from 'infra-observability/trusted-addresses.ts';
import { cutUnread } from 'infra-observability/unread-answers.ts';
import { createCompositionWatch } from '../channels/composition-watch.ts';
import type { Config } from '../config.ts';
import { createPortalPeople } from '../console/portal-people.ts';
import { createApiContractSource } from '../gate/api-contract-source.ts';
import { createReleaseGate } from '../gate/release-gate.ts';
import { controller, type Promote } from '../health/control-canary.ts';
import { startControlling } from '../health/control-regularly.ts';
import type { Registry } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { approvalRoutes } from './approval-routes.ts';
import { callPrefixes, recogniseEnvironments } from './asked-environment.ts';
import { recogniseBearers } from './bearer-access.ts';
import { channelRoutes } from './channel-routes.ts';
import { compositionRoutes } from './composition-routes.ts';
import { consolePages } from './console-pages.ts';
import { consoleRoutes } from './console-routes.ts';
import { environmentRoutes } from './environment-routes.ts';
import { failureRoutes } from './failure-routes.ts';
import { gateRoutes } from './gate-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { matrixRoutes } from './matrix-routes.ts';
import { measureAnswers } from './metrics-route.ts';
import { operatorRoutes } from './operator-routes.ts';
import { packageRoutes } from './package-routes.ts';
import { probeRoutes } from './probe-routes.ts';
import { problemReplies, refuseUnreadable } from './problem-replies.ts';
import { releaseRoutes } from './release-routes.ts';
import { remoteRoutes } from './remote-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { settingRoutes } from './setting-routes.ts';
import { uploadRoutes } from './upload-routes.ts';

const parts = [
  uploadRoutes,
  releaseRoutes,
  gateRoutes,
  matrixRoutes,
  probeRoutes,
  channelRoutes,
  settingRoutes,
  compositionRoutes,
  environmentRoutes,
  remoteRoutes,
  operatorRoutes,
  approvalRoutes,
  linkRoutes,
  healthRoutes,
  sessionRoutes,
  consoleRoutes,
  failureRoutes,
];
/** Largest body of a call that carries neither file nor manifest, bytes. */
const bodyLimit = 512 * 1024;

export type AppSettings = Pick<Config, 'trustedProxies' | 'requestsPerMinute'> &
  Partial<Pick<Config, 'consoleDir' | 'packagesDir' | 'apiUrl' | 'judgeEverySeconds' | 'requiresProbe'>>;

/** Builds the service, ready to listen or to be injected. */
export async function buildApp(
  registry: Registry,
  {
    trustedProxies,
    requestsPerMinute,
    consoleDir,
    packagesDir,
    apiUrl,
    judgeEverySeconds = 0,
    requiresProbe,
  }: AppSettings,
  log: FastifyBaseLogger = createLogger({ program: 'releases', level: 'silent' }),
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    trustProxy: parseTrust(trustedProxies),
    bodyLimit,
    frameworkErrors: refuseUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
    // A file of 32 MB needs this long at 3 Mbit/s.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  problemReplies(app);
  app.addHook('onRequest', async (_request, reply) => cutUnread(reply.raw));
  app.addHook('onResponse', async ({ method, routeOptions, bearer }, { statusCode, elapsedTime }) => {
    const facts = { method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) };
    log.info({ ...facts, token: bearer?.name }, 'answered');
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      new RegistryRefusal('too-many-requests', `Too many requests from your address. Try again in ${after}.`),
  });
  const watch = createCompositionWatch(registry.db);
  const onFault = (error: unknown) => log.warn({ err: error }, 'the contract of the backend cannot be read');
  const source = createApiContractSource({ db: registry.db, apiUrl, onFault });
  const gate = createReleaseGate(registry, source, requiresProbe);
  const closing = new AbortController();
  void source.warmUp(closing.signal);
  app.addHook('preClose', async () => closing.abort());
  health(app, registry);
  measureAnswers(app, registry);
  const people = createPortalPeople(apiUrl);
  for (const prefix of callPrefixes) {
    await app.register(
      async (api) => {
        recogniseEnvironments(api, registry.db);
        recogniseBearers(api, registry.db, people);
        for (const routes of parts) routes(api.withTypeProvider<ZodTypeProvider>(), { registry, watch, gate, people });
      },
      { prefix },
    );
  }
  if (consoleDir) consolePages(app, consoleDir);
  if (packagesDir) packageRoutes(app, packagesDir);
  // Whoever waits for a composition gets an answer before the service closes.
  app.addHook('preClose', async () => watch.stop());
  if (judgeEverySeconds > 0) {
    const promoteBy: Promote = (wish) => gate.promote(controller, { ...wish, override: false });
    const controlling = startControlling(registry, promoteBy, { log, everyMs: judgeEverySeconds * 1000 });
    app.addHook('onClose', () => controlling.stop());
  }
  await app.ready();
  return app;
}

/** `/livez`: the process answers. `/readyz`: it can serve; a storage that is away only stops uploads. */
function health(app: FastifyInstance, { pool, storage }: Registry): void {
  app.get('/livez', async () => ({ ok: 1 }));
  app.get('/readyz', async () => {
    if (!(await isSchemaCurrent(pool).catch(() => false))) {
      throw new RegistryRefusal('unavailable', 'The database is away or lacks a migration.');
    }
    return { ok: 1, storage: (await storage.isReady()) ? 'ready' : 'away' };
  });
}
