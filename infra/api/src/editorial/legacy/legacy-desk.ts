import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LegacyPage } from '@umbral/domain/legacy/legacy-markup.ts';
import type { LegacyAnswer, LegacyServer } from '../../engine/third-parties/legacy-server/legacy-server.ts';
import { createRewriter } from './rewriting/rewriter.ts';
import { shareReads } from './shared-reads.ts';

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
/** A page waits no longer for what its sheets are: then they are whatever comes. */
const patienceMs = 300;
const unknownDigest = '0'.repeat(64);

/** Makes the desk of the servers that an operator has configured. */
export function createLegacyDesk(servers: ReadonlyMap<string, LegacyServer>): LegacyDesk {
  const rewriter = createRewriter();
  const pages = shareReads<LegacyPage>({ forMs: pageMs, max: mostPages });
  const sheets = shareReads<KeptSheet>({ forMs: sheetMs, max: mostSheets });

  async function readSheet(remote: string, path: string): Promise<KeptSheet | undefined> {
    const answer = await servers.get(remote)?.ask('sheet', path);
    if (!answer) return undefined;
    const outcome = await rewriter.rewrite({ kind: 'sheet', remote, ...plain(answer) });
    if (!('sheet' in outcome)) return undefined;
    return { text: outcome.sheet, digest: createHash('sha256').update(outcome.sheet).digest('hex') };
  }

  function sheetOf(remote: string, path: string): Promise<KeptSheet | undefined> {
    return sheets(`${remote} ${path}`, () => readSheet(remote, path));
  }

  /** A page without one of its stylesheets can still be read. */
  async function linkTo(remote: string, path: string): Promise<string[]> {
    const late = pause(patienceMs, { digest: unknownDigest }, { ref: false });
    const sheet = await Promise.race([sheetOf(remote, path), late]).catch(() => undefined);
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
    page: (remote, path) => pages(`${remote} ${path}`, () => readPage(remote, path)),
    sheet: sheetOf,
    picture: async (remote, path) => servers.get(remote)?.ask('picture', path),
    close: () => rewriter.close(),
  };
}

function plain({ url, type, bytes }: LegacyAnswer) {
  return { url: url.href, type, bytes: new Uint8Array(bytes) };
}

/** Below the releases' addresses: documents take stylesheets from nowhere else. */
function sheetHref(remote: string, path: string, digest: string): string {
  return `/r/_legacy/${remote}/${digest}.css?path=${encodeURIComponent(path)}`;
}
