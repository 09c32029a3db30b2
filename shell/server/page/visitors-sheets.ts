import { sheetsCookie } from '@umbral/domain/storage/sheets-cookie.ts';
import type { Finding } from './find-document.ts';

/**
 * Whether a browser has not said that it has the sheets of the versions that it gets: for it they come in the document,
 * in place of a round trip more before the first picture. Visits of people of the platform, with a link or a development
 * server, get links: there a file is looked at, or spoilt on purpose.
 */
export function hasNoSheets({ visit, terms, lease }: Finding): boolean {
  const isPlain = terms.extra === undefined && terms.isPrivate !== true && !lease.isPrivate;
  return isPlain && visit.cookies.get(sheetsCookie.name) !== lease.composition.id;
}
