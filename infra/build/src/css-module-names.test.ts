import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './build-target.ts';

const files = globSync(['shell/**/*.module.css', '{mf-*,shared-contracts/kit}/src/**/*.module.css'], {
  cwd: repositoryRoot,
});

/** Names that a pattern finds in a style sheet. */
function namesIn(css: string, pattern: RegExp): Set<string> {
  return new Set([...css.matchAll(pattern)].flatMap(([, name]) => name ?? []));
}

test('no custom property bears the name of a class: the bundler gives both out under one name', () => {
  const clashes = files.flatMap((file) => {
    const css = readFileSync(join(repositoryRoot, file), 'utf8');
    const properties = namesIn(css, /(?<![\w(-])--([\w-]+)\s*:/g);
    const classes = namesIn(css, /\.([a-z][\w-]*)/gi);
    return [...properties].filter((name) => classes.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(clashes).toEqual([]);
});
