import { type ByteLru, createByteLru } from './byte-lru.ts';

/** A map whose values it weighs itself. */
export interface TwoTierLru<Value> extends Omit<ByteLru<Value>, 'reweigh'> {
  /** A value has other bytes than when it was put in. */
  weigh(key: string): void;
}

/** What was asked for once may push out a quarter of what is kept, and nothing that was asked for again. */
const newShare = 0.25;

/** A bounded map in two tiers, so that one who asks for ever new keys does not take away what others ask for. */
export function createTwoTierLru<Value>(maxBytes: number, bytesOf: (value: Value) => number): TwoTierLru<Value> {
  const fresh = createByteLru<Value>(maxBytes * newShare);
  const proven = createByteLru<Value>(maxBytes * (1 - newShare));

  function promote(key: string, value: Value): void {
    fresh.delete(key);
    proven.set(key, value, bytesOf(value));
  }

  return {
    get(key) {
      const known = proven.get(key);
      if (known) return known;
      const value = fresh.get(key);
      if (value) promote(key, value);
      return value;
    },
    set(key, value, bytes) {
      if (proven.get(key) || fresh.get(key)) promote(key, value);
      else fresh.set(key, value, bytes);
    },
    delete(key) {
      fresh.delete(key);
      proven.delete(key);
    },
    weigh(key) {
      fresh.reweigh(key, bytesOf);
      proven.reweigh(key, bytesOf);
    },
    deleteWhere: (matches) => fresh.deleteWhere(matches) + proven.deleteWhere(matches),
    bytes: () => fresh.bytes() + proven.bytes(),
    size: () => fresh.size() + proven.size(),
  };
}
