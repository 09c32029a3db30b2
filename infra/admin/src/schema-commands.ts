import { fileURLToPath } from 'node:url';
import { migrate } from 'infra-db/migrate.ts';
import { readMediaLibrary } from 'infra-db/seed/media-library.ts';
import { seedDatabase } from 'infra-db/seed/seed-database.ts';
import type { Command } from './command.ts';

const manifest = fileURLToPath(new URL('../../media/library/manifest.json', import.meta.url));

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Brings the schema of the database to this version.',
  details: [
    'Safe to run at any time and by several at once; each migration is one transaction.',
    'Run it once before programs of a new version start.',
  ],
  worksOnAnySchema: true,
  async run({ url, print }) {
    const applied = await migrate(url);
    for (const name of applied) print(`applied ${name}`);
    if (applied.length === 0) print('The schema is up to date.');
  },
};

export const seedCommand: Command = {
  name: 'seed',
  usage: '',
  summary: 'Fills an empty database with the demonstration data.',
  details: ['Changes nothing where there are projects already.'],
  async run({ pool, print }) {
    const client = await pool.connect();
    try {
      const isSeeded = await seedDatabase(client, () => readMediaLibrary(process.env.MEDIA_MANIFEST ?? manifest));
      print(
        isSeeded ? 'The database holds the demonstration data.' : 'The database has data already: nothing changed.',
      );
    } finally {
      client.release();
    }
  },
};
