import { readBytes } from '../guard/bounded-body.ts';
import { createPartyAttempts } from '../guard/party-attempts.ts';
import { type FailureReason, failureOfStatus, PartyFailure } from '../guard/party-failure.ts';
import { addressOf, liesBelow } from './legacy-address.ts';
import type { LegacyServerSettings } from './legacy-server-settings.ts';

/** What is asked for: a page may be redirected to another page of the same server, a file to nowhere. */
export type LegacyKind = 'page' | 'sheet' | 'picture';

/** What a server that is older than the portal answered. */
export interface LegacyAnswer {
  /** Where it was found at last. */
  readonly url: URL;
  /** Content type as it was told. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A server that is older than the portal. */
export interface LegacyServer {
  readonly settings: LegacyServerSettings;
  /** Asks for a path with query. Nothing where it has none or may not be asked; throws `PartyFailure` otherwise. */
  ask(kind: LegacyKind, path: string): Promise<LegacyAnswer | undefined>;
}

const mostBytes: Record<LegacyKind, number> = { page: 1_000_000, sheet: 300_000, picture: 5_000_000 };
const types: Record<LegacyKind, RegExp> = {
  page: /^text\/html\b/i,
  sheet: /^text\/css\b/i,
  // An SVG may hold scripts; shown as a picture it could not run them, opened by its address it could.
  picture: /^image\/(?:avif|gif|jpeg|png|webp)\b/i,
};
const mostMoves = 3;
/** One that is slow must not take all that this process can do at once. */
const mostAtOnce = 16;

/** Makes the way to one server: its origin alone, within time and size, told nothing of the visitor. */
export function createLegacyServer(remote: string, settings: LegacyServerSettings): LegacyServer {
  const party = `legacy-server ${remote}`;
  const attempts = createPartyAttempts(party, { rest: { failures: 20, openMs: 5000 } });
  const cookie = Object.entries(settings.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  let underWay = 0;

  function may(kind: LegacyKind, url: URL): boolean {
    return liesBelow(url, kind === 'page' ? settings.pages : settings.files);
  }

  async function exchange(kind: LegacyKind, from: URL, signal: AbortSignal): Promise<LegacyAnswer | undefined> {
    let url = from;
    for (let moves = 0; ; moves += 1) {
      const response = await fetch(url, {
        headers: { accept: kind === 'page' ? 'text/html' : '*/*', ...(cookie === '' ? {} : { cookie }) },
        redirect: 'manual',
        signal,
      });
      const next = kind === 'page' && moves < mostMoves ? movedTo(response, url) : undefined;
      if (next && may(kind, next)) {
        await response.body?.cancel();
        url = next;
        continue;
      }
      return read(kind, url, response);
    }
  }

  function movedTo({ status, headers }: Response, url: URL): URL | undefined {
    const location = headers.get('location');
    const target = status >= 300 && status < 400 && location !== null ? URL.parse(location, url) : null;
    return target && addressOf(settings.origin, target.href.slice(target.origin.length)) && target.origin === url.origin
      ? target
      : undefined;
  }

  async function read(kind: LegacyKind, url: URL, response: Response): Promise<LegacyAnswer | undefined> {
    const { status } = response;
    const type = response.headers.get('content-type') ?? '';
    const isGone = status === 404 || status === 410;
    const failure = isGone ? undefined : failureOfStatus(party, status);
    const isForeign = !failure && !isGone && !types[kind].test(type);
    if (failure || isGone || isForeign) await response.body?.cancel();
    if (failure) throw failure;
    if (isForeign) throw new PartyFailure(party, 'garbage', status);
    return isGone ? undefined : { url, type, bytes: await readBytes(party, response, mostBytes[kind]) };
  }

  return {
    settings,
    async ask(kind, path) {
      const url = addressOf(settings.origin, path);
      if (!url || !may(kind, url)) return undefined;
      if (underWay >= mostAtOnce) throw new PartyFailure(party, 'too-many-requests');
      underWay += 1;
      try {
        const outcome = await attempts.attempt(() =>
          exchange(kind, url, AbortSignal.timeout(settings.timeoutMs)).catch(unlessOfOne),
        );
        if (outcome instanceof PartyFailure) throw outcome;
        return outcome;
      } finally {
        underWay -= 1;
      }
    },
  };
}

const ofOne: readonly FailureReason[] = ['garbage', 'too-large', 'redirect', 'refused'];

/** What is wrong with one address must not close the others: anybody could ask for it again and again. */
function unlessOfOne(error: unknown): PartyFailure {
  if (error instanceof PartyFailure && ofOne.includes(error.reason)) return error;
  throw error;
}
