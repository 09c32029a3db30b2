import { createHash } from 'node:crypto';
import type { LegacyPage } from '@umbral/domain/legacy/legacy-markup.ts';
import { keepAnswers } from '../../engine/third-parties/kept-answers.ts';
import type { LegacyAnswer, LegacyServer } from '../../engine/third-parties/legacy-server/legacy-server.ts';
import { createRewriter } from './rewriting/rewriter.ts';

/** A stylesheet for the pages of a remote. */
export interface KeptSheet {
  readonly text: string;
  /** Another one wherever the text is. */
  readonly digest: string;
}

/** What legacy servers have, as the portal may show it. Each call gives nothing where there is none, and rejects where it cannot be had. */
export interface LegacyDesk {
  page(remote: string, path: string): Promise<LegacyPage | undefined>;
  sheet(remote: string, path: string): Promise<KeptSheet | undefined>;
  picture(remote: string, path: string): Promise<LegacyAnswer | undefined>;
  close(): Promise<void>;
}

/** The portal keeps pages itself: this is for visits that come at once, and for the sheets that pages share. */
const pageMs = 5000;
const sheetMs = 60_000;
const mostPages = 32;
const mostSheets = 64;

/** Makes the desk of the servers that an operator has configured. */
export function createLegacyDesk(servers: ReadonlyMap<string, LegacyServer>): LegacyDesk {
  const rewriter = createRewriter();
  const pages = keepAnswers<Promise<LegacyPage | undefined>>({ forMs: pageMs, max: mostPages });
  const sheets = keepAnswers<Promise<KeptSheet | undefined>>({ forMs: sheetMs, max: mostSheets });

  async function readSheet(remote: string, path: string): Promise<KeptSheet | undefined> {
    const answer = await servers.get(remote)?.ask('sheet', path);
    if (!answer) return undefined;
    const outcome = await rewriter.rewrite({ kind: 'sheet', remote, ...plain(answer) });
    if (!('sheet' in outcome)) return undefined;
    return { text: outcome.sheet, digest: createHash('sha256').update(outcome.sheet).digest('hex') };
  }

  function sheetOf(remote: string, path: string): Promise<KeptSheet | undefined> {
    return remembered(sheets, `${remote} ${path}`, () => readSheet(remote, path));
  }

  /** A page without one of its stylesheets can still be read. */
  async function linkTo(remote: string, path: string): Promise<string[]> {
    const sheet = await sheetOf(remote, path).catch(() => undefined);
    return sheet ? [sheetHref(remote, path, sheet.digest)] : [];
  }

  async function readPage(remote: string, path: string): Promise<LegacyPage | undefined> {
    const answer = await servers.get(remote)?.ask('page', path);
    if (!answer) return undefined;
    const outcome = await rewriter.rewrite({ kind: 'page', remote, ...plain(answer) });
    if (!('page' in outcome)) return undefined;
    const links = await Promise.all(outcome.page.sheets.map((sheet) => linkTo(remote, sheet)));
    return { ...outcome.page, sheets: links.flat() };
  }

  return {
    page: (remote, path) => remembered(pages, `${remote} ${path}`, () => readPage(remote, path)),
    sheet: sheetOf,
    picture: async (remote, path) => servers.get(remote)?.ask('picture', path),
    close: () => rewriter.close(),
  };
}

/** Who asks for the same at once waits for one answer; a failure is asked anew. */
function remembered<Answer>(
  kept: ReturnType<typeof keepAnswers<Promise<Answer>>>,
  key: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const known = kept.get(key);
  if (known) return known;
  const reading = read();
  kept.set(key, reading);
  return reading;
}

function plain({ url, type, bytes }: LegacyAnswer) {
  return { url: url.href, type, bytes: new Uint8Array(bytes) };
}

/** Below the releases' addresses: documents take stylesheets from nowhere else. */
function sheetHref(remote: string, path: string, digest: string): string {
  return `/r/_legacy/${remote}/${digest}.css?path=${encodeURIComponent(path)}`;
}
