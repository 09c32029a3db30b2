import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { faultyFile } from '../chaos/faulty-files.ts';
import type { LeaseForVisit } from '../composition/lease-for-visit.ts';
import { type Answer, redirectAnswer } from '../http/answer.ts';
import type { Visit } from '../http/visit.ts';
import type { createFragmentAnswers } from '../page/fragment-answers.ts';
import type { Pages } from '../page/pages.ts';
import type { Parts } from '../page/parts.ts';
import type { VisitAnswers } from '../page/visit-answers.ts';
import type { VisitTerms } from '../page/visit-terms.ts';
import { wantsToolbar } from '../toolbar/toolbar-mark.ts';
import { linkBanner } from './link-banner.ts';
import type { LinkCalls } from './link-calls.ts';
import { hasLink } from './link-cookie.ts';
import type { BroughtLink, LinkDesk } from './link-desk.ts';
import type { LeaseForLink } from './link-lease.ts';
import { LinkRefused } from './link-refused.ts';
import { linkStyle } from './link-style.ts';
import { markedHref } from './production-side.ts';

export interface LinksOptions {
  readonly desk: LinkDesk;
  readonly calls: LinkCalls;
  readonly leaseForLink: LeaseForLink;
  /** The lease of visits without a link. */
  readonly lease: LeaseForVisit;
  readonly pages: Pages;
  readonly parts: Parts;
  readonly fragment: ReturnType<typeof createFragmentAnswers>;
}

/**
 * Wraps the answers to visits that bring a link: it decides versions, currency and flags of their documents, and faults
 * of files. A link that is not followed says why.
 */
export function withLinks(plain: VisitAnswers, options: LinksOptions): VisitAnswers {
  const { desk, calls, pages, parts, fragment } = options;

  async function follow(visit: Visit, answer: (terms: VisitTerms) => Promise<Answer>): Promise<Answer> {
    try {
      const brought = await desk.recognise(visit);
      const marked = brought.comparedWith && markedHref(visit);
      if (marked) return redirectAnswer(302, marked, { 'cache-control': 'no-store' });
      return await answer(termsOf(options, visit, brought));
    } catch (error) {
      if (error instanceof LinkRefused) return calls.refuse(error, visit);
      throw error;
    }
  }

  return {
    async page(visit, request) {
      if (!hasLink(visit)) return plain.page(visit, request);
      return follow(visit, (terms) => pages.at(visit, request, terms));
    },
    async part(visit, request) {
      return hasLink(visit) ? follow(visit, (terms) => parts.at(visit, request, terms)) : plain.part(visit, request);
    },
    async fragment(visit) {
      return hasLink(visit) ? follow(visit, ({ lease }) => fragment(visit, lease)) : plain.fragment(visit);
    },
    async file(visit, pathname, accepted) {
      const { link } = hasLink(visit) ? await desk.recognise(visit).catch((): BroughtLink => ({})) : {};
      // A link that is not followed spoils nothing.
      if (!link) return plain.file(visit, pathname, accepted);
      return faultyFile((path, encodings) => plain.file(visit, path, encodings), link, { pathname, accepted });
    },
  };
}

function termsOf({ lease, leaseForLink }: LinksOptions, visit: Visit, { link, comparedWith }: BroughtLink): VisitTerms {
  const { isFramed } = visit;
  if (link) return { ...linkTerms(link, visit), lease: () => leaseForLink(link), isFramed };
  return { lease, isPrivate: comparedWith !== undefined, isFramed: isFramed && comparedWith !== undefined };
}

function linkTerms(link: QaLink, visit: Visit): Omit<VisitTerms, 'lease'> {
  const { currency, flags } = link;
  const { isFramed } = visit;
  return {
    currency,
    flags,
    extra: {
      style: linkStyle,
      headers: { 'x-robots-tag': 'noindex' },
      banner: (everybodys) => linkBanner({ link, everybodys, isFramed, hasToolbar: wantsToolbar(visit) }),
    },
  };
}
