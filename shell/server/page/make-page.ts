import { isLocalPath } from '@umbral/protocol/router/local-path.ts';
import type { MadePage } from '../cache/kept-page.ts';
import type { Composition } from '../composition/composition.ts';
import type { LeasedComposition } from '../composition/lease-for-visit.ts';
import type { RenderPort } from '../composition/render-port.ts';
import type { Config } from '../config.ts';
import type { RateKeeper } from '../currency/exchange-rates.ts';
import type { Visit } from '../http/visit.ts';
import type { SeoRules } from '../site/seo-rules.ts';
import type { ComposedPage, DocumentExtra, PageJob } from './compose-page.ts';
import { ownTurn } from './own-turn.ts';
import type { PagePlan } from './page-plan.ts';
import { lifetimeOf } from './page-policy.ts';
import { environmentsOf } from './page-request.ts';
import type { VisitTerms } from './visit-terms.ts';

export interface MakingOptions {
  readonly config: Config;
  readonly rates: RateKeeper;
  readonly rules: SeoRules;
  /** The renders of a composition, for a visit that counts for the health of its versions. */
  portOf(composition: Composition, visit?: Visit): RenderPort;
}

/** What a document is made for. */
export interface Making {
  readonly visit: Visit;
  readonly terms: VisitTerms;
  /** Of its own, and of exactly the composition that the page is kept for: one that is drawn again outlives its visit. */
  readonly lease: LeasedComposition;
  readonly currency: PageJob['context']['currency'];
  /** Nobody else gets it. */
  readonly isForOne: boolean;
}

const retryAfterSeconds = '10';

/** Composes the document of a plan, with the time that it may be kept; ends its lease. */
export async function makePage(options: MakingOptions, plan: PagePlan, making: Making): Promise<MadePage> {
  const { config, rules } = options;
  const { visit, terms, currency, lease, isForOne } = making;
  try {
    const headers = plan.isPersonal && plan.knowsVisitor ? visitorHeaders(visit) : {};
    const context = { origin: visit.origin, currency, headers, flags: terms.flags };
    const page = await plan.compose({
      composition: lease.composition,
      render: options.portOf(lease.composition, lease.isPerVisitor && !lease.isPrivate ? visit : undefined),
      context,
      environments: environmentsOf(config, context),
      href: plan.href,
      canonical: rules.canonicalOf(visit.url.pathname),
      isDemo: config.DEMO_DATA,
      extra: extraOf(plan, terms, lease),
    });
    // Whoever keeps it makes its digest.
    if (page.html.length > 0) await ownTurn();
    return toMadePage(page, { isPersonal: isForOne, freshMs: config.PAGE_FRESH_MS });
  } finally {
    lease.release();
  }
}

function extraOf(
  { style }: PagePlan,
  { extra }: VisitTerms,
  { everybodys, composition }: LeasedComposition,
): DocumentExtra | undefined {
  if (style) return { style };
  return extra && { style: extra.style, banner: extra.banner?.(everybodys ?? composition) };
}

function toMadePage(page: ComposedPage, facts: { isPersonal: boolean; freshMs: number }): MadePage {
  const { status, location, html, timings } = page;
  if (location !== undefined && !isLocalPath(location)) throw new Error('A remote redirects out of the portal');
  const { headers, freshMs, staleMs } = lifetimeOf({ ...facts, ...page });
  const extra = { ...(location ? { location } : {}), ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}) };
  return { status, headers: { ...headers, ...extra }, html, freshMs, staleMs, timings };
}

/** What a remote's server half tells the API of the visitor, on personal pages: who asks and whence, and no other cookie. */
function visitorHeaders({ cookies, address, userAgent }: Visit): Readonly<Record<string, string>> {
  const names = ['__Host-SessionId', 'SessionId', 'userRoles', '__Host-ListGuest', 'ListGuest'].filter((name) =>
    cookies.has(name),
  );
  const pairs = names.map((name) => `${name}=${encodeURIComponent(cookies.get(name) ?? '')}`);
  return {
    'x-forwarded-for': address,
    ...(userAgent ? { 'user-agent': userAgent } : {}),
    ...(pairs.length > 0 ? { cookie: pairs.join('; ') } : {}),
  };
}
