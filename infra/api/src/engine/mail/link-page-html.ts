import { createHash } from 'node:crypto';
import { routes } from '@umbral/domain/routes/table.ts';
import { texts } from '../texts.ts';

/** What a page says; with `button` it asks before anything happens. */
export interface LinkPage {
  title: string;
  text: string;
  /** Label of the button that does what the page asks about. */
  button?: string;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

const style = `:root{color-scheme:light dark;--bg:#f5f7f4;--surface:#fff;--ink:#12201a;--ink-2:#43534b;--line:#d5ddd6;--monte:#0b5d43}
@media (prefers-color-scheme:dark){:root{--bg:#0b120f;--surface:#131c18;--ink:#eaf1ec;--ink-2:#b7c4bc;--line:#2b3932;--monte:#6fd3a8}}
body{margin:0;padding:32px 16px;background:var(--bg);color:var(--ink);font:16px/1.6 Figtree,system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
p.brand{max-width:34rem;margin:0 auto 16px;color:var(--monte);font-size:24px;font-weight:700}
h1{margin:0 0 8px;font-size:24px;line-height:1.2}
p{margin:0 0 16px;color:var(--ink-2)}
button{min-height:44px;padding:8px 24px;border:0;border-radius:8px;background:#f5b81c;color:#12201a;font-family:inherit;font-size:16px;font-weight:700;cursor:pointer}
button.other{border:1px solid var(--ink-2);background:none;color:inherit}
button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
a{color:var(--monte)}
label,legend{display:block;margin:0 0 4px;padding:0;color:var(--ink);font-weight:600}
fieldset{margin:0 0 16px;padding:0;border:0}
label.check{margin:0 0 16px}
fieldset label,label.check{display:flex;gap:12px;align-items:flex-start;min-height:44px;font-weight:400}
input[type=radio],input[type=checkbox]{flex:none;width:20px;height:20px;margin:3px 0 0;accent-color:var(--monte)}
h2{margin:24px 0 8px;font-size:18px;line-height:1.3}
input[type=email],input[type=password],input[type=text],select{box-sizing:border-box;width:100%;min-height:48px;margin:0 0 16px;padding:8px 12px;border:1px solid var(--ink-2);border-radius:8px;background:var(--surface);color:inherit;font:inherit}
p.wrong{color:#b3371c;font-weight:600}
@media (prefers-color-scheme:dark){p.wrong{color:#ff9d85}}
ul{margin:0 0 16px;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:8px}
li{padding:2px 12px;border:1px solid var(--line);border-radius:999px;color:var(--ink-2)}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The page runs nothing, posts only to its own origin, and says to that origin alone where a post comes from. */
export const linkPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  // Without a referrer a browser would call the origin of the form `null`, which is refused.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;

/** The way on for whoever has nothing left to do on such a page. */
export const wayHome = `<p><a href="${routes.home.href()}">${texts.wayHome}</a></p>`;

/** A page behind a link of a mail: no script, works everywhere. Its form posts to the page's own address. */
export function linkPageHtml({ title, text, button }: LinkPage, action: string): string {
  const form = button
    ? `<form method="post" action="${escapeHtml(action)}"><button type="submit">${escapeHtml(button)}</button></form>`
    : wayHome;
  return plainPageHtml(title, `<p>${escapeHtml(text)}</p>${form}`);
}

/** A page of the API under its heading; `inside` is HTML, its texts escaped by the caller. */
export function plainPageHtml(title: string, inside: string): string {
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><p class="brand">umbral</p><main><h1>${escapeHtml(title)}</h1>${inside}</main></body></html>`;
}
