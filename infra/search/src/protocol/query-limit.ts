import { isIPv6 } from 'node:net';
import type { ApiKey } from '../store/catalog.ts';
import { ProtocolError } from './protocol-error.ts';

const HOUR_MS = 3_600_000;
const MOST_COUNTERS = 100_000;

/** Counts the queries that each visitor makes with a key in an hour. */
export class QueryLimit {
  readonly #most: number;
  /** By key and visitor, the one that started first in front. */
  readonly #counters = new Map<string, { since: number; count: number }>();

  constructor(mostCounters = MOST_COUNTERS) {
    this.#most = mostCounters;
  }

  /** Adds queries of an address; 429 over the limit of the key. */
  count(key: Pick<ApiKey, 'value' | 'maxQueriesPerIPPerHour'>, address: string, queries: number): void {
    if (key.maxQueriesPerIPPerHour === 0) return;
    const now = Date.now();
    const counter = this.#counter(`${key.value} ${visitorOf(address)}`, now);
    counter.count += queries;
    if (counter.count <= key.maxQueriesPerIPPerHour) return;
    const seconds = Math.ceil((counter.since + HOUR_MS - now) / 1000);
    throw new ProtocolError(429, 'Too Many Requests', { 'retry-after': String(Math.max(1, seconds)) });
  }

  #counter(name: string, now: number) {
    const known = this.#counters.get(name);
    if (known !== undefined && now - known.since <= HOUR_MS) return known;
    const counter = { since: now, count: 0 };
    this.#counters.delete(name);
    const oldest = this.#counters.keys().next();
    if (this.#counters.size >= this.#most && oldest.done !== true) this.#counters.delete(oldest.value);
    this.#counters.set(name, counter);
    return counter;
  }
}

/**
 * An IPv6 visitor has a whole network of 64 bits to choose addresses from. The first of all networks holds IPv4
 * addresses instead: there each counts for itself.
 */
function visitorOf(address: string): string {
  if (!isIPv6(address)) return address;
  const network = networkOf(address).join(':');
  return network === '0:0:0:0' ? address : network;
}

/** The first four groups of an IPv6 address, without the zeros that it may be written with. */
function networkOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  // An IPv4 address at the end stands for two groups, of which neither is in the network.
  const [head = '', tail] = plain.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
