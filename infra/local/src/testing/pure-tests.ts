import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test changes without giving it back, what outlives it, or what is loaded once for all files of a worker. */
const changesProcess =
  /vi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|spyOn)\(|process\.(env|chdir|on)\b|globalThis\.|single-spa|createServer|start[A-Z]\w*\(/;

/**
 * Tests of functions that leave nothing behind, as paths below the root. Those of one worker share the modules they
 * load, which costs more than most of these tests.
 */
export function pureTests(root: string): string[] {
  const paths = globSync('{mf-*,shared-contracts,infra/search}/**/*.test.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return paths.filter((path) => !changesProcess.test(readFileSync(join(root, path), 'utf8')));
}
