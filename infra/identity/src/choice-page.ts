import { createHash } from 'node:crypto';
import { texts } from './texts.ts';

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:26rem;margin:10vh auto;padding:0 1.25rem}
label{display:block;margin-top:1rem;font-weight:600}
input[type=email],input[type=text]{box-sizing:border-box;width:100%;padding:.65rem;font:inherit;margin-top:.25rem}
.tick{font-weight:400;display:flex;gap:.5rem;align-items:baseline}
.row{display:flex;gap:.75rem;margin-top:1.5rem}
button{font:inherit;padding:.65rem 1.25rem}
[role=alert]{font-weight:600}`;

const styleHash = createHash('sha256').update(style).digest('base64');

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

function page(body: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title}</title><style>${style}</style></head><body><main><h1>${texts.title}</h1>${body}</main></body></html>`;
}

/** The form in which a person says who they are; `problem` is what was wrong with the last try. */
export function choicePage(uid: string, problem?: string): string {
  return page(`<p>${texts.lead}</p>${problem ? `<p role="alert">${problem}</p>` : ''}
<form method="post" action="/interaction/${escapeHtml(uid)}">
<label>${texts.email}<input type="email" name="email" required autocomplete="off" value="ana.torres@example.com"></label>
<label>${texts.name}<input type="text" name="name" required autocomplete="off" value="Ana Torres"></label>
<label class="tick"><input type="checkbox" name="verified" checked>${texts.verified}</label>
<div class="row"><button>${texts.enter}</button><button name="cancel" value="1" formnovalidate>${texts.cancel}</button></div>
</form>`);
}

/** What is shown where the way here has ended. */
export function expiredPage(): string {
  return page(`<p role="alert">${texts.expired}</p>`);
}

/** Headers of the pages. The form's answer leads back to the portal, which counts as its target. */
export function pageHeaders(portalOrigin: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${portalOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
