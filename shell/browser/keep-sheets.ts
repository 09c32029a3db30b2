import { sheetsCookie } from '@umbral/domain/storage/sheets-cookie.ts';
import { writeCookie } from '../cookies.ts';
import { isFrugal } from './is-frugal.ts';

const days = sheetsCookie.maxAge / 86_400;

/**
 * Fetches the sheets that came in the document, after everything else, and says so once all are there: from then on
 * documents of this composition link them. Nothing happens where data are saved or a sheet did not come.
 */
export async function keepSheets(composition: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet][disabled]')];
  if (links.length === 0 || isFrugal()) return;
  await Promise.all(links.map(fetchSheet));
  writeCookie(sheetsCookie.name, composition, days);
}

/** As the link itself will ask for it, so that the browser finds it then. */
async function fetchSheet(link: HTMLLinkElement): Promise<void> {
  const { href } = link;
  const integrity = link.getAttribute('integrity') ?? '';
  const answer = await fetch(href, { integrity, mode: 'cors', credentials: 'same-origin', priority: 'low' });
  if (!answer.ok) throw new Error('A sheet did not come');
  // An answer that is not read is not kept.
  await answer.arrayBuffer();
}
