import type { PageMatch } from '@umbral/domain/routes/match.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { isLocalPath } from '@umbral/protocol/router/local-path.ts';
import { type Answer, redirectAnswer } from '../http/answer.ts';
import type { Visit } from '../http/visit.ts';
import type { FormerAddress } from '../site/former-addresses.ts';
import type { RedirectTarget } from '../site/seo-rules.ts';
import { hasUndefinedPart, properPath } from './page-address.ts';

/** Where an address leads before any page is drawn: to its proper spelling, or where a rule says. */
export function addressRedirect(
  visit: Visit,
  match: PageMatch | undefined,
  rule: RedirectTarget | undefined,
): Answer | undefined {
  return lostRedirect(visit, match) ?? spellingRedirect(visit, match) ?? (rule && ruleRedirect(visit, rule));
}

/** An address that no screen has because its beginning was missing leads to the general 404 [B006, R108]. */
function lostRedirect({ url: { pathname } }: Visit, match: PageMatch | undefined): Answer | undefined {
  if (match || !hasUndefinedPart(pathname)) return undefined;
  return redirectAnswer(302, routes.notFoundTarget.href(), { 'cache-control': 'no-cache' });
}

/** Leads to the one spelling of a path. */
function spellingRedirect({ url: { pathname, search } }: Visit, match: PageMatch | undefined): Answer | undefined {
  const proper = properPath(pathname, match);
  if (proper === pathname || !isLocalPath(proper)) return undefined;
  return redirectAnswer(301, `${proper}${search}`, { 'cache-control': 'public, max-age=86400' });
}

function ruleRedirect({ url }: Visit, { to, status }: RedirectTarget): Answer | undefined {
  return isLocalPath(to) ? redirectAnswer(status, `${to}${url.search}`, { 'cache-control': 'no-cache' }) : undefined;
}

/** Where the visitors of a page that is no more are led; undefined where they are told that it is gone. */
export function formerRedirect({ url }: Visit, { leadsTo }: FormerAddress): Answer | undefined {
  if (leadsTo === null || !isLocalPath(leadsTo) || leadsTo === url.pathname) return undefined;
  return redirectAnswer(301, leadsTo, { 'cache-control': 'no-cache' });
}
