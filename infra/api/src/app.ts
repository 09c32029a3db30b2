import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Backend } from './backend.ts';
import { articleRoutes } from './blog/article-routes.ts';
import { builderRoutes } from './builders/builder-routes.ts';
import { captchaRoutes } from './captcha/captcha-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { commentRoutes } from './comments/comment-routes.ts';
import { consentRoutes } from './consents/consent-routes.ts';
import { contactRoutes } from './contacts/contact-routes.ts';
import { newsletterRoutes } from './contacts/newsletter-routes.ts';
import { currencyRoutes } from './currency/currency-routes.ts';
import { eventRoutes } from './events/event-routes.ts';
import { fairRoutes } from './fairs/fair-routes.ts';
import { filterRoutes } from './filters/filter-routes.ts';
import { geoRoutes } from './geo/geo-routes.ts';
import { guideRoutes } from './guides/guide-routes.ts';
import { refuseCrossSiteWrites } from './http/cross-site.ts';
import { docsPages } from './http/docs-pages.ts';
import { errorReplies } from './http/error-replies.ts';
import { healthRoutes } from './http/health-routes.ts';
import { logOptions } from './http/log-options.ts';
import { measureRequests } from './http/metrics.ts';
import { openApi } from './http/open-api.ts';
import { shedOverload } from './http/overload.ts';
import { rateLimits } from './http/rate-limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { placeRoutes } from './places/place-routes.ts';
import { plantRoutes } from './plants/plant-routes.ts';
import { projectRoutes } from './projects/project-routes.ts';
import { savedRoutes } from './saved/saved-routes.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import { recogniseSessions } from './sessions/session-plugin.ts';
import { trackingRoutes } from './tracking/tracking-routes.ts';
import { userRoutes } from './users/user-routes.ts';

const resources = [
  catalogueRoutes,
  placeRoutes,
  currencyRoutes,
  builderRoutes,
  projectRoutes,
  plantRoutes,
  filterRoutes,
  contactRoutes,
  newsletterRoutes,
  articleRoutes,
  commentRoutes,
  guideRoutes,
  eventRoutes,
  fairRoutes,
  pageRoutes,
  userRoutes,
  consentRoutes,
  savedRoutes,
  trackingRoutes,
  captchaRoutes,
  seoRoutes,
  geoRoutes,
];

/** Largest body of a call that carries no file, bytes. */
const bodyLimit = 256 * 1024;

/** Builds the application, ready to listen or to be injected: foreign plugins, own ones, routes, in this order. */
export async function buildApp(backend: Backend): Promise<FastifyInstance> {
  const { config } = backend;
  const app = Fastify({
    logger: logOptions(config.logLevel),
    // Only the proxy on this machine is believed when it says who asks.
    trustProxy: 'loopback',
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  errorReplies(app);

  await shedOverload(app);
  await securityHeaders(app);
  await app.register(cookie);
  await openApi(app);
  await rateLimits(app, config);

  measureRequests(app);
  refuseCrossSiteWrites(app, config.origin);
  recogniseSessions(app, backend);

  healthRoutes(app, backend);
  await app.register(
    async (api) => {
      for (const routes of resources) routes(api, backend);
      docsPages(api);
    },
    { prefix: '/api' },
  );
  await app.ready();
  return app;
}
