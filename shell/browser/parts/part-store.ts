import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { type DrawnPart, hasParts } from '../../document/page-part.ts';
import { bootRemote } from '../load-remote.ts';
import { matchPage } from '../match-page.ts';
import type { HitRate } from './hit-rate.ts';
import { hintPicture, hintScripts, putStyles } from './part-files.ts';
import type { PartOutcome, PartSource } from './part-source.ts';
import type { ReadPart } from './read-part.ts';
import { requestPart } from './request-part.ts';
import type { RouteFiles } from './route-files.ts';

interface Entry {
  readonly at: number;
  readonly abort: AbortController;
  readonly part: Promise<ReadPart | undefined>;
  /** Nobody has chosen it yet. */
  readonly isAhead: boolean;
  isWaiting: boolean;
}

/** Parts that were asked for ahead. */
export interface PartStore extends PartSource {
  /** What was asked for ahead may show something else now. */
  forget(): void;
}

const keptMs = 30_000;
const mostAtOnce = 2;

/**
 * Keeps parts for half a minute, each for one navigation; a third request ends the first that nobody waits for, and one
 * that a visitor waits for ends all that were asked for ahead of others.
 */
export function createPartStore(files: RouteFiles, rate: HitRate, now: () => number = Date.now): PartStore {
  const entries = new Map<string, Entry>();

  function drop(href: string, entry: Entry): void {
    entry.abort.abort();
    if (entries.get(href) === entry) entries.delete(href);
  }

  function makeRoom(): void {
    for (const [href, entry] of entries) if (now() - entry.at >= keptMs) drop(href, entry);
    const waiting = [...entries].filter(([, { isWaiting }]) => isWaiting);
    for (const [href, entry] of waiting.slice(0, Math.max(0, waiting.length + 1 - mostAtOnce))) drop(href, entry);
  }

  function leaveTheLineTo(wanted: string): void {
    for (const [href, entry] of [...entries])
      if (href !== wanted && entry.isAhead && entry.isWaiting) drop(href, entry);
  }

  function request(owner: RemoteName, href: string, isAhead: boolean): Entry | undefined {
    const route = matchPage(new URL(href, location.href).pathname)?.route;
    const remote = bootRemote(owner);
    if (!route || !hasParts(route) || !remote) return undefined;
    makeRoom();
    const known = entries.get(href);
    if (known) return known;
    const abort = new AbortController();
    const part = requestPart({ owner, version: remote.version }, href, abort.signal);
    const entry: Entry = { at: now(), abort, part, isAhead, isWaiting: true };
    if (isAhead) rate.asked();
    entries.set(href, entry);
    bringFiles(files.of(href));
    void part.then((read) => {
      entry.isWaiting = false;
      if (read && 'facts' in read) bringFiles(read.facts);
      else if (!read && entries.get(href) === entry) entries.delete(href);
    });
    return entry;
  }

  return {
    want: async (owner, href) => (await request(owner, href, true)?.part) !== undefined,
    forget() {
      for (const [href, entry] of [...entries]) drop(href, entry);
    },
    async take(owner, href, signal) {
      leaveTheLineTo(href);
      const entry = request(owner, href, false);
      if (!entry) return undefined;
      if (entry.isAhead) rate.used();
      const overtaken = () => drop(href, entry);
      signal.addEventListener('abort', overtaken);
      const read = await entry.part;
      signal.removeEventListener('abort', overtaken);
      if (entries.get(href) === entry) entries.delete(href);
      return read && outcomeOf(read);
    },
  };
}

async function outcomeOf(read: ReadPart): Promise<PartOutcome> {
  if ('location' in read) return read;
  hintPicture(read.facts.head.preloadImage);
  return (await putStyles(read.facts.css)) ? read : 'unstyled';
}

function bringFiles(files: Pick<DrawnPart, 'css' | 'js'> | undefined): void {
  if (!files) return;
  void putStyles(files.css);
  hintScripts(files.js);
}
