import type { OutgoingHttpHeaders } from 'node:http';

const inlineSheet = / disabled><style>.*?<\/style>/gs;
const sheetLink = /(<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)" crossorigin="anonymous")>/g;
const policy = 'content-security-policy';

/** A document of a first visit as who has its sheets gets it: with links alone. */
export function linkedSheets(html: string): string {
  return html.replaceAll(inlineSheet, '>');
}

/** A document with links alone as a first visit gets it, and the hashes of its sheets. */
export function inlineSheets(html: string, textOf: (href: string) => string) {
  const hashes: string[] = [];
  const text = html.replaceAll(sheetLink, (_, link: string, href: string, integrity: string) => {
    hashes.push(integrity);
    return `${link} disabled><style>${textOf(href)}</style>`;
  });
  return { html: text, hashes };
}

/** The headers of a document whose sheets have these hashes, in the place of those that the portal's had. */
export function withSheetHashes<Headers extends OutgoingHttpHeaders>(
  headers: Headers,
  hashes: readonly string[],
): Headers {
  const plain = String(headers[policy]).replaceAll(/ 'sha384-[^']+'/g, '');
  const allowed = hashes.map((hash) => ` '${hash}'`).join('');
  return { ...headers, [policy]: plain.replace(/style-src [^;]*/, (sources) => sources + allowed) };
}
