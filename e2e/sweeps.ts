/**
 * Suites that put one question to every screen, link, release or engine, where journeys ask what people do. Each run of
 * `npm test` takes one share of their tests, which follows from the commit; `npm test -- --all` and `npm run e2e` take
 * all. What alone proves a row of the specification does not belong here.
 */
export const sweepFiles: readonly string[] = [
  '**/engines/*.spec.ts',
  '**/leaks/*.spec.ts',
  '**/matrix/accessibility.spec.ts',
  '**/matrix/first-press.spec.ts',
  '**/matrix/links.spec.ts',
  '**/matrix/listing-hydration.spec.ts',
  '**/matrix/one-money.spec.ts',
  '**/matrix/parts.spec.ts',
  '**/matrix/query-names.spec.ts',
  '**/matrix/search-input.spec.ts',
  '**/matrix/versions.spec.ts',
  '**/resilience/any-framework.spec.ts',
  '**/resilience/bus-replay.spec.ts',
  '**/resilience/canary-health.spec.ts',
  '**/resilience/chaos.spec.ts',
  '**/resilience/declared-remote.spec.ts',
  '**/resilience/failing-renders.spec.ts',
  '**/resilience/legacy-page.spec.ts',
  '**/resilience/missing-remotes.spec.ts',
  '**/resilience/qa-links.spec.ts',
  '**/resilience/release-probe.spec.ts',
  '**/resilience/releases.spec.ts',
  '**/resilience/swaps.spec.ts',
  '**/resilience/tampered-files.spec.ts',
  '**/resilience/what-visitors-see.spec.ts',
];

/** A test of a journey that is one, too: a screen of it looked at in every width and theme. */
export const sweepTag = '@sweep';
