import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { portal } from './fixtures/portal.ts';
import { sweepFiles, sweepTag } from './sweeps.ts';

const sweeps = [...sweepFiles];
const isTagged = new RegExp(sweepTag);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // Browser and portal share the machine: a third worker takes as long, and its tests miss their patience.
  workers: Math.max(1, Math.min(2, availableParallelism())),
  // One fault of a busy machine must not hide 160 answers: the report names what passed at the second try only.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'journeys', testIgnore: sweeps, grepInvert: isTagged },
    { name: 'sweeps', testMatch: sweeps },
    { name: 'sweeps in journeys', testIgnore: sweeps, grep: isTagged },
  ],
  use: {
    baseURL: portal.url,
    // What is kept on a device would answer for the server; the journeys without a line let it.
    serviceWorkers: 'block',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: {
      // The system's browser: Playwright's own download is never made.
      executablePath: portal.chromium,
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
