/** How much of what was fetched ahead was wanted, in this tab. */
export interface HitRate {
  asked(): void;
  used(): void;
  /** Whether this visitor's pointer tells where they go. */
  isWorthIt(): boolean;
}

/** Fewer say nothing. */
const enough = 12;
const least = 0.1;

/** Starts without an opinion. */
export function createHitRate(): HitRate {
  let asked = 0;
  let used = 0;
  return {
    asked() {
      asked += 1;
    },
    used() {
      used += 1;
    },
    isWorthIt: () => asked < enough || used / asked >= least,
  };
}
