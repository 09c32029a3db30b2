import { join } from 'node:path';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import type { Logger } from 'pino';
import { createAdmission } from '../admission/admission.ts';
import { createPace } from '../admission/pace.ts';
import { createBuckets } from '../composition/bucket.ts';
import { offeredRoutes } from '../composition/composition.ts';
import { createLeaseForVisit } from '../composition/lease-for-visit.ts';
import { admissionOf, type Config, keptBudgetOf, starvationOf, timeoutsOf } from '../config.ts';
import { keepRates } from '../currency/exchange-rates.ts';
import type { FrontDoorParts } from '../front-door.ts';
import { hasLink } from '../links/link-cookie.ts';
import { createLinkDesk } from '../links/link-desk.ts';
import { createHealth } from '../platform/health.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createPlatformCalls } from '../platform/platform-calls.ts';
import { createMediaFiles } from '../proxy/media-files.ts';
import { createPatience } from '../render/patience.ts';
import { createRecentDocuments } from '../signals/recent-documents.ts';
import { createSignals } from '../signals/signals.ts';
import { keepListedPages } from '../site/listed-pages.ts';
import { keepSeoRules } from '../site/seo-rules.ts';
import { createSitemap } from '../site/sitemap.ts';
import { watchBackend } from './backend-watch.ts';
import { createBackends } from './backends.ts';
import { followedRegistry, formerAddresses, linkKeys, revokedLinks } from './followed-registry.ts';
import { createPageMemory } from './page-memory.ts';
import { createRegistryReports } from './registry-reports.ts';
import { renderPorts } from './render-ports.ts';
import { createVersions } from './versions.ts';
import { createVisits } from './visits.ts';

/** The portal behind its front door: everything that answers, and the way to start and end it. */
export interface Portal extends FrontDoorParts {
  /** Starts the active versions and reads what the API knows; until then pages answer 503. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Wires the parts of the server together. */
export function createPortal(config: Config, log: Logger, telemetry: Telemetry): Portal {
  const rates = keepRates({ apiUrl: config.API_URL, log });
  const rules = keepSeoRules({ apiUrl: config.API_URL, token: config.ADMIN_TOKEN, log });
  const memory = createPageMemory(config, log);
  const { cache } = memory;
  const signals = createSignals();
  const documents = createRecentDocuments();
  const registry = followedRegistry(config, log);
  const reports = createRegistryReports({
    config,
    log,
    registry,
    signals,
    documents,
    drawnIn: () => versions.drawnIn(),
  });
  const versions = createVersions({
    config,
    log,
    registry,
    rates,
    // Pages of another composition have another key; those of the old one only take room.
    onSwitch: cache.outdate,
    onState: (state) => reports.shell?.tellSoon(state),
  });
  const { holder, source } = versions;
  const metrics = createMetrics(holder, source.state);
  // What said that there is no such page says now that it is gone, and the other way round.
  const former = formerAddresses(config, registry, log, cache.outdate);
  const revoked = revokedLinks(config, registry, log);
  const admission = createAdmission({ ...admissionOf(config), onRefused: ({ kind }) => metrics.refused(kind) });
  metrics.watch(admission.state);
  const watch = watchBackend({ url: `${config.API_URL}/readyz`, isStarved: starvationOf(config) });
  metrics.watchBackend('api', watch.isSilent);
  const listed = keepListedPages({
    apiUrl: config.API_URL,
    offered: () => offeredRoutes(holder.current()),
    declared: () => holder.current()?.declared ?? [],
  });
  const patience = createPatience(timeoutsOf(config), watch.isSilent);
  const visits = createVisits({
    config,
    log,
    cache,
    admission,
    isListed: listed.has,
    rates,
    rules,
    former,
    versions,
    portOf: renderPorts({ telemetry, patience, metrics, signals, log }),
    lease: createLeaseForVisit(holder, config.registry && createBuckets(config.registry.visitorKey)),
    versionsOf: signals.versionsOf,
    desk: createLinkDesk({
      keys: linkKeys(config, registry).keys,
      isRevoked: revoked.has,
      environment: config.ENVIRONMENT,
    }),
    onServed({ visit, lease, owner, source }) {
      metrics.pageServed(owner, source);
      // Other versions may have drawn it: it says nothing about these.
      if (source === 'last-good') return;
      documents.served(lease.composition);
      signals.served(lease, owner, visit);
    },
    // A link that is used while the registry is away was used all the same.
    noteUse: ({ id }) => void registry?.client.post(`links/${id}/used`, {}).catch(() => undefined),
  });
  const stopHealthReports = reports.startHealth(() => source.state().seq);
  return {
    health: createHealth({
      holder,
      drawnIn: versions.drawnIn,
      source: source.state,
      backends: { api: watch.isSilent },
    }),
    metrics,
    platform: createPlatformCalls({ token: config.ADMIN_TOKEN, source, holder, cache }),
    ...createBackends(config),
    pace: createPace({ budget: keptBudgetOf(config) }),
    mediaFile: createMediaFiles([config.MEDIA_DIR, join(config.UPLOADS_DIR, 'public'), config.GROUND_DIR]),
    sitemap: createSitemap({ listed, isReplaced: rules.isReplaced }),
    link: visits.links.answer,
    signals: signals.answers(visits.lease, hasLink),
    offline: visits.offline,
    visits: visits.answers,
    routeOf: (pathname) => holder.current()?.match(pathname)?.key,
    async start() {
      void rates.refresh();
      void rules.refresh();
      reports.shell?.start();
      watch.start();
      await Promise.all([former.start(), revoked.start(), versions.proveWall()]);
      await source.start();
      void memory.wake(holder.current()?.id);
    },
    async close() {
      rates.stop();
      rules.stop();
      former.stop();
      reports.shell?.stop();
      watch.stop();
      await stopHealthReports();
      revoked.stop();
      await versions.close();
      await visits.close();
      await memory.settle();
    },
  };
}
