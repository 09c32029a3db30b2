import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createLogger } from 'infra-observability/logger.ts';
import { silentTelemetry, type Telemetry } from 'infra-observability/telemetry.ts';
import { parseTrust } from 'infra-observability/trusted-addresses.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { audienceRoutes } from './audiences/audience-routes.ts';
import type { Backend } from './backend.ts';
import { articleRoutes } from './blog/article-routes.ts';
import { builderProjectRoutes } from './builder-projects/builder-project-routes.ts';
import { builderRoutes } from './builders/builder-routes.ts';
import { captchaRoutes } from './captcha/captcha-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { commentRoutes } from './comments/comment-routes.ts';
import { consentRoutes } from './consents/consent-routes.ts';
import { contactRoutes } from './contacts/contact-routes.ts';
import { conversionRoutes } from './conversions/conversion-routes.ts';
import { currencyRoutes } from './currency/currency-routes.ts';
import { emailCheckRoutes } from './email-check/email-check-routes.ts';
import { eventRoutes } from './events/event-routes.ts';
import { fairRoutes } from './fairs/fair-routes.ts';
import { filterRoutes } from './filters/filter-routes.ts';
import { geoRoutes } from './geo/geo-routes.ts';
import { guideRoutes } from './guides/guide-routes.ts';
import { homeMoneyRoutes } from './home-money/home-money-routes.ts';
import { refuseCrossSiteWrites } from './http/cross-site.ts';
import { docsPages } from './http/docs-pages.ts';
import { tagPublicAnswers } from './http/entity-tag.ts';
import { errorReplies, refuseUnreadable } from './http/error-replies.ts';
import { healthRoutes } from './http/health-routes.ts';
import { measureRequests } from './http/metrics.ts';
import { observeRequests } from './http/observe-requests.ts';
import { openApi } from './http/open-api.ts';
import { shedOverload } from './http/overload.ts';
import { rateLimits } from './http/rate-limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import { magazineRoutes } from './magazines/magazine-routes.ts';
import { mapPreviewRoutes } from './map-preview/map-preview-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { openGraphRoutes } from './open-graph/open-graph-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { placeRoutes } from './places/place-routes.ts';
import { plantRoutes } from './plants/plant-routes.ts';
import { projectRoutes } from './projects/project-routes.ts';
import { qrRoutes } from './qr/qr-routes.ts';
import { savedRoutes } from './saved/saved-routes.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import { recogniseSessions } from './sessions/session-plugin.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { surveyRoutes } from './surveys/survey-routes.ts';
import { trackingRoutes } from './tracking/tracking-routes.ts';
import { tvRoutes } from './tv/tv-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { passwordRoutes } from './users/password-routes.ts';
import { profileRoutes } from './users/profile-routes.ts';
import { userRoutes } from './users/user-routes.ts';

const resources = [
  catalogueRoutes,
  placeRoutes,
  currencyRoutes,
  builderRoutes,
  builderProjectRoutes,
  projectRoutes,
  plantRoutes,
  homeMoneyRoutes,
  filterRoutes,
  contactRoutes,
  newsletterRoutes,
  leadRoutes,
  emailCheckRoutes,
  conversionRoutes,
  articleRoutes,
  commentRoutes,
  guideRoutes,
  eventRoutes,
  tvRoutes,
  magazineRoutes,
  surveyRoutes,
  audienceRoutes,
  fairRoutes,
  pageRoutes,
  userRoutes,
  profileRoutes,
  passwordRoutes,
  sessionRoutes,
  signInRoutes,
  consentRoutes,
  savedRoutes,
  alertRoutes,
  trackingRoutes,
  captchaRoutes,
  seoRoutes,
  geoRoutes,
  uploadRoutes,
  openGraphRoutes,
  mapPreviewRoutes,
  qrRoutes,
];

/** Largest body of a call that carries no file, bytes. */
const bodyLimit = 256 * 1024;

/** Where an application tells what it does. */
export interface Observers {
  readonly log?: FastifyBaseLogger;
  readonly telemetry?: Telemetry;
}

/** Builds the application, ready to listen or to be injected: foreign plugins, own ones, routes, in this order. */
export async function buildApp(backend: Backend, observers: Observers = {}): Promise<FastifyInstance> {
  const { config } = backend;
  const { log = createLogger({ program: 'api', level: config.logLevel }), telemetry = silentTelemetry } = observers;
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

  await shedOverload(app, config);
  await securityHeaders(app);
  await app.register(cookie);
  await openApi(app);
  await rateLimits(app, config);

  measureRequests(app, backend);
  refuseCrossSiteWrites(app, config.origin);
  recogniseSessions(app, backend);
  tagPublicAnswers(app);

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
