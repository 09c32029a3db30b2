import { fractionsOf, seedOf } from './fractions.ts';

/** Repeatable chance: the same seed always gives the same stream, whatever was drawn elsewhere. */
export interface Random {
  /** A fraction in [0, 1). */
  fraction(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A whole number from 0 to `end`, which is excluded. */
  below(end: number): number;
  /** A number from `min` to `max`. */
  between(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One item; throws a `RangeError` where there is none. */
  pick<Item>(items: readonly Item[]): Item;
  /** One item, each as likely as its weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** `count` different items, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** Makes the stream of a seed, which is a label or a number. */
export function randomOf(seed: string | number): Random {
  const fraction = fractionsOf(typeof seed === 'string' ? seedOf(seed) : seed);
  const below = (end: number) => Math.floor(fraction() * end);
  const int = (min: number, max: number) => min + below(max - min + 1);
  return {
    fraction,
    int,
    below,
    between: (min, max) => min + fraction() * (max - min),
    chance: (probability) => fraction() < probability,
    pick: (items) => itemAt(items, below(items.length)),
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
      return Array.from({ length: taken }, () => itemAt(rest.splice(below(rest.length), 1), 0));
    },
  };
}
