import type { IncomingMessage } from 'node:http';
import { matchRoute } from '@umbral/domain/routes/match.ts';
import { Refused } from '../admission/refused.ts';
import type { FoundPage, PageSource } from '../cache/page-cache.ts';
import { devOriginsOf } from '../composition/composition.ts';
import type { LeasedComposition } from '../composition/lease-for-visit.ts';
import { type Answer, redirectAnswer, textAnswer } from '../http/answer.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import { addressRedirect } from './address-redirects.ts';
import { compositionHeaders } from './composition-headers.ts';
import { pageAnswer } from './conditional.ts';
import { type Finding, type FindingOptions, findDocument, findOwnDocument } from './find-document.ts';
import { refusedPage } from './last-resort/resort-markup.ts';
import { errorPlan, type OwnPage, ownPlan, type PagePlan, planOf } from './page-plan.ts';
import { pageTexts } from './page-texts.ts';
import type { VisitTerms } from './visit-terms.ts';

export interface PagesOptions extends FindingOptions {
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
      if (error instanceof Refused) return await serveRefusal(options, error, serving);
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

interface Serving extends Asked, Finding {}

async function serveDocument(options: PagesOptions, plan: PagePlan, serving: Serving): Promise<Answer> {
  const { visit, request, lease } = serving;
  const found = await findDocument(options, plan, serving);
  if ('location' in found) return redirectAnswer(302, found.location, { 'cache-control': 'no-store' });
  const { page, source } = found;
  options.onServed({ visit, lease, owner: plan.owner, source });
  return pageAnswer(request, { page, source, headers: headersOf(options, plan, { ...serving, page, source }) });
}

/** Who is not let in is told so, in the portal's frame: the same page for all, composed once a minute. */
async function serveRefusal(options: PagesOptions, refusal: Refused, serving: Serving): Promise<Answer> {
  const { visit, request } = serving;
  const plan = { ...ownPlan(visit, refusedPage(refusal.kind)), href: '/', isPersonal: false };
  const { page, source } = await findOwnDocument(options, plan, { ...serving, name: refusal.kind });
  const retry = { 'retry-after': String(refusal.retryAfterSeconds) };
  const headers = { ...headersOf(options, plan, { ...serving, page, source }), ...retry };
  return pageAnswer(request, { page, source, headers });
}

function headersOf(options: PagesOptions, plan: PagePlan, { page, source, ...serving }: Serving & FoundPage) {
  const { terms, lease } = serving;
  return {
    ...policyHeaders(options, plan, { ...serving, page }),
    ...compositionHeaders(lease, page.made.headers),
    ...(source === 'last-good' ? { 'x-umbral-page': 'last-good' } : {}),
    ...terms.extra?.headers,
  };
}

/** From where the document may take what. */
function policyHeaders(
  { config }: PagesOptions,
  plan: PagePlan,
  { visit, terms, lease, page }: Serving & Pick<FoundPage, 'page'>,
) {
  const { MAP_TILES_URL: tiles } = config;
  return documentHeaders({
    origin: visit.origin,
    devOrigins: devOriginsOf(lease.composition),
    picturesOrigin: config.PICTURES_ORIGIN,
    tilesOrigin: tiles === undefined ? undefined : new URL(tiles).origin,
    captchaProvider: config.CAPTCHA_PROVIDER,
    ownStyle: page.made.ownStyle ?? (plan.style ?? terms.extra?.style)?.href,
    isFramed: terms.isFramed === true || plan.isFramed === true,
    isSecret: plan.isSecret,
  });
}
