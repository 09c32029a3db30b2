import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a test changes without giving it back, what outlives it, or what is loaded once for all files of a worker; and
 * servers that it asks and programs that it starts, where one file meets what others left open.
 */
const changesProcess =
  /vi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|spyOn)\(|process\.(env|chdir|on)\b|globalThis\.|single-spa|createServer|\blisten\(|start[A-Z]\w*\(|\bfetch\b|[sS]pawn|execFileSync|programPart/;

/**
 * Folders of what others made, of the tests that run alone, of a repository that is only written out, and of pictures:
 * which of them may be read is decided once a process.
 */
const notOurs = ['node_modules', 'resilience', 'create-umbral-remote', 'pictures', 'media', 'open-graph'];

/**
 * Tests of functions that leave nothing behind, as paths below the root. Those of one worker share the modules they
 * load, which costs more than most of these tests.
 */
export function pureTests(root: string): string[] {
  const paths = globSync('{mf-*,shared-contracts,shell,infra,e2e}/**/*.test.ts', {
    cwd: root,
    exclude: (name) => notOurs.includes(name),
  });
  return paths.filter((path) => !changesProcess.test(readFileSync(join(root, path), 'utf8')));
}
