import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** What a page load took from the network. */
export interface NetworkFigures {
  readonly requests: number;
  readonly scripts: number;
  /** Bodies as they came over the wire. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** Of everything. */
  readonly bytes: number;
  readonly scriptUrls: readonly string[];
}

/** Listens to the requests of one page. */
export interface NetworkLog {
  figures(): NetworkFigures;
  /** Addresses of the requests that wait for their answer. */
  open(): readonly string[];
  /** Resolves once nothing was asked for during `quietMs`; rejects after `limitMs`. */
  untilQuiet(quietMs: number, limitMs: number): Promise<void>;
}

interface Entry {
  readonly url: string;
  readonly type: string;
  bytes: number;
}

/**
 * Starts to listen; the domain `Network` must not be in use on this session for anything else. `countsKept`: whether
 * what the browser's cache answers counts.
 */
export async function openNetworkLog(session: CDPSession, { countsKept = true } = {}): Promise<NetworkLog> {
  const entries = new Map<string, Entry>();
  /** By whose document they are. */
  const open = new Map<string, string>();
  let document: string | undefined;
  let lastMoment = performance.now();
  const end = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    lastMoment = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return;
    entries.set(requestId, { url: request.url, type, bytes: 0 });
    open.set(requestId, loaderId);
    lastMoment = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Document') document = requestId;
    const entry = entries.get(requestId);
    if (response.fromDiskCache && !countsKept) entries.delete(requestId);
    else if (entry) entry.bytes = Number(response.headers['content-length'] ?? 0);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    if (!countsKept) entries.delete(requestId);
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');
  // Nobody tells of the end of what the document before this one asked for.
  const waitedFor = () => [...open].filter(([, of]) => document === undefined || of === document || of === '');
  const openUrls = () => waitedFor().map(([id]) => entries.get(id)?.url ?? '');
  return {
    figures: () => figuresOf([...entries.values()]),
    open: openUrls,
    async untilQuiet(quietMs, limitMs) {
      const began = performance.now();
      while (waitedFor().length > 0 || performance.now() - lastMoment < quietMs) {
        if (performance.now() - began > limitMs)
          throw new Error(`The page does not come to rest; open: ${openUrls().join(', ')}`);
        await delay(25);
      }
    },
  };
}

function figuresOf(entries: readonly Entry[]): NetworkFigures {
  const scripts = entries.filter(({ url }) => /\.js($|\?)/.test(url));
  const styles = entries.filter(({ url }) => /\.css($|\?)/.test(url));
  const bytes = (list: readonly Entry[]) => list.reduce((sum, entry) => sum + entry.bytes, 0);
  return {
    requests: entries.length,
    scripts: scripts.length,
    scriptBytes: bytes(scripts),
    styleBytes: bytes(styles),
    bytes: bytes(entries),
    scriptUrls: scripts.map(({ url }) => new URL(url).pathname),
  };
}
