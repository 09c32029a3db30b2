import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { portal } from './fixtures/portal.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // One more than two cores can carry: a third of a journey is waiting, for a picture, a letter or a process.
  workers: Math.min(3, availableParallelism() + 1),
  // One fault of a busy machine must not hide 160 answers: the report names what passed at the second try only.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: portal.url,
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
