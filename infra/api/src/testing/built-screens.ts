import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Keys of the screens that some remote has a page for, as the remotes' tables of pages name them. */
export function builtScreens(): ReadonlySet<string> {
  const tables = globSync('mf-*/src/routes.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  const lists = tables.flatMap((table) => [...table.matchAll(/routes: \[([^\]]*)\]/g)].map(([, list = '']) => list));
  return new Set(lists.flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key)));
}
