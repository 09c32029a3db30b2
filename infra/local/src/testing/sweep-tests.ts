/**
 * Test files, as paths below the root, that repeat one question thousands of times, or start, cut off and kill programs
 * for each of their questions. None proves a row of the specification alone. `npm test` deals them out over its runs (`sweeps.ts`), `npm test -- --all` runs all.
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
  'infra/releases/src/following/bad-releases.test.ts',
  'infra/releases/src/following/own-repository.test.ts',
  'infra/releases/src/following/outages.test.ts',
  'infra/releases/src/health/closed-loop.test.ts',
  'infra/search/src/threads/search-pool.test.ts',
  'infra/releases/src/following/declared-page.test.ts',
  'infra/releases/src/following/two-machines.test.ts',
  'infra/releases/src/following/rollout.test.ts',
  'infra/admin/src/recovery/drill.test.ts',
  'shell/server/two-shells.test.ts',
  'infra/db/src/embedded/start-database.test.ts',
  'infra/api/src/two-apis.test.ts',
  'shell/server/slow-backends.test.ts',
  'infra/search/src/store/never-forgets.test.ts',
  'shell/server/releases/folder-source.test.ts',
];
