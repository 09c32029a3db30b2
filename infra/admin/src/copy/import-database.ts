import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { migrate } from 'infra-db/migrate.ts';
import type { Client } from 'pg';
import copyStreams from 'pg-copy-streams';
import { AdminProblem } from '../admin-problem.ts';
import { copyTarget, inCopyTransaction } from './copy-session.ts';
import { hashPass } from './hash-pass.ts';
import { type CopiedTable, type Manifest, readManifest, tableFile } from './manifest.ts';
import { withSuspendedRules } from './suspended-rules.ts';
import { firstFilledTable, readMigrationsOf, readTables, type TableFacts } from './table-facts.ts';

async function requireSameSchema(client: Client, { migrations }: Manifest, folder: string): Promise<void> {
  const present = await readMigrationsOf(client);
  const odd = migrations.find(({ name, checksum }, index) => {
    const found = present[index];
    return found?.name !== name || found.checksum !== checksum;
  });
  if (!odd && present.length === migrations.length) return;
  const [first, last] = [migrations.at(-1)?.name ?? 'no migration', present.at(-1)?.name ?? 'no migration'];
  throw new AdminProblem(
    `The export in ${folder} is of another schema (up to ${first}; the database is at ${last}): import it with the version that made it, then migrate.`,
  );
}

async function requireEmpty(client: Client, tables: readonly TableFacts[]): Promise<void> {
  const filled = await firstFilledTable(client, tables);
  if (filled) throw new AdminProblem(`The database has rows in ${filled} already: an import needs an empty one.`);
}

/** COPY runs by itself; what the file holds is compared with the manifest before anything is committed. */
async function importTable(
  client: Client,
  folder: string,
  { name, columns, rows, sha256 }: CopiedTable,
): Promise<void> {
  const target = client.query(copyStreams.from(`copy ${copyTarget(client, name, columns)} from stdin`));
  const { stream, sha256: sum } = hashPass();
  await pipeline(createReadStream(tableFile(folder, name)), stream, target).catch((error: Error) => {
    throw new AdminProblem(`The file of ${name} cannot be read into the database, and nothing was: ${error.message}.`);
  });
  if (sum() !== sha256 || target.rowCount !== rows) {
    throw new AdminProblem(`The file of ${name} is not what was exported: nothing was imported.`);
  }
}

/**
 * Reads an export into an empty database, which is migrated first where it has no schema yet. All or nothing: files,
 * counts and references are checked before the commit. Gives the manifest.
 */
export async function importDatabase(url: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await migrate(url);
  await inCopyTransaction(url, 'read write', async (client) => {
    await requireSameSchema(client, manifest, folder);
    const tables = await readTables(client);
    await requireEmpty(client, tables);
    await withSuspendedRules(
      client,
      tables.map(({ name }) => name),
      async () => {
        for (const table of manifest.tables) await importTable(client, folder, table);
      },
    );
    for (const { name, lastValue, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), lastValue, isCalled]);
  });
  return manifest;
}
