import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readMediaLibrary } from './seed/media-library.ts';
import { seedDatabase } from './seed/seed-database.ts';
import { readSeedRequest } from './seed/world-options.ts';

const defaultManifest = fileURLToPath(new URL('../../media/library/manifest.json', import.meta.url));

const hasData = 'The database has data already: nothing changed. --replace deletes them first.';

async function main(): Promise<void> {
  const request = readSeedRequest(process.argv.slice(2));
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is missing: it names the database to seed.');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const manifest = process.env.MEDIA_MANIFEST ?? defaultManifest;
    const seeded = await seedDatabase(client, () => readMediaLibrary(manifest), request);
    console.log(seeded ? 'The database holds the demonstration data.' : hasData);
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
