/** A repeatable source of random numbers (mulberry32), so that a failing query can be run again. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number from 0 to 1, 1 exclusive. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0 to `end`, exclusive. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('pick needs at least one item');
    return item;
  }

  /** Between `from` and `to` items, distinct. */
  some<T>(items: readonly T[], from: number, to: number): T[] {
    const wanted = from + this.below(to - from + 1);
    const found = new Set<T>();
    while (found.size < Math.min(wanted, items.length)) found.add(this.pick(items));
    return [...found];
  }
}
