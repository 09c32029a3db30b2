/**
 * Test files, as paths below the root, that repeat one question thousands of times, or on a program that is killed again
 * and again. `npm test` deals them out over its runs (`sweeps.ts`), `npm test -- --all` runs all.
 */
export const sweepTests: readonly string[] = [
  'infra/api/src/testing/attack/attack-by-owners.test.ts',
  'infra/bench/src/filters/same-homes.test.ts',
  'infra/api/src/testing/attack/attack-by-strangers.test.ts',
  'infra/bench/src/engine/hosted-search.test.ts',
  'infra/search/src/engine/search-segments.test.ts',
  'infra/search/src/survive-kill.test.ts',
  'infra/releases/src/health/simulation/simulation.test.ts',
  'infra/bench/src/filters/words-rank.test.ts',
];
