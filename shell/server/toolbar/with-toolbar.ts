import { linkIds } from '../../document/link-marks.ts';
import type { LeaseForVisit } from '../composition/lease-for-visit.ts';
import type { Pages } from '../page/pages.ts';
import type { VisitAnswers } from '../page/visit-answers.ts';
import type { VisitTerms } from '../page/visit-terms.ts';
import { toolbarMark, wantsToolbar } from './toolbar-mark.ts';

export interface ToolbarOptions {
  readonly pages: Pages;
  readonly lease: LeaseForVisit;
  /** Of this portal: its console is asked. */
  readonly environment: string;
}

/**
 * Marks the documents of whoever has been at the console; everybody else's have no byte of it. The mark shows nothing:
 * the browser asks the console who sits there first, so a cookie that somebody has made up shows nothing either.
 */
export function withToolbar(plain: VisitAnswers, { pages, lease, environment }: ToolbarOptions): VisitAnswers {
  const mark = `<span id="${linkIds.banner}" ${toolbarMark(environment)} hidden></span>`;
  const terms: VisitTerms = { lease, isPrivate: true, extra: { banner: () => mark } };
  return {
    ...plain,
    page: (visit, request) => (wantsToolbar(visit) ? pages.at(visit, request, terms) : plain.page(visit, request)),
  };
}
