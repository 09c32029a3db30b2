import { networkOf } from 'infra-observability/network-of.ts';
import { ProtocolError } from '../protocol-error.ts';
import type { ApiKey } from '../store/catalog.ts';

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
    const counter = this.#counter(`${key.value} ${networkOf(address)}`, now);
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
