import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import type { Logger } from 'pino';
import { createChaosPools } from '../chaos/chaos-pools.ts';
import { createLeaseForVisit, type LeaseForVisit } from '../composition/lease-for-visit.ts';
import type { Config } from '../config.ts';
import { createDevCompositions } from '../dev/dev-compositions.ts';
import { withDevOverrides, withOverrideRedirects } from '../dev/with-dev-overrides.ts';
import { createLinkCalls, type LinkCalls } from '../links/link-calls.ts';
import type { LinkDesk } from '../links/link-desk.ts';
import { createLeaseForLink } from '../links/link-lease.ts';
import { withLinks } from '../links/with-links.ts';
import { createOfflineAnswers, type OfflineAnswers } from '../offline/offline-answers.ts';
import { createFragmentAnswers } from '../page/fragment-answers.ts';
import { createInlineSheets } from '../page/inline-sheets.ts';
import { createPages, type PagesOptions } from '../page/pages.ts';
import { createParts, type PartsOptions } from '../page/parts.ts';
import { createRouteAnswers, routeManifestOf } from '../page/route-answers.ts';
import type { VisitAnswers } from '../page/visit-answers.ts';
import { withToolbar } from '../toolbar/with-toolbar.ts';
import type { Versions } from './versions.ts';

export interface VisitsOptions extends Omit<PartsOptions, 'old'>, Omit<PagesOptions, 'inlineSheets'> {
  readonly config: Config;
  readonly log: Logger;
  readonly versions: Versions;
  readonly desk: LinkDesk;
  /** The lease of everybody. */
  readonly lease: LeaseForVisit;
  /** A link was opened. */
  noteUse(link: QaLink): void;
}

/** How visits are answered. */
export interface Visits {
  readonly answers: VisitAnswers;
  /** `/_link/…`. */
  readonly links: LinkCalls;
  /** What is there without a line. */
  readonly offline: OfflineAnswers;
  /** The lease of visits without a link. */
  readonly lease: LeaseForVisit;
  close(): Promise<void>;
}

/**
 * The plain visit, and what is wrapped around it: links of the platform with their versions and faults, and, on a
 * machine that allows it, remotes of development servers.
 */
export function createVisits(options: VisitsOptions): Visits {
  const { config, log, versions, desk, noteUse } = options;
  const dev = createDevCompositions(config, log);
  const lease = config.DEV_OVERRIDES ? withDevOverrides(options.lease, dev) : options.lease;
  const pages = createPages({ ...options, inlineSheets: createInlineSheets(versions.file) });
  const parts = createParts({ ...options, old: versions.old });
  const fragment = createFragmentAnswers({ ...options, old: versions.old });
  const routes = createRouteAnswers(lease);
  const plain: VisitAnswers = {
    page: (visit, request) => pages.at(visit, request, { lease }),
    part: (visit, request) => parts.at(visit, request, { lease }),
    fragment: (visit) => fragment(visit, lease),
    async file(visit, pathname, accepted) {
      const composition = routeManifestOf(pathname);
      return composition ? routes(visit, composition) : versions.file(pathname, accepted);
    },
  };

  const chaos = createChaosPools(config);
  const leaseForLink = createLeaseForLink({ ...versions, chaos });
  const links = createLinkCalls({
    desk,
    lease: leaseForLink,
    everybodys: versions.holder.current,
    show: (visit, request, page) => pages.own(visit, request, page, { lease }),
    noteUse,
  });
  const linked = withLinks(withToolbar(plain, { pages, lease, environment: config.ENVIRONMENT }), {
    desk,
    calls: links,
    leaseForLink,
    lease,
    pages,
    parts,
    fragment,
  });
  return {
    answers: config.DEV_OVERRIDES ? withOverrideRedirects(linked) : linked,
    links,
    offline: createOfflineAnswers({
      ...options,
      everybodys: createLeaseForVisit(versions.holder, undefined),
      file: plain.file,
    }),
    lease,
    close: async () => void (await Promise.all([dev.close(), chaos.close()])),
  };
}
