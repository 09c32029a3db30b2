/** Repeatable chance: the same label always gives the same stream, whatever was drawn elsewhere. */
export interface Random {
  /** A fraction in [0, 1). */
  fraction(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A number from `min` to `max`. */
  between(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One item, each as likely as its weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** `count` different items, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** FNV-1a: spreads labels over 32 bits. */
function hash(label: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < label.length; index += 1) {
    state = Math.imul(state ^ label.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** Makes the stream of a label. */
export function randomOf(label: string): Random {
  const fraction = mulberry32(hash(label));
  const int = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    int,
    between: (min, max) => min + fraction() * (max - min),
    chance: (probability) => fraction() < probability,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    weighted(items) {
      let left = fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? itemAt(items, items.length - 1))[0];
    },
    sample(items, count) {
      const rest = [...items];
      const taken = Math.min(count, rest.length);
      return Array.from({ length: taken }, () => itemAt(rest.splice(int(0, rest.length - 1), 1), 0));
    },
  };
}
