import type { Asker } from './asker.ts';

/** One who waits to have something drawn. */
export interface Waiting {
  readonly asker: Asker;
  begin(): void;
}

/** How the networks stand. */
export interface NetworksNow {
  mayBegin(asker: Pick<Asker, 'network' | 'isListed'>): boolean;
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
   * Takes out the next one who `mayBegin`: people before what is drawn again for all, and crawlers last. Of people those
   * whose address is listed have three of four turns. Pages come before parts, and of those the network that asked for
   * least of late; equal ones take turns.
   */
  take(networks: NetworksNow): Waiting | undefined;
}

const ranks = ['page', 'part', 'fragment', 'refresh'] as const satisfies readonly Asker['wanted'][];
/** What is listed is drawn once and then kept, so that others need not wait for ever; they wait less than that all the same. */
const listedInRow = 3;

type Line = Map<string | undefined, Set<Waiting>>;

/** Those who wait for the same reason, a line for each kind of thing. */
interface Lane {
  readonly isListed: boolean;
  readonly lines: readonly Line[];
}

/** Makes the queue. */
export function createTurns(): Turns {
  const [listed, unlisted, refreshing, crawling] = [lane(true), lane(false), lane(false), lane(false)];
  const counts = new Map<string | undefined, number>();
  let size = 0;
  let inRow = 0;

  /** Crawlers come after all people, who may be waiting for a part of a page; they come again anyway. */
  function lineOf({ wanted, isCrawler, isListed }: Asker): Line | undefined {
    const people = wanted === 'refresh' ? refreshing : isListed ? listed : unlisted;
    return (isCrawler ? crawling : people).lines[ranks.indexOf(wanted)];
  }

  function count(network: string | undefined, change: 1 | -1): void {
    const next = (counts.get(network) ?? 0) + change;
    if (next > 0) counts.set(network, next);
    else counts.delete(network);
    size += change;
  }

  function remove(waiting: Waiting): void {
    const { network } = waiting.asker;
    const line = lineOf(waiting.asker);
    const own = line?.get(network);
    if (!own?.delete(waiting)) return;
    if (own.size === 0) line?.delete(network);
    count(network, -1);
  }

  function takeOf({ lines, isListed }: Lane, networks: NetworksNow): Waiting | undefined {
    for (const line of lines) {
      const network = nextIn(line, { ...networks, isListed });
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
  }

  function takePerson(networks: NetworksNow): Waiting | undefined {
    const order = inRow < listedInRow ? [listed, unlisted] : [unlisted, listed];
    for (const one of order) {
      const taken = takeOf(one, networks);
      if (!taken) continue;
      inRow = one === listed ? inRow + 1 : 0;
      return taken;
    }
    return undefined;
  }

  return {
    size: () => size,
    countOf: (network) => counts.get(network) ?? 0,
    add(waiting) {
      const { network } = waiting.asker;
      const line = lineOf(waiting.asker);
      const own = line?.get(network) ?? new Set();
      own.add(waiting);
      line?.set(network, own);
      count(network, 1);
    },
    remove,
    take: (networks) => takePerson(networks) ?? takeOf(refreshing, networks) ?? takeOf(crawling, networks),
  };
}

function lane(isListed: boolean): Lane {
  return { isListed, lines: ranks.map(() => new Map()) };
}

function nextIn(line: Line, { mayBegin, usedOf, isListed }: NetworksNow & Pick<Lane, 'isListed'>) {
  let next: { readonly name: string | undefined; readonly used: number } | undefined;
  for (const name of line.keys()) {
    if (!mayBegin({ network: name, isListed })) continue;
    const used = usedOf(name);
    if (!next || used < next.used) next = { name, used };
  }
  return next;
}
