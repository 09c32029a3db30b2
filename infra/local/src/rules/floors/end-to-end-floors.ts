import type { FloorTable } from './floors.ts';

/** The browser tests: what they share below, the suites side by side above it. */
export const endToEndFloors: FloorTable = {
  e2e: [
    ['fixtures', 'sweeps.ts'],
    ['pages'],
    ['tasks'],
    ['matrix', 'probe'],
    ['engines', 'journeys', 'leaks', 'resilience', 'smoke'],
    ['playwright.config.ts'],
    ['versions.config.ts', 'probe.config.ts'],
  ],
};
