import { environmentOf } from '@umbral/protocol/composition/environment.ts';
import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { linkIds } from '../../document/link-marks.ts';
import { timeLeft } from '../../document/time-left.ts';
import type { Composition } from '../composition/composition.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { toolbarMark } from '../toolbar/toolbar-mark.ts';
import { differencesOf, endOf } from './link-facts.ts';
import { linkTexts } from './link-texts.ts';

const { banner: texts } = linkTexts;

export interface BannerFacts {
  readonly link: QaLink;
  /** What visitors without a link get. */
  readonly everybodys: Composition;
  /** The page that shows it in a frame says all this already. */
  readonly isFramed: boolean;
  /** The console's toolbar may be for this visitor. */
  readonly hasToolbar: boolean;
}

/** The strip above every document of a link. It needs no script; where there is one, it copies the link in place. */
export function linkBanner({ link, everybodys, isFramed, hasToolbar }: BannerFacts): string {
  if (isFramed) return `<span id="${linkIds.banner}" hidden></span>`;
  const all = differencesOf(link, everybodys);
  const [first = '', ...more] = all.map((text) => escapeHtml(text));
  const { text, iso } = endOf(link);
  const left = timeLeft(link.until * 1000, Date.now());
  const list = `<ul class="qa-list">${all.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`;
  const rest = more.length > 0 ? `<details><summary>${texts.more} (${all.length})</summary>${list}</details>` : '';
  return `<aside id="${linkIds.banner}" class="qa-banner" aria-label="${texts.label}" data-flags="${link.flags.join(' ')}"${hasToolbar ? ` ${toolbarMark(environmentOf(link))}` : ''}>
<div class="qa-said"><p><strong class="qa-title">${texts.title}</strong></p>
<p>${more.length > 0 ? '' : `${first} · `}<span class="qa-ends">${texts.ends}: <time datetime="${iso}">${escapeHtml(text)}</time> (<span data-qa-left>${left}</span>)</span></p>${rest}
<details class="qa-panel"><summary>${texts.panel}</summary><p>${texts.mayNot} <a href="/platform">${texts.console}</a></p></details></div>
<div class="qa-actions">
<a class="qa-action" href="/_link/compare">${texts.compare}</a>
<a class="qa-action" href="/_link/about" data-qa-copy>${texts.copy}</a>
<form method="post" action="/_link/leave"><button class="qa-action qa-main">${texts.leave}</button></form>
</div>
</aside>`;
}
