import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate, migrationsDir } from '../migrate.ts';
import { readMediaLibrary } from '../seed/media-library.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import type { WorldSize } from '../seed/world-options.ts';
import { databaseAt } from './server-statement.ts';

/** What a template holds: the empty schema, the demonstration data too, or a few dozen projects of them. */
export type TemplateKind = 'migrated' | 'seeded' | 'small';

/** Any constant: test processes that make the template at once only have to agree on it. */
const templateLock = 7_205_114_304;

const library = fileURLToPath(new URL('../../../media/library', import.meta.url));
const manifest = join(library, 'manifest.json');
const seedFolders = ['../seed', '../../seed'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Names a template after the files that it is made of. */
function templateName(kind: TemplateKind): string {
  const hash = createHash('sha256');
  const seedFiles =
    kind !== 'migrated' ? [...seedFolders.flatMap(filesBelow), manifest, join(library, 'layouts.json')] : [];
  const files = [...filesBelow(migrationsDir), ...seedFiles];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return `template_${kind}_${hash.digest('hex').slice(0, 12)}`;
}

async function seed(url: string, size: WorldSize): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await seedDatabase(client, () => readMediaLibrary(manifest), { size });
  } finally {
    await client.end();
  }
}

/** The database that others are copied from: made by the first caller on a server, the others wait for it. */
export async function ensureTemplate(serverUrl: string, kind: TemplateKind): Promise<string> {
  const name = templateName(kind);
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const found = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    if (found.rowCount === 1) return name;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    await migrate(databaseAt(serverUrl, name));
    if (kind !== 'migrated') await seed(databaseAt(serverUrl, name), kind === 'small' ? 'small' : 'demo');
    await client.query(`alter database ${name} is_template true`);
    return name;
  } finally {
    await client.end();
  }
}
