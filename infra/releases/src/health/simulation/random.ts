/** A source of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number of events of which `mean` are expected; Poisson, for many events its normal limit. */
export function poisson(random: Random, mean: number): number {
  if (mean <= 0) return 0;
  if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * gauss(random)));
  const limit = Math.exp(-mean);
  let events = -1;
  let product = 1;
  do {
    product *= random();
    events += 1;
  } while (product > limit);
  return events;
}

/** How many of `trials` happen with a probability each. */
export function binomial(random: Random, trials: number, probability: number): number {
  if (probability <= 0 || trials <= 0) return 0;
  if (trials > 60) {
    if (probability < 0.05) return Math.min(trials, poisson(random, trials * probability));
    const deviation = Math.sqrt(trials * probability * (1 - probability));
    return Math.min(trials, Math.max(0, Math.round(trials * probability + deviation * gauss(random))));
  }
  let happened = 0;
  for (let trial = 0; trial < trials; trial += 1) if (random() < probability) happened += 1;
  return happened;
}

/** A standard normal number. */
export function gauss(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
