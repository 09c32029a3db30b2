import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { isLocalPath } from 'shared-contracts/router/local-path.ts';
import { matchRoute, type RouteMatch } from 'shared-contracts/routes/match.ts';
import type { RemoteName } from 'shared-contracts/routes/owners.ts';
import { keepPage, type MadePage, type PageCache } from '../cache/page-cache.ts';
import type { Composition } from '../composition/composition.ts';
import type { RenderPort } from '../composition/render-port.ts';
import type { Config } from '../config.ts';
import { currencyOf, type RateKeeper } from '../currency/exchange-rates.ts';
import type { LeasedComposition, LeaseForVisit } from '../dev/visit-compositions.ts';
import { type Answer, redirectAnswer, textAnswer } from '../http/answer.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import { documentExtra, linkHeaders, mayBeFramed } from '../links/document-extra.ts';
import type { LinkPage } from '../links/link-pages.ts';
import { LinkRefused } from '../links/link-refused.ts';
import { linkStyle } from '../links/link-style.ts';
import type { Metrics } from '../metrics.ts';
import type { SeoRules } from '../seo/seo-rules.ts';
import {
  type ComposedPage,
  composeOwnPage,
  composeRemotePage,
  composeShellPage,
  type DocumentExtra,
  type PageJob,
} from './compose-page.ts';
import { compositionHeaders } from './composition-headers.ts';
import { composeTestPage, isTestPage } from './composition-test/test-page.ts';
import { pageAnswer } from './conditional.ts';
import { hasUndefinedPart, isReadable, pageHref, properPath } from './page-address.ts';
import { isPersonal, lifetimeOf } from './page-policy.ts';
import { environmentsOf } from './page-request.ts';
import { pageTexts } from './page-texts.ts';

export interface PagesOptions {
  readonly log: Logger;
  readonly config: Config;
  readonly cache: PageCache;
  readonly metrics: Metrics;
  readonly rates: RateKeeper;
  readonly rules: SeoRules;
  readonly lease: LeaseForVisit;
  portOf(composition: Composition): RenderPort;
  /** A document goes out, from whatever memory. */
  onServed(lease: LeasedComposition, owner: string, visit: Visit): void;
}

/** Which document answers a visit. */
interface PagePlan {
  readonly href: string;
  readonly owner: string;
  readonly isPersonal: boolean;
  compose(job: PageJob): Promise<ComposedPage>;
  /** Instead of what the visit brings. */
  readonly extra?: DocumentExtra;
  readonly hasFrames?: boolean | undefined;
}

const notStarted = textAnswer(503, pageTexts.notStarted, { 'retry-after': '2', 'cache-control': 'no-store' });
const retryAfterSeconds = '10';
const maxCachedHref = 1024;

/** Answers visits to pages: redirects, the shell's own pages, and the pages of remotes. */
export function createPages(options: PagesOptions): (visit: Visit, request: IncomingMessage) => Promise<Answer> {
  const { rules, log } = options;
  return async (visit, request) => {
    const { pathname, search } = visit.url;
    const match = matchRoute(pathname);
    const proper = properPath(pathname, match);
    if (proper !== pathname && isLocalPath(proper)) {
      return redirectAnswer(301, `${proper}${search}`, { 'cache-control': 'public, max-age=86400' });
    }
    const rule = rules.redirectOf(pathname);
    // A rule that leads out of the portal is an error, never followed [B015].
    if (rule && isLocalPath(rule.to)) {
      return redirectAnswer(rule.status, `${rule.to}${search}`, { 'cache-control': 'no-cache' });
    }
    const serving = { visit, request };
    try {
      return await servePlan(options, rule ? errorPlan(visit) : planOf(visit, match), serving);
    } catch (error) {
      if (error instanceof LinkRefused) throw error;
      log.error({ err: error, route: match?.key }, 'a page could not be composed');
      return servePlan(options, errorPlan(visit), serving);
    }
  };
}

/** Answers with a page about links, in everybody's frame. */
export function createLinkPages(options: PagesOptions) {
  return ({ link: _, ...visit }: Visit, request: IncomingMessage, page: LinkPage): Promise<Answer> => {
    const { title, status, layout, html, hasFrames } = page;
    const compose = (job: PageJob) => composeOwnPage(job, { title, status, layout, html, robots: 'noindex' });
    const facts = { href: visit.url.pathname, owner: 'shell', isPersonal: true, hasFrames };
    return servePlan(options, { ...facts, compose, extra: { style: linkStyle } }, { visit, request });
  };
}

function planOf(visit: Visit, match: RouteMatch | undefined): PagePlan {
  const { pathname } = visit.url;
  const shown = { href: pageHref(visit.url), isPersonal: false };
  if (hasUndefinedPart(pathname) || !isReadable(pathname)) return notFoundPlan(pathname, pageTexts.invalidRoute);
  if (!match || match.key === 'notFoundTarget') return notFoundPlan(pathname);
  const { key, route } = match;
  const { owner } = route;
  if (isTestPage(key))
    return { ...shown, owner: 'shell', isPersonal: true, compose: (job) => composeTestPage(job, key) };
  if (owner === 'shell') return notFoundPlan(pathname);
  const compose = (job: PageJob) => composeRemotePage(job, owner satisfies RemoteName, match);
  return { ...shown, owner, isPersonal: isPersonal(route), compose };
}

