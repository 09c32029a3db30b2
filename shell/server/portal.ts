import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import type { Logger } from 'pino';
import { createArtifactFiles } from './artifacts/artifact-files.ts';
import { type ArtifactStore, createFolderArtifacts } from './artifacts/artifact-store.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createChaosPools } from './chaos/chaos-pools.ts';
import { createBuckets } from './composition/bucket.ts';
import { createCompositionHolder } from './composition/composition-holder.ts';
import type { CompositionSource } from './composition/composition-source.ts';
import { createFolderSource } from './composition/folder-source.ts';
import { loadRemote } from './composition/load-release.ts';
import { createLoadedReleases } from './composition/loaded-releases.ts';
import { createOldVersions } from './composition/old-versions.ts';
import { createPreparation } from './composition/prepare-release.ts';
import { createRecentDocuments } from './composition/recent-documents.ts';
import { createRenderPort } from './composition/render-port.ts';
import { createStage } from './composition/stage.ts';
import type { Config, RegistryConfig } from './config.ts';
import { currencyOf, keepRates } from './currency/exchange-rates.ts';
import { createDevCompositions } from './dev/dev-compositions.ts';
import { createVisitCompositions } from './dev/visit-compositions.ts';
import type { FrontDoorParts } from './front-door.ts';
import { createHealth } from './health.ts';
import { createLinkCalls } from './links/link-calls.ts';
import { createLinkDesk } from './links/link-desk.ts';
import { createLinkParts } from './links/link-parts.ts';
import { createLinkedCompositions } from './links/linked-compositions.ts';
import { followRevokedLinks, nothingRevoked } from './links/revoked-links.ts';
import { createMetrics } from './metrics.ts';
import { createFragmentAnswers } from './page/fragment-answers.ts';
import { environmentsOf, remoteEnvironment } from './page/page-request.ts';
import { createLinkPages, createPages, type PagesOptions } from './page/pages.ts';
import { createPlatformCalls } from './platform/platform-calls.ts';
import { createMediaFiles } from './proxy/media-files.ts';
import { createProxy, type PassOn } from './proxy/proxy.ts';
import { openFetchedReleases } from './registry/fetched-releases.ts';
import { createKeyRing, readTrustedKeys } from './registry/key-ring.ts';
import { openLastGood } from './registry/last-good.ts';
import { createRegistryArtifacts } from './registry/registry-artifacts.ts';
import { createRegistryClient } from './registry/registry-client.ts';
import { createRegistrySource } from './registry/registry-source.ts';
import { createShellReports } from './registry/shell-reports.ts';
import { watchMemory } from './render/memory-watch.ts';
import { keepSeoRules } from './seo/seo-rules.ts';
import { createSitemap } from './seo/sitemap.ts';
import { createHealthReports } from './signals/health-reports.ts';
import { mergeSets } from './signals/open-tabs.ts';
import { createSignals } from './signals/signals.ts';

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

/** What a shell that follows a registry has beside the others. */
function followedRegistry({ ARTIFACTS_DIR: artifactsDir }: Config, registry: RegistryConfig, log: Logger) {
  const client = createRegistryClient(registry);
  const keyRing = createKeyRing(readTrustedKeys(registry.trustedKeysFile));
  const fetched = openFetchedReleases(artifactsDir);
  const artifacts = createRegistryArtifacts({ client, artifactsDir, keyRing, fetched, log });
  return { client, keyRing, artifacts, fetched, lastGood: openLastGood(artifactsDir) };
}

/** Development builds of the shell are signed by nobody; they are served where overrides are allowed. */
function withDevelopmentBuilds(artifacts: ArtifactStore, folder: ArtifactStore): ArtifactStore {
  const find: ArtifactStore['find'] = (app, version) =>
    (version.endsWith('-dev') ? folder : artifacts).find(app, version);
  return { ...artifacts, find };
}

/** Without a registry nothing but links is signed by these keys. */
function trustedKeys({ TRUSTED_KEYS_FILE: file }: Config) {
  return file === undefined ? [] : readTrustedKeys(file);
}

