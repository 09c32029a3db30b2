import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose tests speak SQL. */
const sqlFolders = ['infra/db/src', 'infra/api/src', 'infra/admin/src', 'infra/releases/src'];

/**
 * Test files that ask a database of their own, as paths below the root. Not those that replace modules, which needs
 * isolation, nor the attack run, whose hostile values never get as far as to differ between servers.
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
    .filter((path) => path.endsWith('.test.ts') && !path.startsWith('infra/api/src/testing/attack/'))
    .filter(isWanted);
}