/** The query of an unknown address says nothing, so that all its spellings are one page. */
function notFoundPlan(href: string, message?: string): PagePlan {
  const facts = { status: 404, robots: 'noindex,follow' } as const;
  const compose = (job: PageJob) => composeShellPage(job, { kind: 'not-found', message }, facts);
  return { href, owner: 'shell', isPersonal: false, compose };
}

function errorPlan({ url }: Visit): PagePlan {
  const facts = { status: 500, robots: 'noindex' } as const;
  const compose = (job: PageJob) => composeShellPage(job, { kind: 'error' }, facts);
  return { href: url.pathname, owner: 'shell', isPersonal: false, compose };
}

interface Serving {
  readonly visit: Visit;
  readonly request: IncomingMessage;
}

async function servePlan(options: PagesOptions, plan: PagePlan, { visit, request }: Serving): Promise<Answer> {
  const { cache, metrics } = options;
  const lease = await options.lease(visit);
  if (!lease) return notStarted;
  try {
    const currency = currencyOf(visit.link?.currency ?? visit.cookies.get('currency'), options.rates.rates());
    const make = () => makePage(options, plan, { visit, currency, lease: lease.again() });
    const isPrivate = isForOne(plan, visit, lease) || plan.href.length > maxCachedHref;
    const { pathname } = visit.url;
    const key = [lease.composition.id, visit.origin, currency.code, currency.asOf, plan.href].join('\n');
    const { page, source } = isPrivate
      ? { page: keepPage(await make(), pathname, Date.now()), source: 'private' as const }
      : await cache.get({ key, path: pathname }, make);
    metrics.pageServed(plan.owner, source);
    options.onServed(lease, plan.owner, visit);
    const { origin } = visit;
    const headers = documentHeaders({
      origin,
      devOrigins: lease.devOrigins,
      picturesOrigin: options.config.PICTURES_ORIGIN,
      tilesOrigin: tilesOriginOf(options.config),
      captchaProvider: options.config.CAPTCHA_PROVIDER,
      ownStyle: plan.extra || visit.link ? linkStyle.href : undefined,
      hasFrames: plan.hasFrames,
      isFramed: mayBeFramed(visit),
    });
    const own = { ...compositionHeaders(lease, page.made.headers), ...linkHeaders(visit) };
    return await pageAnswer(request, { page, source, headers: { ...headers, ...own } });
  } finally {
    lease.release();
  }
}

/** Made for this visit alone, and kept nowhere. */
function isForOne(
  { isPersonal: isPlanned }: PagePlan,
  { comparedWith }: Visit,
  { isPrivate }: LeasedComposition,
): boolean {
  return isPlanned || isPrivate || comparedWith !== undefined;
}

/** Where the map's tiles come from, if from anywhere but this server. */
function tilesOriginOf({ MAP_TILES_URL: url }: Config): string | undefined {
  return url === undefined ? undefined : new URL(url).origin;
}

interface Making {
  readonly visit: Visit;
  /** Of its own, and of exactly the composition that the page is kept for: one that is drawn again outlives its visit. */
  readonly lease: LeasedComposition;
  readonly currency: PageJob['context']['currency'];
}

async function makePage(options: PagesOptions, plan: PagePlan, making: Making): Promise<MadePage> {
  const { config, rules } = options;
  const { visit, currency, lease } = making;
  try {
    const headers = plan.isPersonal ? sessionHeaders(visit) : {};
    const context = { origin: visit.origin, currency, headers, flags: visit.link?.flags };
    const page = await plan.compose({
      composition: lease.composition,
      render: options.portOf(lease.composition),
      context,
      environments: environmentsOf(config, context),
      href: plan.href,
      canonical: rules.canonicalOf(visit.url.pathname),
      isDemo: config.DEMO_DATA,
      extra: plan.extra ?? documentExtra(visit, lease.everybodys ?? lease.composition),
    });
    return toMadePage(page, { isPersonal: isForOne(plan, visit, lease), freshMs: config.PAGE_FRESH_MS });
  } finally {
    lease.release();
  }
}

function toMadePage(page: ComposedPage, facts: { isPersonal: boolean; freshMs: number }): MadePage {
  const { status, location, html, timings } = page;
  if (location !== undefined && !isLocalPath(location)) throw new Error('A remote redirects out of the portal');
  const { headers, freshMs, staleMs } = lifetimeOf({ ...facts, ...page });
  const extra = { ...(location ? { location } : {}), ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}) };
  return { status, headers: { ...headers, ...extra }, html, freshMs, staleMs, timings };
}

/** The only cookies that a remote's server half may see, on personal pages. */
function sessionHeaders({ cookies }: Visit): Readonly<Record<string, string>> {
  const names = ['SessionId', 'userRoles'].filter((name) => cookies.has(name));
  const pairs = names.map((name) => `${name}=${encodeURIComponent(cookies.get(name) ?? '')}`);
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
}
