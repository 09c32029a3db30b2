import { defineConfig } from 'vitest/config';

/** Unit and contract tests: `.test.ts` runs in Node, `.test.tsx` in a simulated browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'artifacts/**', 'infra/local/src/resilience/**'],
          environment: 'node',
          // Tests with a real database or programs share two cores with all others.
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Measures how soon a hurt portal recovers: run it alone, or it measures the other tests.
          name: 'resilience',
          include: ['infra/local/src/resilience/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['**/*.test.tsx'],
          exclude: ['**/node_modules/**', 'artifacts/**'],
          environment: 'jsdom',
          setupFiles: ['infra/local/src/testing/dom-setup.ts'],
        },
      },
    ],
  },
});
