import type { Asker } from './asker.ts';

/** One who waits to have something drawn. */
export interface Waiting {
  readonly asker: Asker;
  begin(): void;
}

/** How the networks stand. */
export interface NetworksNow {
  mayBegin(network: string | undefined): boolean;
  /** How much it asked for of late. */
  usedOf(network: string | undefined): number;
}

/** Who waits, in the order in which they get their turns. */
export interface Turns {
  readonly size: () => number;
  /** How many of a network wait. */
  countOf(network: string | undefined): number;
  add(waiting: Waiting): void;
  remove(waiting: Waiting): void;
  /**
   * Takes out the next one whose network `mayBegin`: people before crawlers, pages before parts, and of those the network
   * that asked for least of late; equal ones take turns.
   */
  take(networks: NetworksNow): Waiting | undefined;
}

const ranks = ['page', 'part', 'fragment', 'refresh'] as const satisfies readonly Asker['wanted'][];

/** Crawlers come after all people, who may be waiting for a part of a page; they come again anyway. */
function rankOf({ wanted, isCrawler }: Asker): number {
  return ranks.indexOf(wanted) + (isCrawler ? ranks.length : 0);
}

type Line = Map<string | undefined, Set<Waiting>>;

/** Makes the queue. */
export function createTurns(): Turns {
  const lines: readonly Line[] = Array.from({ length: 2 * ranks.length }, () => new Map());
  const counts = new Map<string | undefined, number>();
  let size = 0;

  function count(network: string | undefined, change: 1 | -1): void {
    const next = (counts.get(network) ?? 0) + change;
    if (next > 0) counts.set(network, next);
    else counts.delete(network);
    size += change;
  }

  function remove(waiting: Waiting): void {
    const { network } = waiting.asker;
    const line = lines[rankOf(waiting.asker)];
    const own = line?.get(network);
    if (!own?.delete(waiting)) return;
    if (own.size === 0) line?.delete(network);
    count(network, -1);
  }

  return {
    size: () => size,
    countOf: (network) => counts.get(network) ?? 0,
    add(waiting) {
      const { network } = waiting.asker;
      const line = lines[rankOf(waiting.asker)];
      const own = line?.get(network) ?? new Set();
      own.add(waiting);
      line?.set(network, own);
      count(network, 1);
    },
    remove,
    take(networks) {
      for (const line of lines) {
        const network = nextIn(line, networks);
        if (!network) continue;
        const own = line.get(network.name);
        const [first] = own ?? [];
        if (!own || !first) continue;
        remove(first);
        // Whoever had a turn stands last.
        line.delete(network.name);
        if (own.size > 0) line.set(network.name, own);
        return first;
      }
      return undefined;
    },
  };
}

function nextIn(line: Line, { mayBegin, usedOf }: NetworksNow) {
  let next: { readonly name: string | undefined; readonly used: number } | undefined;
  for (const name of line.keys()) {
    if (!mayBegin(name)) continue;
    const used = usedOf(name);
    if (!next || used < next.used) next = { name, used };
  }
  return next;
}
