import { defineConfig } from 'vitest/config';

/** Unit and contract tests: `.test.ts` runs in Node, `.test.tsx` in a simulated browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'artifacts/**'],
          environment: 'node',
          // Tests with a real database or programs share two cores with all others.
          testTimeout: 20_000,
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
