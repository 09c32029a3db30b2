import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { accountTables, memberTables } from './account-tables.ts';
import { consentTextRows } from './consent-rows.ts';
import { contentTables } from './content-tables.ts';
import { fairTables } from './fair-tables.ts';
import { growWorld } from './grow-world.ts';
import { advanceSequences } from './insert-rows.ts';
import { keptRows } from './kept-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import { placeTables } from './place-tables.ts';
import { projectTables } from './project-tables.ts';
import { requestRows } from './request-rows.ts';
import { resultRows } from './result-rows.ts';
import { rowsOf } from './table-rows.ts';
import type { SeedRequest, WorldOptions } from './world-options.ts';
import { demoWorld } from './world-options.ts';

/** Any constant: two seeding processes only have to agree on it. */
const advisoryLock = 7_205_114_305;

async function isSeeded(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ seeded: boolean }>('select exists (select from project) as seeded');
  return rows[0]?.seeded ?? false;
}

async function empty(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', table_name) as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`,
  );
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`);
}

async function fill(client: ClientBase, library: MediaLibrary, world: WorldOptions): Promise<void> {
  const { tables, projects } = projectTables(library, world);
  const all = [
    ...placeTables(library),
    rowsOf('consent_text', consentTextRows()),
    ...(await accountTables()),
    ...tables,
    ...memberTables,
    ...fairTables(projects, library),
    ...contentTables(projects, library),
    keptRows,
    requestRows,
    resultRows,
  ];
  // Row triggers stay silent: one rebuild of the index is asked for instead of one update per plant.
  await client.query("set local umbral.bulk = 'on'");
  for (const insert of all) await insert(client);
  await advanceSequences(client);
  if (world.size === '100k') await growWorld(client, 100_000);
  await client.query('select refresh_plant_offers()');
  await client.query("select enqueue_once('index-rebuild', 'plants', '{}')");
}

/**
 * Fills an empty, migrated database with a demonstration world in one transaction; one that holds projects only with
 * `replace`, which deletes everything in it first. Gives false, changes nothing and does not load the pictures when
 * there are projects already.
 */
export async function seedDatabase(
  client: ClientBase,
  loadLibrary: () => MediaLibrary,
  { replace = false, ...given }: Partial<SeedRequest> = {},
): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    const needed = replace || !(await isSeeded(client));
    if (replace) await empty(client);
    if (needed) await fill(client, loadLibrary(), { ...demoWorld, ...given });
    await client.query('commit');
    if (needed) await client.query('analyze');
    return needed;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Tables whose rows are not the same in two runs: salted hashes, the queue, the migrations' own dates. */
const varying = ['credential', 'outbox', 'schema_migration'];

/** One checksum over every seeded table: equal data, equal checksum. */
export async function checksumDatabase(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`,
    [varying],
  );
  const sum = createHash('sha256');
  for (const { name } of rows) {
    const table = await client.query<{ sum: string | null }>(
      `select md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from "${name}" t`,
    );
    sum.update(`${name}:${table.rows[0]?.sum ?? ''}\n`);
  }
  return sum.digest('hex');
}
