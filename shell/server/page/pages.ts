import type { IncomingMessage } from 'node:http';
import { matchRoute } from '@umbral/domain/routes/match.ts';
import type { Logger } from 'pino';
import { keepPage, type PageCache, type PageSource } from '../cache/page-cache.ts';
import { devOriginsOf } from '../composition/composition.ts';
import type { LeasedComposition } from '../composition/lease-for-visit.ts';
import { currencyOf } from '../currency/exchange-rates.ts';
import { type Answer, textAnswer } from '../http/answer.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import { addressRedirect } from './address-redirects.ts';
import { compositionHeaders } from './composition-headers.ts';
import { pageAnswer } from './conditional.ts';
import { type MakingOptions, makePage } from './make-page.ts';
import { errorPlan, type OwnPage, ownPlan, type PagePlan, planOf } from './page-plan.ts';
import { pageTexts } from './page-texts.ts';
import type { VisitTerms } from './visit-terms.ts';

export interface PagesOptions extends MakingOptions {
  readonly log: Logger;
  readonly cache: PageCache;
  /** A document goes out. */
  onServed(document: ServedDocument): void;
}

/** A document that went out, from whatever memory. */
export interface ServedDocument {
  readonly visit: Visit;
  readonly lease: LeasedComposition;
  readonly owner: string;
  readonly source: PageSource;
}

/** Answers visits with documents. */
export interface Pages {
  /** The page at the address of a visit: a redirect, a page of a remote, or one of the shell's own. */
  at(visit: Visit, request: IncomingMessage, terms: VisitTerms): Promise<Answer>;
  /** A page that the shell made for this visit. */
  own(visit: Visit, request: IncomingMessage, page: OwnPage, terms: VisitTerms): Promise<Answer>;
}

const notStarted = textAnswer(503, pageTexts.notStarted, { 'retry-after': '2', 'cache-control': 'no-store' });
/** Longer addresses are nobody's but who made them up. */
export const maxCachedHref = 1024;

/** Makes the way from a visit to its document. */
export function createPages(options: PagesOptions): Pages {
  const { rules, log } = options;

  async function serve(plan: PagePlan, { visit, request, terms }: Asked): Promise<Answer> {
    const lease = await terms.lease(visit);
    if (!lease) return notStarted;
    const serving = { visit, request, terms, lease };
    try {
      return await serveDocument(options, plan, serving);
    } catch (error) {
      log.error({ err: error, route: matchRoute(visit.url.pathname)?.key }, 'a page could not be composed');
      return await serveDocument(options, errorPlan(visit), serving);
    } finally {
      lease.release();
    }
  }

  return {
    async at(visit, request, terms) {
      const match = matchRoute(visit.url.pathname);
      const rule = rules.redirectOf(visit.url.pathname);
      // A rule that leads out of the portal is an error, never followed [B015].
      return (
        addressRedirect(visit, match, rule) ??
        serve(rule ? errorPlan(visit) : planOf(visit, match), { visit, request, terms })
      );
    },
    own: (visit, request, page, terms) => serve(ownPlan(visit, page), { visit, request, terms }),
  };
}

interface Asked {
  readonly visit: Visit;
  readonly request: IncomingMessage;
  readonly terms: VisitTerms;
}

interface Serving extends Asked {
  readonly lease: LeasedComposition;
}

async function serveDocument(options: PagesOptions, plan: PagePlan, serving: Serving): Promise<Answer> {
  const { visit, request, terms, lease } = serving;
  const { pathname } = visit.url;
  const currency = currencyOf(terms.currency ?? visit.cookies.get('currency'), options.rates.rates());
  const isForOne = plan.isPersonal || lease.isPrivate || terms.isPrivate === true;
  const make = () => makePage(options, plan, { visit, terms, currency, isForOne, lease: lease.again() });
  const key = [lease.composition.id, visit.origin, currency.code, currency.asOf, plan.href].join('\n');
  const { page, source } =
    isForOne || plan.href.length > maxCachedHref
      ? { page: keepPage(await make(), pathname, Date.now()), source: 'private' as const }
      : await options.cache.get({ key, path: pathname }, make);
  options.onServed({ visit, lease, owner: plan.owner, source });
  const headers = {
    ...policyHeaders(options, plan, serving),
    ...compositionHeaders(lease, page.made.headers),
    ...terms.extra?.headers,
  };
  return pageAnswer(request, { page, source, headers });
}

/** From where the document may take what. */
function policyHeaders({ config }: PagesOptions, plan: PagePlan, { visit, terms, lease }: Serving) {
  const { MAP_TILES_URL: tiles } = config;
  return documentHeaders({
    origin: visit.origin,
    devOrigins: devOriginsOf(lease.composition),
    picturesOrigin: config.PICTURES_ORIGIN,
    tilesOrigin: tiles === undefined ? undefined : new URL(tiles).origin,
    captchaProvider: config.CAPTCHA_PROVIDER,
    ownStyle: (plan.style ?? terms.extra?.style)?.href,
    isFramed: terms.isFramed === true || plan.isFramed === true,
    isSecret: plan.isSecret,
  });
}
