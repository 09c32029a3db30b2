import { defineConfig } from '@playwright/test';

const { CHROMIUM: executablePath } = process.env;

/** One release beside the portal that runs; started by `npm run release` and `npm run probe`. */
export default defineConfig({
  testDir: './probe',
  testMatch: 'release.probe.ts',
  outputDir: '../test-results/probe',
  workers: 1,
  timeout: 90_000,
  use: {
    launchOptions: {
      executablePath,
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
