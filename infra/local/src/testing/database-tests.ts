import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose tests speak SQL. */
const sqlFolders = ['infra/db/src', 'infra/api/src', 'infra/admin/src', 'infra/releases/src'];

/**
 * Test files that ask a database of their own, as paths below the root; not those that replace modules, which needs
 * isolation.
 */
export function databaseTests(root: string): string[] {
  const filesOf = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const isWanted = (path: string) => {
    const text = readFileSync(join(root, path), 'utf8');
    return (
      /createTest(App|Database)\(|createAdminFixture\(|createRegistryFixture\(/.test(text) && !text.includes('vi.mock(')
    );
  };
  return sqlFolders
    .flatMap(filesOf)
    .filter((path) => path.endsWith('.test.ts'))
    .filter(isWanted);
}
