import { migrate } from 'infra-db/migrate.ts';
import { type Settings, stateFiles } from '../settings.ts';
import type { Part } from '../supervisor/part.ts';
import type { ProgramHooks } from '../supervisor/program-part.ts';
import { runTask } from '../supervisor/task.ts';

/** What the schema and the seed are brought to. */
export interface DataFacts {
  settings: Settings;
  databaseUrl: string;
  needs: string[];
}

/** Migrates the schema and seeds an empty database, as a part that is done once. */
export function dataPart({ settings, databaseUrl, needs }: DataFacts, { reporter, record }: ProgramHooks): Part {
  const stopping = new AbortController();
  return {
    name: 'data',
    needs,
    async start() {
      const applied = await migrate(databaseUrl);
      if (applied.length > 0) reporter.step('data', `applied ${applied.length} migrations`);
      const began = performance.now();
      await runTask({
        title: 'seeding the database',
        args: ['infra/db/src/seed-main.ts'],
        cwd: settings.root,
        env: { DATABASE_URL: databaseUrl, UPLOADS_DIR: stateFiles(settings.home).uploads, NODE_ENV: 'production' },
        onLine: (line) => reporter.line('data', line),
        record,
        signal: stopping.signal,
      });
      reporter.step('data', `ready (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    },
    async stop() {
      stopping.abort();
    },
  };
}
