import { databaseUrlOf, startDatabase } from 'infra-db/embedded/start-database.ts';
import { migrate } from 'infra-db/migrate.ts';
import { main } from './portal/main.ts';
import { findRunningPortal } from './portal/running-portal.ts';
import { prepareFolders } from './portal/state-folders.ts';
import { readSettings, type Settings, stateFiles } from './settings.ts';
import { runInForeground } from './testing/run-program.ts';

interface Opened {
  url: string;
  close(): Promise<void>;
}

/** The configured database, that of the portal which runs on the state folder, or the folder's own, started for us. */
async function openDatabase(settings: Settings): Promise<Opened> {
  const keep = async () => undefined;
  if (settings.databaseUrl) return { url: settings.databaseUrl, close: keep };
  const dataDir = stateFiles(settings.home).database;
  if (findRunningPortal(settings)) return { url: databaseUrlOf(dataDir), close: keep };
  prepareFolders(settings);
  const database = await startDatabase({ dataDir });
  return { url: database.url, close: () => database.stop() };
}

/** `npm run seed -- --size small|demo|100k [--seed <number>] [--replace]`: fills the database with a world. */
await main(async (args, signal) => {
  const settings = readSettings();
  const database = await openDatabase(settings);
  try {
    await migrate(database.url);
    process.exitCode = await runInForeground({
      command: process.execPath,
      args: ['infra/db/src/seed-main.ts', ...args],
      cwd: settings.root,
      env: { DATABASE_URL: database.url },
      signal,
    });
  } finally {
    await database.close();
  }
});
