import type { Logger } from 'pino';
import type { Admission } from '../admission/admission.ts';
import { askerOf } from '../admission/asker.ts';
import { Refused } from '../admission/refused.ts';
import { keepPage } from '../cache/kept-page.ts';
import type { FoundPage, PageCache, PageDrawing } from '../cache/page-cache.ts';
import type { LeasedComposition } from '../composition/lease-for-visit.ts';
import { currencyOf } from '../currency/exchange-rates.ts';
import type { Visit } from '../http/visit.ts';
import { admitAs, atOnce } from './admit-as.ts';
import { findLastResort, standingIn } from './last-resort/last-resort.ts';
import { type MakingOptions, makePage } from './make-page.ts';
import type { PagePlan } from './page-plan.ts';
import type { VisitTerms } from './visit-terms.ts';

export interface FindingOptions extends MakingOptions {
  readonly log: Logger;
  readonly cache: PageCache;
  readonly admission: Admission;
  /** Whether search engines may list an address, a path without a query. */
  isListed(href: string): boolean;
}

/** Whose document is looked for. */
export interface Finding {
  readonly visit: Visit;
  readonly terms: VisitTerms;
  readonly lease: LeasedComposition;
}

/** Longer addresses are nobody's but who made them up. */
export const maxCachedHref = 1024;

/**
 * The document of a plan: kept, or drawn when it is the visit's turn; where neither can be had, how it was when it was
 * last good, or where the nearest one is. Rejects with `Refused` where there is nothing at all.
 */
export async function findDocument(
  options: FindingOptions,
  plan: PagePlan,
  finding: Finding,
): Promise<FoundPage | { readonly location: string }> {
  const { visit, terms, lease } = finding;
  const { currency, drawing } = drawingOf(options, plan, finding);
  const isForOne = plan.isPersonal || lease.isPrivate || terms.isPrivate === true;
  if (isForOne || plan.href.length > maxCachedHref) {
    const made = await drawing.admit(drawing.make, { isRefresh: false });
    return { page: keepPage(made, visit.url.pathname, Date.now()), source: 'private' };
  }
  const lastingOf = (href: string) => [visit.origin, currency.code, href].join('\n');
  const key = [lease.composition.id, visit.origin, currency.code, currency.asOf, plan.href].join('\n');
  const kept = { key, lasting: lastingOf(plan.href), path: visit.url.pathname };
  const found = await options.cache.get(kept, drawing).catch((error: unknown) => ({ error }));
  if (!('error' in found) && found.page.made.status < 500) return { ...found, page: standingIn(found.page, visit.url) };
  const { isCrawler } = askerOf(visit, 'page');
  const isOverBudget = 'error' in found && found.error instanceof Refused && found.error.kind === 'network';
  const resort = findLastResort(options.cache, { href: plan.href, lastingOf, isCrawler, isOverBudget });
  if (!resort && 'error' in found) throw found.error;
  if (!resort) return found as FoundPage;
  if ('error' in found && !(found.error instanceof Refused))
    options.log.error(
      { err: found.error, route: lease.composition.match(visit.url.pathname)?.key },
      'a page could not be composed',
    );
  return resort.kind === 'nearest' ? { location: resort.href } : { page: resort.page, source: 'last-good' };
}

const ownFreshMs = 60_000;

/** A page of the shell that is the same for everybody, whatever its status. */
export function findOwnDocument(
  options: FindingOptions,
  plan: PagePlan,
  { name, ...finding }: Finding & { readonly name: string },
): Promise<FoundPage> {
  const { currency, drawing } = drawingOf(options, plan, finding);
  const { visit, lease } = finding;
  const key = ['own', name, lease.composition.id, visit.origin, currency.code, currency.asOf].join('\n');
  const make = async () => ({ ...(await drawing.make()), freshMs: ownFreshMs });
  return options.cache.get({ key, path: '' }, { make, admit: atOnce });
}

function drawingOf(options: FindingOptions, plan: PagePlan, { visit, terms, lease }: Finding) {
  const currency = currencyOf(terms.currency ?? visit.cookies.get('currency'), options.rates.rates());
  const isForOne = plan.isPersonal || lease.isPrivate || terms.isPrivate === true;
  const make = () => makePage(options, plan, { visit, terms, currency, isForOne, lease: lease.again() });
  // Of what is drawn for one, and kept nowhere, there is no end either.
  const isListed = !isForOne && options.isListed(plan.href);
  const admit = plan.isOwn ? atOnce : admitAs(options.admission, askerOf(visit, 'page', isListed), lease);
  return { currency, drawing: { make, admit } satisfies PageDrawing };
}