/** Wires the parts of the server together. */
export function createPortal(config: Config, log: Logger, telemetry: Telemetry): Portal {
  const holder = createCompositionHolder();
  const cache = createPageCache(config.PAGE_CACHE_MB * 2 ** 20);
  const poolStates = () =>
    new Map([...(holder.current()?.remotes.values() ?? [])].map(({ name, pool }) => [name, pool.state()]));
  const metrics = createMetrics(poolStates, () => source.state());
  const rates = keepRates({ apiUrl: config.API_URL, log });
  const rules = keepSeoRules({ apiUrl: config.API_URL, token: config.ADMIN_TOKEN, log });
  const following = config.registry && followedRegistry(config, config.registry, log);
  const folder = createFolderArtifacts(config.ARTIFACTS_DIR);
  const artifacts = following?.artifacts ?? folder;
  const loaded = createLoadedReleases(async (name, version, digest) =>
    loadRemote(config, name, await artifacts.take(name, version, digest)),
  );
  const dev = createDevCompositions(config, log);
  const documents = createRecentDocuments();
  const signals = createSignals({ isBehindProxy: config.BEHIND_PROXY });
  const portOf = (composition: Parameters<typeof createRenderPort>[0]) =>
    createRenderPort(composition, {
      metrics,
      telemetry,
      fragmentTimeoutMs: config.FRAGMENT_TIMEOUT_MS,
      report(failure) {
        log.warn(failure, 'a render failed');
        signals.notes.add({ ...failure, kind: 'render' });
      },
      onRender: signals.rendered,
    });
  // Pages of another composition have another key; those of the old one only take room.
  const stage = createStage(holder, () => void cache.purge());
  const prepare = createPreparation({
    artifacts,
    loaded,
    log,
    canary({ name, artifact }, path) {
      const origin = config.PORTAL_ORIGIN ?? `http://localhost:${config.PORT}`;
      const context = { origin, currency: currencyOf('cop', rates.rates()), headers: {} };
      const environment = remoteEnvironment(environmentsOf(config, context).server, name, artifact.version);
      return { kind: 'page', url: `${origin}${path}`, headers: {}, idPrefix: 'p-', environment };
    },
  });
  const source: CompositionSource = following
    ? createRegistrySource({ ...following, stage, prepare, log, onState: () => reports?.tellSoon() })
    : createFolderSource({ artifactsDir: config.ARTIFACTS_DIR, stage, prepare, log });
  const shellName = config.SHELL_NAME ?? `${hostname()}:${config.PORT}`;
  const reports =
    following &&
    createShellReports({
      client: following.client,
      shell: shellName,
      state: source.state,
      livingSets: () => mergeSets(signals.openTabs(), documents.counts()),
      log,
    });
  const health =
    following &&
    createHealthReports({ ...signals, client: following.client, shell: shellName, seq: () => source.state().seq, log });
  const threads = () => loaded.all().flatMap(({ pool }) => pool.threads());
  const stopWatching = watchMemory({
    rssLimitMb: config.RSS_LIMIT_MB,
    threads,
    onKill: (bytes) => log.error({ bytes }, 'the process holds too much memory: its largest render thread was ended'),
  });
  const takesCanary = config.registry && createBuckets(config.registry.visitorKey);
  const chaos = createChaosPools(config);
  const unlinked = createVisitCompositions({ holder, dev, isAllowed: config.DEV_OVERRIDES, takesCanary });
  const lease = createLinkedCompositions({ holder, prepare, chaos, lease: unlinked });
  const revoked = following
    ? followRevokedLinks({ ask: following.client.revokedLinks, artifactsDir: config.ARTIFACTS_DIR, log })
    : nothingRevoked;
  const keyRing = following?.keyRing ?? createKeyRing(trustedKeys(config));
  const desk = createLinkDesk({ keys: keyRing.keys, isRevoked: revoked.has });
  const onServed: PagesOptions['onServed'] = (leased, owner, visit) => {
    documents.served(leased.composition);
    signals.served(leased, owner, visit);
  };
  const pages = { config, log, cache, metrics, rates, rules, lease, portOf, onServed };
  const links = createLinkCalls({
    desk,
    lease,
    everybodys: holder.current,
    show: createLinkPages(pages),
    // A link that is used while the registry is away was used all the same.
    noteUse: ({ id }) => void following?.client.post(`links/${id}/used`, {}).catch(() => undefined),
  });
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
    platform: createPlatformCalls({ token: config.ADMIN_TOKEN, source, holder, cache }),
    api: proxy(config.API_URL, ''),
    search: proxy(config.SEARCH_URL, '/search'),
    registry: registryProxy(config),
    artifactFile: createArtifactFiles({
      artifacts: config.DEV_OVERRIDES ? withDevelopmentBuilds(artifacts, folder) : artifacts,
      onDamaged(app, version, name) {
        log.error({ app, version, name }, 'a file of a release is damaged');
        // A registry has it whole.
        if (following) void following.artifacts.take(app, version).catch(() => undefined);
      },
    }),
    mediaFile: createMediaFiles([config.MEDIA_DIR, join(config.UPLOADS_DIR, 'public')]),
    sitemap: createSitemap({ apiUrl: config.API_URL, offered, isReplaced: (path) => rules.isReplaced(path) }),
    fragment: createFragmentAnswers({ config, rates, old: createOldVersions(artifacts, loaded), lease, portOf }),
    page: createPages(pages),
    links: createLinkParts(desk, links),
    signals: signals.answer(lease),
    async start() {
      void rates.refresh();
      void rules.refresh();
      reports?.tellSoon();
      await revoked.start();
      await source.start();
    },
    async close() {
      rates.stop();
      rules.stop();
      stopWatching();
      reports?.stop();
      await health?.stop();
      revoked.stop();
      await source.stop();
      holder.close();
      await Promise.all([loaded.close(), dev.close(), chaos.close()]);
    },
  };
}
