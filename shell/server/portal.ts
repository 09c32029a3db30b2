import { join } from 'node:path';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import type { Logger } from 'pino';
import { createArtifactFiles } from './artifacts/artifact-files.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createCompositionHolder } from './composition/composition-holder.ts';
import { createReleases } from './composition/releases.ts';
import { createRenderPort } from './composition/render-port.ts';
import { createRetiredPools } from './composition/retired-pools.ts';
import type { Config } from './config.ts';
import { currencyOf, keepRates } from './currency/exchange-rates.ts';
import { createDevCompositions } from './dev/dev-compositions.ts';
import { createVisitCompositions } from './dev/visit-compositions.ts';
import type { FrontDoorParts } from './front-door.ts';
import { createHealth } from './health.ts';
import { createMetrics } from './metrics.ts';
import { createFragmentAnswers } from './page/fragment-answers.ts';
import { environmentsOf, remoteEnvironment } from './page/page-request.ts';
import { createPages } from './page/pages.ts';
import { createPlatformCalls } from './platform/platform-calls.ts';
import { createMediaFiles } from './proxy/media-files.ts';
import { createProxy, type PassOn } from './proxy/proxy.ts';
import { watchMemory } from './render/memory-watch.ts';
import { keepSeoRules } from './seo/seo-rules.ts';
import { createSitemap } from './seo/sitemap.ts';

/** The portal behind its front door: everything that answers, and the way to start and end it. */
export interface Portal extends FrontDoorParts {
  /** Loads the active versions and what the API knows; until then pages answer 503. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The registry's service keeps its path, waits long for the next composition, and takes whole files of releases. */
function registryProxy({ RELEASES_URL, BEHIND_PROXY }: Config): PassOn | undefined {
  if (!RELEASES_URL) return undefined;
  const target = new URL(RELEASES_URL).origin;
  return createProxy({ target, prefix: '', timeoutMs: 120_000, bodyLimit: 33 * 2 ** 20, behindProxy: BEHIND_PROXY });
}

/** Wires the parts of the server together. */
export function createPortal(config: Config, log: Logger, telemetry: Telemetry): Portal {
  const holder = createCompositionHolder();
  const cache = createPageCache(config.PAGE_CACHE_MB * 2 ** 20);
  const poolStates = () =>
    new Map([...(holder.current()?.remotes.values() ?? [])].map(({ name, pool }) => [name, pool.state()]));
  const metrics = createMetrics(poolStates);
  const rates = keepRates({ apiUrl: config.API_URL, log });
  const rules = keepSeoRules({ apiUrl: config.API_URL, token: config.ADMIN_TOKEN, log });
  const retired = createRetiredPools(config);
  const dev = createDevCompositions(config, log);
  const portOf = (composition: Parameters<typeof createRenderPort>[0]) =>
    createRenderPort(composition, {
      metrics,
      telemetry,
      fragmentTimeoutMs: config.FRAGMENT_TIMEOUT_MS,
      report: (failure) => log.warn(failure, 'a render failed'),
    });
  const releases = createReleases({
    config,
    holder,
    log,
    // Pages of another composition have another key; those of the old one only take room.
    onSwitch: () => void cache.purge(),
    canary({ name, artifact }, path) {
      const origin = config.PORTAL_ORIGIN ?? `http://localhost:${config.PORT}`;
      const context = { origin, currency: currencyOf('cop', rates.rates()), headers: {} };
      const environment = remoteEnvironment(environmentsOf(config, context).server, name, artifact.version);
      return { kind: 'page', url: `${origin}${path}`, headers: {}, idPrefix: 'p-', environment };
    },
  });
  const threads = () => [...(holder.current()?.remotes.values() ?? [])].flatMap(({ pool }) => pool.threads());
  const stopWatching = watchMemory({
    rssLimitMb: config.RSS_LIMIT_MB,
    threads,
    onKill: (bytes) => log.error({ bytes }, 'the process holds too much memory: its largest render thread was ended'),
  });
  const lease = createVisitCompositions({ holder, dev, isAllowed: config.DEV_OVERRIDES });
  const proxy = (target: string, prefix: string) =>
    createProxy({
      target,
      prefix,
      timeoutMs: config.PROXY_TIMEOUT_MS,
      bodyLimit: config.BODY_LIMIT_MB * 2 ** 20,
      behindProxy: config.BEHIND_PROXY,
    });
  const offered = () =>
    new Set([...(holder.current()?.remotes.values() ?? [])].flatMap(({ artifact }) => artifact.manifest.routes));
  return {
    health: createHealth(holder),
    metrics,
    platform: createPlatformCalls({ token: config.ADMIN_TOKEN, releases, holder, cache }),
    api: proxy(config.API_URL, ''),
    search: proxy(config.SEARCH_URL, '/search'),
    registry: registryProxy(config),
    artifactFile: createArtifactFiles(config.ARTIFACTS_DIR),
    mediaFile: createMediaFiles([config.MEDIA_DIR, join(config.UPLOADS_DIR, 'public')]),
    sitemap: createSitemap({ apiUrl: config.API_URL, offered, isReplaced: (path) => rules.isReplaced(path) }),
    fragment: createFragmentAnswers({ config, rates, retired, lease, portOf }),
    page: createPages({ config, log, cache, metrics, rates, rules, lease, portOf }),
    async start() {
      void rates.refresh();
      void rules.refresh();
      await releases.start();
    },
    async close() {
      rates.stop();
      rules.stop();
      stopWatching();
      await Promise.all([holder.close(), retired.close(), dev.close()]);
    },
  };
}
