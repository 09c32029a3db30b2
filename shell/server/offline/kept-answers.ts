import { matchRoute } from '@umbral/domain/routes/match.ts';
import type { KeptAnswer, KeptKind } from '../../offline/kept-answer.ts';
import { keptKindOf } from '../../offline/kept-kinds.ts';
import { offlineAddresses } from '../../offline/offline-addresses.ts';
import { bannerHtml, offlinePageHtml } from '../../offline/offline-markup.ts';
import { offlineTexts } from '../../offline/offline-texts.ts';
import type { Admission } from '../admission/admission.ts';
import { askerOf } from '../admission/asker.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { LeasedComposition, LeaseForVisit } from '../composition/lease-for-visit.ts';
import { workerFile } from '../composition/worker-file.ts';
import { currencyOf } from '../currency/exchange-rates.ts';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import { admitAs } from '../page/admit-as.ts';
import { type MakingOptions, makePage } from '../page/make-page.ts';
import { ownPlan, type PagePlan, planOf } from '../page/page-plan.ts';
import type { VisitTerms } from '../page/visit-terms.ts';
import { firstPicture, titleOf } from './kept-facts.ts';
import { keptFiles } from './kept-files.ts';
import { offlineStyle } from './offline-style.ts';

export interface KeptAnswersOptions extends MakingOptions {
  readonly cache: PageCache;
  readonly admission: Admission;
}

interface Wanted {
  readonly kind: KeptKind;
  readonly plan: PagePlan;
  /** The visit as if it were one of nobody, at the address itself. */
  readonly visit: Visit;
  readonly currency: ReturnType<typeof currencyOf>;
}

/** `/_kept/<currency><path>`. */
const address = new RegExp(`^${offlineAddresses.kept}([a-z]{3})(/.*)$`);

/** Answers `/_kept/…` with a page for a device; nothing where the page may not be kept, or is not whole. */
export function createKeptAnswers(options: KeptAnswersOptions) {
  return async (visit: Visit, leaseFor: LeaseForVisit): Promise<Answer | undefined> => {
    const wanted = wantedOf(options, visit);
    const lease = wanted && (await leaseFor(wanted.visit));
    if (!wanted || !lease) return undefined;
    try {
      if (workerFile(lease.composition) === undefined) return undefined;
      const html = await documentOf(options, wanted, lease);
      return html === undefined ? undefined : jsonAnswer(200, answerOf(options, wanted, { html, lease }));
    } finally {
      lease.release();
    }
  };
}

function wantedOf({ rates }: KeptAnswersOptions, visit: Visit): Wanted | undefined {
  const [, code = '', path = ''] = address.exec(visit.url.pathname) ?? [];
  if (path === '') return undefined;
  const url = new URL(`${visit.origin}${path}${visit.url.search}`);
  if (url.origin !== visit.origin) return undefined;
  const nobodys: Visit = { ...visit, url, cookies: new Map(), isFramed: false };
  const plan = path === offlineAddresses.shown ? offlinePlan(nobodys) : keptPlan(nobodys);
  return plan && { ...plan, visit: nobodys, currency: currencyOf(code, rates.rates()) };
}

function keptPlan(visit: Visit): Pick<Wanted, 'kind' | 'plan'> | undefined {
  const match = matchRoute(visit.url.pathname);
  const kind = match && keptKindOf(match);
  // Nobody's cookies go with it: what is drawn is what a stranger sees, and every stranger the same.
  return kind && { kind, plan: { ...planOf(visit, match), isPersonal: false } };
}

function offlinePlan(visit: Visit): Pick<Wanted, 'kind' | 'plan'> {
  const { title } = offlineTexts.page;
  const page = { status: 200, title, layout: 'error', html: offlinePageHtml(), style: offlineStyle } as const;
  return { kind: 'offline', plan: { ...ownPlan(visit, page), isPersonal: false } };
}

/** The document, from the server's memory where it has it; nothing unless it is whole and anybody's. */
async function documentOf(
  options: KeptAnswersOptions,
  { kind, plan, visit, currency }: Wanted,
  lease: LeasedComposition,
): Promise<string | undefined> {
  const extra = kind === 'offline' ? undefined : { style: offlineStyle, banner: bannerHtml };
  const terms: VisitTerms = { lease: async () => lease, extra };
  const make = () => makePage(options, plan, { visit, terms, currency, isForOne: false, lease: lease.again() });
  // A device that keeps a page shows it already: it waits like a fragment.
  const admit = admitAs(options.admission, askerOf(visit, 'fragment'), lease);
  const key = ['kept', lease.composition.id, visit.origin, currency.code, currency.asOf, plan.href].join('\n');
  const { page } = await options.cache.get({ key, path: visit.url.pathname }, { make, admit });
  const { status, headers } = page.made;
  const lifetime = String(headers['cache-control']);
  // A page that leads its own members elsewhere asks to be kept nowhere: here it is drawn for a stranger.
  const isWhole = lifetime.startsWith('public') || (kind === 'own' && lifetime.includes('no-store'));
  return status === 200 && isWhole ? page.html() : undefined;
}

function answerOf(
  options: KeptAnswersOptions,
  { kind, plan, visit }: Wanted,
  { html, lease }: { readonly html: string; readonly lease: LeasedComposition },
): KeptAnswer {
  const { composition } = lease;
  return {
    composition: composition.id,
    kind,
    title: titleOf(html),
    html,
    headers: headersOf(options, visit),
    // Somebody writes to the builder of a home; a list is read.
    files: keptFiles(html, composition, kind === 'home' ? plan.owner : undefined),
    picture: kind === 'home' ? firstPicture(html) : undefined,
  };
}

/** From where the document may take what, as if it had come over the line. */
function headersOf({ config }: KeptAnswersOptions, { origin }: Visit): Record<string, string> {
  const { MAP_TILES_URL: tiles, MAP_STREETS_URL: streets } = config;
  const policy = documentHeaders({
    origin,
    picturesOrigin: config.PICTURES_ORIGIN,
    tilesOrigin: tiles === undefined ? undefined : new URL(tiles).origin,
    streetsOrigin: streets?.startsWith('http') ? new URL(streets).origin : undefined,
    captchaProvider: config.CAPTCHA_PROVIDER,
    ownStyle: offlineStyle.href,
  });
  return Object.fromEntries([
    ['content-type', 'text/html; charset=utf-8'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-opener-policy', 'same-origin'],
    ...Object.entries(policy).map(([name, value]) => [name, String(value)]),
  ]);
}
