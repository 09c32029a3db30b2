import type { IncomingMessage } from 'node:http';
import type { PageMatch } from '@umbral/domain/routes/match.ts';
import { isRemoteName, type RemoteName } from '@umbral/protocol/routes/owners.ts';
import { hasParts } from '../../document/page-part.ts';
import { askerOf } from '../admission/asker.ts';
import { Refused } from '../admission/refused.ts';
import { UnfitArtifact } from '../artifacts/artifact.ts';
import { type KeptPage, keepPage, type MadePage } from '../cache/kept-page.ts';
import type { PageSource } from '../cache/page-cache.ts';
import type { LeasedComposition } from '../composition/lease-for-visit.ts';
import { currencyOf } from '../currency/exchange-rates.ts';
import { type Answer, redirectAnswer, textAnswer } from '../http/answer.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import type { Visit } from '../http/visit.ts';
import type { OldVersions } from '../releases/start/old-versions.ts';
import { addressRedirect } from './address-redirects.ts';
import { admitAs } from './admit-as.ts';
import type { PageJob } from './compose-page.ts';
import { composePart, partHtml } from './compose-part.ts';
import { pageAnswer } from './conditional.ts';
import { type FindingOptions, maxCachedHref } from './find-document.ts';
import { makePage } from './make-page.ts';
import { planOf } from './page-plan.ts';
import { type AskedPart, readPartAddress } from './part-address.ts';
import { leaseWithVersion, type PartVersion, versionOfTab } from './part-release.ts';
import { refusedAnswer } from './refused-answer.ts';
import type { VisitTerms } from './visit-terms.ts';

export interface PartsOptions extends FindingOptions {
  readonly old: OldVersions;
  /** The versions of a composition that was served of late. */
  versionsOf(composition: string): Readonly<Record<string, string>> | undefined;
}

/** Answers `/_part/<composition><path>` with the page alone, in the version that the asking tab has. */
export interface Parts {
  at(visit: Visit, request: IncomingMessage, terms: VisitTerms): Promise<Answer>;
}

const notFound = problemAnswer(404, 'not-found', 'No such part');
const otherVersions = problemAnswer(409, 'conflict', 'The versions of this tab cannot be had');
const unavailable = problemAnswer(503, 'unavailable', 'The part could not be drawn');

/** Nothing in a part runs, wherever it is opened; no search engine keeps it. */
const ownHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
};

/** As long as the browser keeps a part for the click that may follow; purges do not reach other caches' parts. */
const publicCaching = { 'cache-control': 'private, max-age=30', vary: 'cookie' };

/** Makes the way from a tab's soft navigation to the part that it gets. */
export function createParts(options: PartsOptions): Parts {
  return {
    async at(asking, request, terms) {
      const asked = readPartAddress(asking);
      if (!asked) return notFound;
      const { visit } = asked;
      const { pathname, search } = visit.url;
      if (visit.destination === 'document') return redirectAnswer(302, `${pathname}${search}`, ownHeaders);
      const lease = await terms.lease(visit);
      if (!lease) return unavailable;
      try {
        const match = lease.composition.match(pathname);
        const redirect = addressRedirect(visit, match, options.rules.redirectOf(pathname));
        if (redirect) return movedAnswer(redirect);
        if (!match || !isRemoteName(match.route.owner) || !hasParts(match.route)) return notFound;
        return await serve(options, { asked, request, terms, match, owner: match.route.owner, lease });
      } finally {
        lease.release();
      }
    },
  };
}

interface Serving {
  readonly asked: AskedPart;
  readonly request: IncomingMessage;
  readonly terms: VisitTerms;
  readonly match: PageMatch;
  readonly lease: LeasedComposition;
  readonly owner: RemoteName;
}

async function serve(options: PartsOptions, serving: Serving): Promise<Answer> {
  const { asked, request, match, owner, lease } = serving;
  try {
    const versions = options.versionsOf(asked.composition);
    const wanted = versionOfTab(lease, owner, { composition: asked.composition, versions });
    if (!wanted) return otherVersions;
    const { page, source } = await drawnPart(options, serving, wanted);
    const isPublic = String(page.made.headers['cache-control']).startsWith('public');
    return await pageAnswer(request, { page, source, headers: { ...ownHeaders, ...(isPublic ? publicCaching : {}) } });
  } catch (error) {
    if (error instanceof UnfitArtifact) return otherVersions;
    if (error instanceof Refused) return refusedAnswer(error);
    options.log.error({ err: error, route: match.key }, 'a part could not be composed');
    return unavailable;
  }
}

/** Kept by the version of its owner and what that is told: what else is released changes nothing in it. */
async function drawnPart(
  options: PartsOptions,
  { asked: { visit }, terms, match, owner, lease }: Serving,
  wanted: PartVersion,
): Promise<{ readonly page: KeptPage; readonly source: PageSource }> {
  const path = visit.url.pathname;
  const plan = { ...planOf(visit, match), compose: (job: PageJob) => composePart(job, owner, match) };
  const currency = currencyOf(terms.currency ?? visit.cookies.get('currency'), options.rates.rates());
  const isForOne = plan.isPersonal || lease.isPrivate || terms.isPrivate === true;
  const make = async () => {
    const own = await leaseWithVersion(lease, wanted, options.old);
    return withOwnStatus(await makePage(options, plan, { visit, terms, currency, isForOne, lease: own }));
  };
  const isListed = !isForOne && options.isListed(plan.href);
  const admit = admitAs(options.admission, askerOf(visit, 'part', isListed), lease);
  if (isForOne || plan.href.length > maxCachedHref)
    return { page: keepPage(await admit(make, { isRefresh: false }), path, Date.now()), source: 'private' };
  const version = `${owner}@${wanted.version}`;
  const told = JSON.stringify(lease.composition.told[owner] ?? {});
  const key = ['part', version, told, visit.origin, currency.code, currency.asOf, plan.href].join('\n');
  return options.cache.get({ key, path }, { make, admit });
}

/** What could be drawn is an answer, whatever the page says of itself: a browser complains of any other status. */
function withOwnStatus(made: MadePage): MadePage {
  return { ...made, status: made.html.length === 0 ? 503 : 200 };
}

function movedAnswer({ headers }: Answer): Answer {
  const html = partHtml({ location: String(headers.location) }, []);
  return textAnswer(200, html.toString(), {
    ...ownHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
}
