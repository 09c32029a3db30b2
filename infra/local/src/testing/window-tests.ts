import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose code takes over the window (history, links, observers), or remembers which of its parts have come. */
const owners = ['shell/browser/', 'shared-contracts/kit/src/remote/', 'mf-search/', 'mf-project/'];

/** What a test changes without giving it back, or what is loaded once for all files of a worker. */
const changesWindow =
  /vi\.(mock|doMock|resetModules)\(|\.prototype\.|defineProperty\((window|navigator|document)\b|single-spa/;

/** Parts that use what Node gives a window and jsdom alone does not have: subtle cryptography, popovers, entries of performance. */
const usesNode = [
  'mf-account/src/captcha/',
  'mf-account/src/fragments/sign/device-hearts.',
  'mf-search/src/search-box/search-bar.',
  'shell/browser/watch/dead-clicks.',
];

/** A test that takes the address or the window away, which a context of its own does not allow, or sets the zone of its process. */
const replacesGlobals = /stubGlobal\('(location|window)'|asOnServer|process\.env/;

/** Of the tests with a window of their own those that need a process of their own, too. */
export function processTests(root: string): string[] {
  return windowTests(root).filter(
    (path) =>
      usesNode.some((start) => path.startsWith(start)) || replacesGlobals.test(readFileSync(join(root, path), 'utf8')),
  );
}

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
