/** Gives fractions in [0, 1), the same ones for the same seed (mulberry32; a seed has 32 bits). */
export function fractionsOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed of a label: FNV-1a spreads labels over 32 bits. */
export function seedOf(label: string): number {
  let seed = 0x811c9dc5;
  for (let index = 0; index < label.length; index += 1) {
    seed = Math.imul(seed ^ label.charCodeAt(index), 0x01000193);
  }
  return seed >>> 0;
}
