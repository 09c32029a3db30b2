import type { OutgoingHttpHeaders } from 'node:http';
import type { Composition } from '../composition/composition.ts';
import type { Visit } from '../http/visit.ts';
import type { DocumentExtra } from '../page/compose-page.ts';
import { linkBanner } from './link-banner.ts';
import { linkStyle } from './link-style.ts';

/** What a document of a link has besides; nothing for everybody else. */
export function documentExtra({ link, isFramed = false }: Visit, everybodys: Composition): DocumentExtra | undefined {
  return link && { style: linkStyle, banner: linkBanner({ link, everybodys, isFramed }) };
}

/** Headers of whatever a visit with a link gets. */
export function linkHeaders({ link }: Visit): OutgoingHttpHeaders {
  return link ? { 'x-robots-tag': 'noindex' } : {};
}

/** Whether a page of this portal may show the document in a frame: only beside one another, only for who has a link. */
export function mayBeFramed({ isFramed = false, link, comparedWith }: Visit): boolean {
  return isFramed && (link ?? comparedWith) !== undefined;
}
