import type { RefusalKind } from '../../admission/refused.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { OwnPage } from '../page-plan.ts';
import { resortStyle } from './resort-style.ts';
import { resortTexts as texts } from './resort-texts.ts';

const zone = 'America/Bogota';
const day = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'long', timeZone: zone });
const clock = new Intl.DateTimeFormat('es-CO', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: zone,
});

/** A document with the strip that says of when it is. */
export function asOf(html: string, drawnAt: number): string {
  return withStrip(html, texts.lastGood(day.format(drawnAt), clock.format(drawnAt)), '');
}

/** A document with the strip that says that it stands for another one. */
export function insteadOf(html: string, wanted: string): string {
  return withStrip(html, texts.nearest, wanted);
}

/** The page of a visit that is not let in. */
export function refusedPage(kind: RefusalKind): OwnPage {
  const { title, text } = texts[kind];
  const html = `<div class="resort-page"><h1>${title}</h1><p>${text}</p><p><a href="">${texts.again}</a></p></div>`;
  return { status: kind === 'network' ? 429 : 503, title, layout: 'error', html, style: resortStyle };
}

/** The empty address is the page's own. */
function withStrip(html: string, text: string, href: string): string {
  const { href: file, integrity } = resortStyle;
  const style = `<link rel="stylesheet" href="${file}" integrity="${integrity}" crossorigin="anonymous">\n</head>`;
  const strip = `<aside class="resort-bar" aria-label="${texts.label}"><p>${text}</p><a href="${escapeHtml(href)}">${texts.again}</a></aside>`;
  return html.replace('</head>', () => style).replace('<body>\n', (body) => `${body}${strip}`);
}
