/** Things that wait, by caller: callers take turns, each with the thing that waits longest. */
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

  /** Takes the next thing of the first caller who may be served; their turn comes again after all others. */
  take(mayServe: (caller: string, thing: Thing) => boolean): Thing | undefined {
    for (const [caller, things] of this.#byCaller) {
      const [first] = things;
      if (first === undefined || !mayServe(caller, first)) continue;
      things.shift();
      this.#size--;
      this.#byCaller.delete(caller);
      if (things.length > 0) this.#byCaller.set(caller, things);
      return first;
    }
    return undefined;
  }

  #listOf(caller: string): Thing[] {
    const known = this.#byCaller.get(caller);
    if (known !== undefined) return known;
    const list: Thing[] = [];
    this.#byCaller.set(caller, list);
    return list;
  }
}
