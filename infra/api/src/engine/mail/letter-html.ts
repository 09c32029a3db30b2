import { letterStyle, styles } from './letter-look.ts';
import type { Letter, LetterHome, LetterLink, LetterSection } from './mail-letter.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

function paragraph(text: string): string {
  return `<p style="${styles.paragraph}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function fact([name, value]: readonly [string, string]): string {
  return `<p style="${styles.fact}"><span class="quiet" style="${styles.label}">${escapeHtml(name)}</span><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`;
}

function textLink({ label, href }: LetterLink): string {
  return `<a class="link" href="${escapeHtml(href)}" style="${styles.link}">${escapeHtml(label)}</a>`;
}

function picture({ image, href }: LetterHome): string {
  if (!image) return '';
  const { src, alt, width, height } = image;
  const shown = Math.round((536 * height) / width);
  return `<a href="${escapeHtml(href)}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="536" height="${shown}" style="${styles.picture}"></a>`;
}

function home(one: LetterHome): string {
  return `<div class="home" style="${styles.home}">${picture(one)}<div style="${styles.homeText}">
<p style="${styles.news}"><span class="news" style="${styles.newsLabel}">${escapeHtml(one.news)}</span></p>
<p style="${styles.homeTitle}"><a class="ink" href="${escapeHtml(one.href)}" style="${styles.homeLink}">${escapeHtml(one.title)}</a></p>
<p class="quiet" style="${styles.place}">${escapeHtml(one.place)}</p>
<p style="${styles.price}">${escapeHtml(one.price)}</p>
<p class="quiet" style="${styles.place}">${escapeHtml(one.facts)}</p></div></div>`;
}

function section({ title, lead, homes, links }: LetterSection): string {
  const below =
    links.length > 0 ? `<p style="${styles.paragraph}">${links.map(textLink).join(' &nbsp;·&nbsp; ')}</p>` : '';
  return `<h2 style="${styles.heading}">${escapeHtml(title)}</h2>${lead ? paragraph(lead) : ''}${homes.map(home).join('\n')}${below}`;
}

function buttonHtml({ label, href }: LetterLink): string {
  return `<p style="${styles.buttonLine}"><a href="${escapeHtml(href)}" style="${styles.button}">${escapeHtml(label)}</a></p>`;
}

/**
 * The letter as HTML: one column of blocks, looks inline since mail programs drop the rest, darkness by a media query
 * where they know it. Everything in it is text: nothing a visitor wrote becomes markup.
 */
export function letterHtml(letter: Letter): string {
  const { subject, greeting, paragraphs, facts = [], sections = [], button, links = [], footer } = letter;
  const body = [
    ...[greeting, ...paragraphs].map(paragraph),
    facts.length > 0 ? `<div class="facts" style="${styles.facts}">${facts.map(fact).join('')}</div>` : '',
    ...sections.map(section),
    button ? buttonHtml(button) : '',
  ].join('\n');
  const small = links.length > 0 ? `<p style="${styles.small}">${links.map(textLink).join(' &nbsp;·&nbsp; ')}</p>` : '';
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${letterStyle}</style></head>
<body class="page" style="${styles.page}"><div style="${styles.column}">
<p class="brand" style="${styles.brand}">umbral</p>
<div class="sheet" style="${styles.sheet}">
${body}
</div>
<div class="quiet" style="${styles.footer}">${small}<p style="${styles.small}">${escapeHtml(footer)}</p></div>
</div></body></html>`;
}
