import type { PageMatch } from '@umbral/domain/routes/match.ts';
import { queryNamesOf } from '@umbral/domain/routes/route-queries.ts';
import type { Layout, RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Visit } from '../http/visit.ts';
import type { AssetLink } from './asset-links.ts';
import {
  type ComposedPage,
  composeOwnPage,
  composeRemotePage,
  composeShellPage,
  type PageJob,
} from './compose-page.ts';
import { composeTestPage, isTestPage } from './composition-test/test-page.ts';
import { hasUndefinedPart, isReadable, pageHref } from './page-address.ts';
import { isPersonal } from './page-policy.ts';
import { pageTexts } from './page-texts.ts';

/** Which document answers a visit. */
export interface PagePlan {
  readonly href: string;
  readonly owner: string;
  /** The document is for one visitor, and kept nowhere. */
  readonly isPersonal: boolean;
  /** Whoever draws it is told who asks; else a page for one visitor is drawn as for a stranger. */
  readonly knowsVisitor?: boolean;
  compose(job: PageJob): Promise<ComposedPage>;
  /** Of the shell alone: no remote draws anything in it. */
  readonly isOwn?: boolean;
  /** Its address is told to nobody. */
  readonly isSecret?: boolean | undefined;
  /** A stylesheet of its own. */
  readonly style?: AssetLink;
  /** Other pages of this portal may show it in a frame. */
  readonly isFramed?: boolean | undefined;
}

/** A page of the shell that is made for one visit. */
export interface OwnPage {
  readonly status: number;
  readonly title: string;
  readonly layout: Layout;
  readonly html: string;
  readonly style: AssetLink;
}

/** The document at an address: a page of a remote, a test page, or one that says that there is none. */
export function planOf({ url }: Visit, match: PageMatch | undefined): PagePlan {
  const { pathname } = url;
  if (hasUndefinedPart(pathname) || !isReadable(pathname)) return notFoundPlan(pathname, pageTexts.invalidRoute);
  if (!match || match.key === 'notFoundTarget') return notFoundPlan(pathname);
  const { key, route } = match;
  const { owner } = route;
  const href = pageHref(url, queryNamesOf(route));
  if (isTestPage(key)) return { href, owner: 'shell', isPersonal: true, compose: (job) => composeTestPage(job, key) };
  if (owner === 'shell') return notFoundPlan(pathname);
  const compose = (job: PageJob) => composeRemotePage(job, owner satisfies RemoteName, match);
  return {
    href,
    owner,
    isPersonal: isPersonal(route),
    // What a remote declares of itself opens no session to it.
    knowsVisitor: isPersonal(route) && route.query === undefined,
    isSecret: route.isSecret,
    isFramed: route.isFramed,
    compose,
  };
}

/** The query of an unknown address says nothing, so that all its spellings are one page. */
function notFoundPlan(href: string, message?: string, status = 404): PagePlan {
  const facts = { status, robots: 'noindex,follow' } as const;
  const compose = (job: PageJob) => composeShellPage(job, { kind: 'not-found', message }, facts);
  return { href, owner: 'shell', isPersonal: false, compose };
}

/** The document of an address whose page is no more, and leads nowhere else. */
export function gonePlan({ url }: Visit): PagePlan {
  return notFoundPlan(url.pathname, pageTexts.gone, 410);
}

/** The document that says that something went wrong. */
export function errorPlan({ url }: Visit): PagePlan {
  const facts = { status: 500, robots: 'noindex' } as const;
  const compose = (job: PageJob) => composeShellPage(job, { kind: 'error' }, facts);
  return { href: url.pathname, owner: 'shell', isPersonal: false, isOwn: true, compose };
}

/** The document of a page that the shell made for this visit. */
export function ownPlan({ url }: Visit, { style, ...page }: OwnPage): PagePlan {
  const compose = (job: PageJob) => composeOwnPage(job, { ...page, robots: 'noindex' });
  return { href: url.pathname, owner: 'shell', isPersonal: true, isOwn: true, style, compose };
}
