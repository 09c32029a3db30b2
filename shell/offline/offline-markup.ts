import type { KeptKind } from './kept-answer.ts';
import { keptMoment } from './kept-moment.ts';
import { offlineTexts } from './offline-texts.ts';

/** Marks in the documents that are kept: the device fills in what only it knows. */
export const offlineMarks = {
  banner: 'umbral-offline',
  moment: '<time>',
  list: '<!--kept-list-->',
  wanted: 'href="/?wanted"',
} as const;

/** A page that can be opened without a line. */
export interface OfferedPage {
  readonly href: string;
  readonly kind: KeptKind;
  readonly title: string;
  readonly keptAt: number;
  readonly picture?: string | undefined;
}

/** The strip above a kept page; when it was kept is filled in where it is shown. */
export function bannerHtml(): string {
  const { label, offline, moment } = offlineTexts.banner;
  return `<div class="off-bar" id="${offlineMarks.banner}" role="status" aria-label="${label}"><p><span>${offline}</span> ${offlineMarks.moment}${moment}</time>.</p></div>`;
}

/** The inside of the offline page. */
export function offlinePageHtml(): string {
  const { title, lead, again } = offlineTexts.page;
  return `<div class="off-page"><h1>${title}</h1><p class="off-lead">${lead}</p>
${offlineMarks.list}
<p><a class="off-action" target="_top" ${offlineMarks.wanted}>${again}</a></p></div>`;
}

/** A kept document as it is shown now. */
export function shownHtml(html: string, keptAt: number, now: number): string {
  const opening = `id="${offlineMarks.banner}"`;
  const at = html.indexOf(offlineMarks.moment, html.indexOf(opening));
  if (!html.includes(opening) || at < 0) return html;
  const end = html.indexOf('</time>', at);
  const stamp = `<time datetime="${new Date(keptAt).toISOString()}">${keptMoment(keptAt, now)}`;
  return html.slice(0, at) + stamp + html.slice(end);
}

/** The offline page with what can be opened, and the way back to what was wanted. */
export function filledOfflinePage(html: string, pages: readonly OfferedPage[], wanted: string, now: number): string {
  return html
    .replace(offlineMarks.list, () => listHtml(pages, now))
    .replace(offlineMarks.wanted, () => `href="${escapeText(wanted)}"`);
}

function listHtml(pages: readonly OfferedPage[], now: number): string {
  const { kinds, nothing } = offlineTexts.page;
  if (pages.length === 0) return `<p>${nothing}</p>`;
  const groups = (['own', 'home', 'list'] as const).map((kind) => {
    const items = pages.filter((page) => page.kind === kind);
    if (items.length === 0) return '';
    return `<h2>${kinds[kind]}</h2><ul class="off-list off-${kind}">${items.map((page) => itemHtml(page, now)).join('')}</ul>`;
  });
  return groups.join('');
}

/** A link to a document, never a soft step: that would ask for code and data that cannot come. */
function itemHtml({ href, title, keptAt, picture }: OfferedPage, now: number): string {
  const image = picture ? `<img src="${escapeText(picture)}" alt="" width="96" height="64" loading="lazy">` : '';
  const moment = `${offlineTexts.page.of} ${keptMoment(keptAt, now)}`;
  return `<li>${image}<p><a target="_top" href="${escapeText(href)}">${escapeText(title)}</a><small>${moment}</small></p></li>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
