import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { databaseTests } from './infra/local/src/testing/database-tests.ts';
import { OutsideErrors } from './infra/local/src/testing/outside-errors.ts';
import { pureTests } from './infra/local/src/testing/pure-tests.ts';
import { SlowFirst } from './infra/local/src/testing/slow-first.ts';
import { sweepTests } from './infra/local/src/testing/sweep-tests.ts';
import { dealt } from './infra/local/src/testing/sweeps.ts';
import { processTests, windowTests } from './infra/local/src/testing/window-tests.ts';

const onDatabase = databaseTests(import.meta.dirname);
const pure = pureTests(import.meta.dirname);
const ownWindow = windowTests(import.meta.dirname);
const ownProcess = processTests(import.meta.dirname);
const cores = Math.max(2, availableParallelism());

/** Two cores are shared by all tests, some of them with real programs: whoever waits does so with patience. */
const patient = {
  testTimeout: 40_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

const patience = 'infra/local/src/testing/patience-setup.ts';

// `npm test` reads what its suites said from these files.
const { TEST_REPORT: report, TEST_OUTSIDE_ERRORS: outside } = process.env;

// `npm test` takes one share of them, whoever names a file gets it.
const sweeps = dealt(sweepTests, process.env.TEST_SWEEPS);

/** Unit and contract tests: `.test.ts` runs in Node, `.test.tsx` in a simulated browser. */
export default defineConfig({
  test: {
    // One more than there are cores: while one file waits for a database or a program, another runs.
    maxWorkers: cores + 1,
    sequence: { sequencer: SlowFirst },
    ...(report && outside && { reporters: ['dot', ['json', { outputFile: report }], new OutsideErrors(outside)] }),
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'artifacts/**',
            'infra/local/src/resilience/**',
            'infra/create-umbral-remote/**',
            ...sweepTests,
            ...onDatabase,
            ...pure,
          ],
          environment: 'node',
          setupFiles: [patience],
          ...patient,
        },
      },
      {
        test: {
          name: 'sweeps',
          include: sweeps,
          environment: 'node',
          setupFiles: [patience],
          ...patient,
        },
      },
      {
        test: {
          name: 'pure',
          include: pure.filter((path) => !sweepTests.includes(path) && !onDatabase.includes(path)),
          environment: 'node',
          isolate: false,
          setupFiles: [patience],
          ...patient,
        },
      },
      {
        test: {
          name: 'database',
          include: onDatabase.filter((path) => !sweepTests.includes(path)),
          environment: 'node',
          // Loading the backend costs more than most of its tests: files of one worker share what they load.
          isolate: false,
          setupFiles: [patience],
          ...patient,
        },
      },
      {
        test: {
          // Measures how soon a hurt portal recovers: run it alone, or it measures the other tests.
          name: 'resilience',
          include: ['infra/local/src/resilience/*.test.ts'],
          environment: 'node',
          setupFiles: [patience],
          ...patient,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['**/*.test.tsx'],
          exclude: ['**/node_modules/**', 'artifacts/**', ...ownWindow],
          environment: 'jsdom',
          // A simulated browser for each file costs more than the tests in it: files of one worker share one.
          isolate: false,
          setupFiles: [patience, 'infra/local/src/testing/shared-window-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'window',
          include: ownWindow.filter((path) => !ownProcess.includes(path)),
          environment: 'jsdom',
          // Each file has a window and modules of its own in a thread that goes on: a process for each costs twice as much.
          pool: 'vmThreads',
          vmMemoryLimit: '700MB',
          setupFiles: [patience, 'infra/local/src/testing/dom-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'window-process',
          include: ownProcess,
          environment: 'jsdom',
          setupFiles: [patience, 'infra/local/src/testing/dom-setup.ts'],
          ...patient,
        },
      },
    ],
  },
});
