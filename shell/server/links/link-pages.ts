import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { linkIds, productionHref } from '../../document/link-marks.ts';
import type { Composition } from '../composition/composition.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { OwnPage } from '../page/page-plan.ts';
import { differencesOf, endOf } from './link-facts.ts';
import { type LinkRefusalKind, refusalStatuses } from './link-refused.ts';
import { linkStyle } from './link-style.ts';
import { linkTexts } from './link-texts.ts';

/** Why a link is not followed, and the way out. */
export function refusalPage(kind: LinkRefusalKind): OwnPage {
  const { wayOut, kinds } = linkTexts.refused;
  const { title, text } = kinds[kind];
  const html = `<div class="qa-page"><h1>${title}</h1><p class="qa-lead">${text}</p><a class="qa-action qa-main" href="/">${wayOut}</a></div>`;
  return { status: refusalStatuses[kind], title, layout: 'error', html, style: linkStyle };
}

function factsOf(link: QaLink, everybodys: Composition): string {
  const { banner } = linkTexts;
  const { text, iso } = endOf(link);
  const changes = differencesOf(link, everybodys).map((one) => `<li>${escapeHtml(one)}</li>`);
  const facts = [
    [banner.more, `<ul>${changes.join('')}</ul>`],
    [banner.purpose, escapeHtml(link.purpose)],
    [banner.by, escapeHtml(link.by)],
    [banner.ends, `<time datetime="${iso}">${escapeHtml(text)}</time>`],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `<dl class="qa-facts">${facts.join('')}</dl>`;
}

/** What a link would change, and the ways on: into it, or to the portal as everybody sees it. */
export function enterPage(link: QaLink, everybodys: Composition, href: string): OwnPage {
  const { title, text, enter, stay } = linkTexts.enter;
  const html = `<div class="qa-page"><h1>${title}</h1><p class="qa-lead">${text}</p>
${factsOf(link, everybodys)}
<div class="qa-actions"><a class="qa-action" href="/">${stay}</a><a class="qa-action qa-main" href="${escapeHtml(href)}">${enter}</a></div></div>`;
  return { status: 200, title, layout: 'error', html, style: linkStyle };
}

/** Everything that a link says, and its address for somebody else. */
export function aboutPage(link: QaLink, everybodys: Composition, address: string): OwnPage {
  const { about: texts, banner } = linkTexts;
  const html = `<div class="qa-page"><h1>${texts.title}</h1><p class="qa-lead">${texts.text}</p>
${factsOf(link, everybodys)}
<label for="qa-address">${texts.address}</label><input class="qa-address" id="qa-address" readonly value="${escapeHtml(address)}">
<div class="qa-actions"><a class="qa-action" href="${escapeHtml(link.path)}">${texts.back}</a>
<form method="post" action="/_link/leave"><button class="qa-action qa-main">${banner.leave}</button></form></div></div>`;
  return { status: 200, title: texts.title, layout: 'error', html, style: linkStyle };
}

const widths = [
  ['390', '390'],
  ['768', '768'],
  ['full', linkTexts.compare.full],
] as const;

/** The same page twice: as everybody gets it, and as the link says. */
export function comparePage(path: string): OwnPage {
  const { compare: texts } = linkTexts;
  const radios = widths.map(
    ([value, text]) =>
      `<label><input type="radio" name="qa-width" value="${value}"${value === 'full' ? ' checked' : ''}>${text}</label>`,
  );
  const side = (name: string, title: string, src: string) =>
    `<figure class="qa-side"><figcaption>${title}</figcaption><iframe data-side="${name}" title="${title}" src="${escapeHtml(src)}"></iframe></figure>`;
  const html = `<div class="qa-compare" id="${linkIds.compare}"><div class="qa-bar"><h1>${texts.title}</h1>
<fieldset class="qa-widths"><legend>${texts.width}</legend>${radios.join('')}</fieldset>
<a class="qa-action" href="${escapeHtml(path)}">${texts.back}</a></div>
<noscript>${texts.noScript}</noscript>
<div class="qa-frames" data-width="full">${side('production', texts.production, productionHref(path))}${side('link', texts.link, path)}</div></div>`;
  return { status: 200, title: texts.title, layout: 'landing', html, style: linkStyle };
}
