import type { IncomingMessage } from 'node:http';
import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { isLocalPath } from '@umbral/protocol/router/local-path.ts';
import type { Composition } from '../composition/composition.ts';
import { type Answer, jsonAnswer, redirectAnswer } from '../http/answer.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import type { Visit } from '../http/visit.ts';
import type { OwnPage } from '../page/page-plan.ts';
import { dropLinkCookie, keepLinkCookie, linkCookie } from './link-cookie.ts';
import type { BroughtLink, LinkDesk } from './link-desk.ts';
import type { LeaseForLink } from './link-lease.ts';
import { aboutPage, comparePage, enterPage, refusalPage } from './link-pages.ts';
import { type LinkRefusalKind, LinkRefused, readRefusalKind, refusalStatuses } from './link-refused.ts';
import { linkStyle, linkStyleAnswer } from './link-style.ts';

export interface LinkCallsOptions {
  readonly desk: LinkDesk;
  readonly lease: LeaseForLink;
  /** What everybody gets. */
  readonly everybodys: () => Composition | undefined;
  /** A document of the shell with everybody's versions. */
  show(visit: Visit, request: IncomingMessage, page: OwnPage): Promise<Answer>;
  /** A link was opened. */
  noteUse(link: QaLink): void;
}

/** What answers for links. */
export interface LinkCalls {
  /** `/_link/…`: opening, leaving, comparing. */
  answer(visit: Visit, request: IncomingMessage): Promise<Answer>;
  /** The answer to a visit whose link is not followed; what will never be followed is forgotten. */
  refuse(refused: LinkRefused, visit: Visit): Answer;
}

const nothing = problemAnswer(404, 'not-found', 'Nothing here');
const quiet = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Makes the calls below `/_link/`. */
export function createLinkCalls({ desk, lease, everybodys, show, noteUse }: LinkCallsOptions): LinkCalls {
  async function open(token: string, visit: Visit, request: IncomingMessage): Promise<Answer> {
    // A picture or a script of some page must not change what a visitor sees.
    if (visit.destination !== undefined && visit.destination !== 'document') return nothing;
    const link = await desk.read(token, visit);
    // What cannot be shown whole is not entered at all.
    (await lease(link))?.release();
    if (request.headers['sec-fetch-site'] === 'cross-site') return askFirst(link, visit, request);
    noteUse(link);
    const cookie = keepLinkCookie(token, visit.origin, link.until - Date.now() / 1000);
    return redirectAnswer(303, link.path, { ...quiet, 'set-cookie': cookie, ...forgetting(link) });
  }

  /** Another site has sent the visitor here: nobody sees other versions for days without having said so. */
  async function askFirst(link: QaLink, visit: Visit, request: IncomingMessage): Promise<Answer> {
    const present = everybodys();
    if (!present) return nothing;
    const page = await show(visit, request, enterPage(link, present, visit.url.pathname));
    return { ...page, headers: { ...page.headers, ...quiet } };
  }

  async function leave(visit: Visit): Promise<Answer> {
    const { link } = await desk.recognise(visit).catch((): BroughtLink => ({}));
    const headers = { ...quiet, 'set-cookie': dropLinkCookie(visit.origin), ...(link ? forgetting(link) : {}) };
    return redirectAnswer(303, cameFrom(visit) ?? '/', headers);
  }

  async function about(visit: Visit, request: IncomingMessage): Promise<Answer> {
    const { link } = await desk.recognise(visit);
    const present = everybodys();
    if (!link || !present) return redirectAnswer(303, '/', quiet);
    return show(visit, request, aboutPage(link, present, addressOf(visit)));
  }

  async function address(visit: Visit): Promise<Answer> {
    const { link } = await desk.recognise(visit);
    if (!link) return nothing;
    return jsonAnswer(200, { url: addressOf(visit), link }, quiet);
  }

  async function compare(visit: Visit, request: IncomingMessage): Promise<Answer> {
    const { link } = await desk.recognise(visit);
    if (!link) return redirectAnswer(303, '/', quiet);
    const asked = visit.url.searchParams.get('path') ?? cameFrom(visit) ?? link.path;
    return show(visit, request, comparePage(isShown(asked) ? asked : '/'));
  }

  async function answer(visit: Visit, request: IncomingMessage): Promise<Answer> {
    const { method, url } = visit;
    const [, , name = ''] = url.pathname.split('/');
    if (url.pathname === '/_link/leave') return method === 'POST' ? leave(visit) : nothing;
    if (method !== 'GET' && method !== 'HEAD') return nothing;
    if (url.pathname === linkStyle.href) return linkStyleAnswer;
    try {
      if (name === 'refused') return await refused(visit, request);
      if (name === 'about') return await about(visit, request);
      if (name === 'address') return await address(visit);
      if (name === 'compare') return await compare(visit, request);
      return await open(name, visit, request);
    } catch (error) {
      if (error instanceof LinkRefused) return tell(error.kind, visit, request);
      throw error;
    }
  }

  async function refused(visit: Visit, request: IncomingMessage): Promise<Answer> {
    const kind = readRefusalKind(visit.url.searchParams.get('why'));
    return kind ? tell(kind, visit, request) : nothing;
  }

  async function tell(kind: LinkRefusalKind, visit: Visit, request: IncomingMessage): Promise<Answer> {
    const page = await show(visit, request, refusalPage(kind));
    return { ...page, headers: { ...page.headers, ...forgotten(kind, visit) } };
  }

  function refuse({ kind }: LinkRefused, visit: Visit): Answer {
    if (visit.url.pathname.startsWith('/_fragment/')) {
      const problem = problemAnswer(refusalStatuses[kind], 'not-allowed', 'The link of this visit is not followed');
      // Nobody reads it: the link is kept until a page has said why.
      return { ...problem, headers: { ...problem.headers, ...quiet } };
    }
    const headers = { ...quiet, ...forgotten(kind, visit) };
    // At the address of a page the browser would draw that page, as everybody gets it, over what is said here.
    return redirectAnswer(303, `/_link/refused?why=${kind}`, headers);
  }

  return { answer, refuse };
}

/** The link of a visit, for somebody else. */
function addressOf({ origin, cookies }: Visit): string {
  return `${origin}/_link/${cookies.get(linkCookie) ?? ''}`;
}

/** Too many links at a time says nothing against one of them. */
function forgotten(kind: LinkRefusalKind, { origin }: Visit): { readonly 'set-cookie'?: string } {
  return kind === 'busy' ? {} : { 'set-cookie': dropLinkCookie(origin) };
}

/** Files that the browser keeps for ever would hide a fault, and afterwards show it to nobody's good. */
function forgetting({ chaos }: QaLink): { readonly 'clear-site-data'?: string } {
  return chaos.some(({ side }) => side === 'browser') ? { 'clear-site-data': '"cache"' } : {};
}

/** The page of the portal that a visit comes from. */
function cameFrom({ referrer }: Visit): string | undefined {
  const path = referrer && `${referrer.pathname}${referrer.search}`;
  return path !== undefined && isShown(path) ? path : undefined;
}

function isShown(path: string): boolean {
  return isLocalPath(path) && !/^\/+_/.test(path);
}
