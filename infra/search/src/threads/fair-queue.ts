/** Things that wait, by caller: callers take turns, each with the thing that waits longest, in the order of their ranks. */
export class FairQueue<Thing> {
  /** Whose turn is next stands in front. */
  readonly #byCaller = new Map<string, Thing[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many things of a caller wait. */
  sizeOf(caller: string): number {
    return this.#byCaller.get(caller)?.length ?? 0;
  }

  add(caller: string, thing: Thing): void {
    this.#listOf(caller).push(thing);
    this.#size++;
  }

  /** Puts a thing before the others of its caller. */
  putBack(caller: string, thing: Thing): void {
    this.#listOf(caller).unshift(thing);
    this.#size++;
  }

  /**
   * Takes the next thing of the caller of the lowest rank, of equal ones of the first; their turn comes again after all
   * others of that rank. One without a rank may not be served now.
   */
  take(rankOf: (caller: string, thing: Thing) => number | undefined): Thing | undefined {
    let next: { readonly caller: string; readonly rank: number } | undefined;
    for (const [caller, [first]] of this.#byCaller) {
      const rank = first === undefined ? undefined : rankOf(caller, first);
      if (rank !== undefined && (next === undefined || rank < next.rank)) next = { caller, rank };
    }
    return next && this.#takeOf(next.caller);
  }

  #takeOf(caller: string): Thing | undefined {
    const things = this.#listOf(caller);
    const first = things.shift();
    this.#size--;
    this.#byCaller.delete(caller);
    if (things.length > 0) this.#byCaller.set(caller, things);
    return first;
  }

  #listOf(caller: string): Thing[] {
    const known = this.#byCaller.get(caller);
    if (known !== undefined) return known;
    const list: Thing[] = [];
    this.#byCaller.set(caller, list);
    return list;
  }
}
