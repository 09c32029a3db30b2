import { integrityOf } from '../artifacts/artifact.ts';
import { createByteLru } from '../cache/byte-lru.ts';
import type { InlineSheets } from '../cache/kept-page.ts';
import type { Answer } from '../http/answer.ts';

/** A sheet of a release as a document links it. */
const sheetLink = /<link rel="stylesheet" href="(\/r\/[^"]+)" integrity="([^"]+)" crossorigin="anonymous">/;
const sheetLinks = new RegExp(sheetLink, 'g');
/** What counts from the address of the sheet, or is read otherwise within a document. */
const boundToFile =
  /url\(\s*["']?\s*(?!["'\s]|data:|https?:|\/|#)|@import|\b(?:image-set|src)\(|<\/style|[\r\0\uFEFF\uFFFD]/i;
const textBytes = 8 * 2 ** 20;

/** Gives a file of a release, not packed. */
type ReleaseFile = (pathname: string) => Promise<Answer>;

/**
 * Makes what puts the sheets of a document's head where their links are, in the same order. The link stays beside its rules,
 * disabled: whoever looks whether a sheet is there already finds it, and nothing is fetched. A sheet that is not at hand,
 * is not what was built, or names files by their place relative to it stays linked alone.
 */
export function createInlineSheets(file: ReleaseFile): InlineSheets {
  const texts = createByteLru<string>(textBytes);

  async function textOf(href: string, integrity: string): Promise<string | undefined> {
    const key = `${href} ${integrity}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const { status, body } = await file(href).catch(() => ({ status: 404, body: Buffer.alloc(0) }));
    const text = body.toString();
    if (status !== 200 || integrityOf(body) !== integrity || boundToFile.test(text)) return undefined;
    texts.set(key, text, text.length);
    return text;
  }

  return async (head) => {
    const sheets = new Map<string, { readonly integrity: string; readonly text: string }>();
    for (const [found] of head.matchAll(sheetLinks)) {
      const link = ownText(found);
      const [, href = '', integrity = ''] = sheetLink.exec(link) ?? [];
      const text = await textOf(href, integrity);
      if (text !== undefined) sheets.set(link, { integrity, text });
    }
    const withSheet = (link: string) => {
      const sheet = sheets.get(link);
      return sheet ? `${link.slice(0, -1)} disabled><style>${sheet.text}</style>` : link;
    };
    return {
      hashes: [...sheets.values()].map(({ integrity }) => integrity),
      put: (same) => same.replace(sheetLinks, withSheet),
    };
  };
}

/** The same text by itself: what is cut out of a text keeps all of it in memory. */
function ownText(cut: string): string {
  return Buffer.from(cut).toString();
}
