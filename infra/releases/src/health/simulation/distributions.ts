/** A source of fractions in [0, 1). */
export type Random = () => number;

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
