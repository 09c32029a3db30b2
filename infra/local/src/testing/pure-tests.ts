import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test changes without giving it back, what outlives it, or what is loaded once for all files of a worker. */
const changesProcess =
  /vi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|spyOn)\(|process\.(env|chdir|on)\b|globalThis\.|single-spa|createServer|child_process|fork\(|start[A-Z]\w*\(/;

/** What the store of uploads forbids the picture library it forbids the whole process, and these need it. */
const drawsPictures = /^infra\/media\/|\/open-graph\//;

/**
 * Tests of functions that leave nothing behind, as paths below the root. Those of one worker share the modules they
 * load, which costs more than most of these tests.
 */
export function pureTests(root: string): string[] {
  const paths = globSync('{mf-*,shared-contracts,shell,infra/*}/**/*.test.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return paths
    .filter((path) => !drawsPictures.test(path))
    .filter((path) => !changesProcess.test(readFileSync(join(root, path), 'utf8')));
}
