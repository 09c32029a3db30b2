import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import copyStreams from 'pg-copy-streams';
import { AdminProblem } from '../admin-problem.ts';
import { copySource, inCopyTransaction } from './copy-session.ts';
import { hashPass } from './hash-pass.ts';
import { type CopiedTable, type Manifest, tableFile, writeManifest } from './manifest.ts';
import { readMigrationsOf, readSequences, readTables, type TableFacts } from './table-facts.ts';

/** Makes the folder for this user alone: it will hold what people told the portal. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new AdminProblem(`${folder} is not empty: name a new folder.`);
}

async function exportTable(client: Client, folder: string, table: TableFacts): Promise<CopiedTable> {
  const { name, columns } = table;
  const rows = client.query(copyStreams.to(`copy ${copySource(client, table)} to stdout`));
  const { stream, sha256 } = hashPass();
  await pipeline(rows, stream, createWriteStream(tableFile(folder, name), { mode: 0o600 }));
  return { name, columns: [...columns], rows: rows.rowCount, sha256: sha256() };
}

/**
 * Writes the whole database into a new folder: one file of COPY for each table and a manifest, all of one moment,
 * while the portal goes on. Gives the manifest.
 */
export async function exportDatabase(url: string, folder: string): Promise<Manifest> {
  await prepareFolder(folder);
  return inCopyTransaction(url, 'read only', async (client) => {
    const tables: CopiedTable[] = [];
    for (const table of await readTables(client)) tables.push(await exportTable(client, folder, table));
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await readMigrationsOf(client),
      tables,
      sequences: await readSequences(client),
    };
    await writeManifest(folder, manifest);
    return manifest;
  });
}
