import type { IncomingMessage } from 'node:http';
import { Refused } from '../admission/refused.ts';
import type { InlineSheets } from '../cache/kept-page.ts';
import type { FoundPage, PageSource } from '../cache/page-cache.ts';
import { type Composition, devOriginsOf } from '../composition/composition.ts';
import type { LeasedComposition } from '../composition/lease-for-visit.ts';
import { type Answer, redirectAnswer, textAnswer } from '../http/answer.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import type { FormerAddresses } from '../site/former-addresses.ts';
import { addressRedirect, formerRedirect } from './address-redirects.ts';
import { compositionHeaders } from './composition-headers.ts';
import { pageAnswer } from './conditional.ts';
import { type Finding, type FindingOptions, findDocument, findOwnDocument } from './find-document.ts';
import { refusedPage } from './last-resort/resort-markup.ts';
import { errorPlan, gonePlan, type OwnPage, ownPlan, type PagePlan, planOf } from './page-plan.ts';
import { pageTexts } from './page-texts.ts';
import type { VisitTerms } from './visit-terms.ts';
import { hasNoSheets } from './visitors-sheets.ts';

export interface PagesOptions extends FindingOptions {
  readonly former: FormerAddresses;
  readonly inlineSheets: InlineSheets;
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
  const { rules, former, log } = options;

  /** What a visit gets in the composition that it leases: which pages there are, differs between compositions. */
  async function answer(
    { visit, request, terms }: Asked,
    find: (composition: Composition) => PagePlan | Answer,
  ): Promise<Answer> {
    const lease = await terms.lease(visit);
    if (!lease) return notStarted;
    const serving = { visit, request, terms, lease };
    try {
      const found = find(lease.composition);
      return 'body' in found ? found : await serveDocument(options, found, serving);
    } catch (error) {
      if (error instanceof Refused) return await serveRefusal(options, error, serving);
      log.error(
        { err: error, route: lease.composition.match(visit.url.pathname)?.key },
        'a page could not be composed',
      );
      return await serveDocument(options, errorPlan(visit), serving);
    } finally {
      lease.release();
    }
  }

  function pageAt(visit: Visit, { match }: Composition): PagePlan | Answer {
    const { pathname } = visit.url;
    const page = match(pathname);
    const rule = rules.redirectOf(pathname);
    // A rule that leads out of the portal is an error, never followed [B015].
    const redirect = addressRedirect(visit, page, rule);
    if (redirect) return redirect;
    if (rule) return errorPlan(visit);
    const gone = page ? undefined : former.of(pathname);
    return gone ? (formerRedirect(visit, gone) ?? gonePlan(visit)) : planOf(visit, page);
  }

  return {
    at: (visit, request, terms) => answer({ visit, request, terms }, (composition) => pageAt(visit, composition)),
    own: (visit, request, page, terms) => answer({ visit, request, terms }, () => ownPlan(visit, page)),
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
  const bringsSheets = !page.isEmpty && hasNoSheets(serving);
  const form = bringsSheets ? await page.withSheets(options.inlineSheets) : { ...page, hashes: [] };
  const headers = headersOf(options, plan, { ...serving, page, source, inlineStyles: form.hashes });
  return pageAnswer(request, { page: { ...page, ...form }, source, headers });
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

/** A page as it goes out. */
interface ServedPage extends Serving, FoundPage {
  readonly inlineStyles?: readonly string[];
}

function headersOf(options: PagesOptions, plan: PagePlan, { page, source, ...serving }: ServedPage) {
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
  { visit, terms, lease, page, inlineStyles }: Omit<ServedPage, 'source'>,
) {
  const { MAP_TILES_URL: tiles, MAP_STREETS_URL: streets } = config;
  return documentHeaders({
    origin: visit.origin,
    devOrigins: devOriginsOf(lease.composition),
    picturesOrigin: config.PICTURES_ORIGIN,
    tilesOrigin: tiles === undefined ? undefined : new URL(tiles).origin,
    streetsOrigin: streets?.startsWith('http') ? new URL(streets).origin : undefined,
    captchaProvider: config.CAPTCHA_PROVIDER,
    inlineStyles,
    ownStyle: page.made.ownStyle ?? (plan.style ?? terms.extra?.style)?.href,
    isFramed: terms.isFramed === true || plan.isFramed === true,
    isSecret: plan.isSecret,
  });
}
