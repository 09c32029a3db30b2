import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose code takes over the window (history, links, observers), or remembers which of its parts have come. */
const owners = ['shell/browser/', 'shared-contracts/kit/src/remote/', 'mf-search/', 'mf-project/'];

/** What a test changes without giving it back, or what is loaded once for all files of a worker. */
const changesWindow =
  /vi\.(mock|doMock|resetModules)\(|\.prototype\.|defineProperty\((window|navigator|document)\b|single-spa/;

/**
 * Browser-like tests that need a window and modules of their own, as paths below the root. All others share theirs
 * with the files of their worker: a window costs more than most files' tests.
 */
export function windowTests(root: string): string[] {
  const paths = globSync('{mf-*,shell,shared-contracts}/**/*.test.tsx', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return paths.filter(
    (path) =>
      owners.some((folder) => path.startsWith(folder)) || changesWindow.test(readFileSync(join(root, path), 'utf8')),
  );
}
