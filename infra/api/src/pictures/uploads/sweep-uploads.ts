import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { removeUpload } from './remove-upload.ts';
import { removeParts } from './transfer-parts.ts';
import { endOldTransfers } from './transfer-queries.ts';
import { folderOf } from './upload-names.ts';

const batch = 100;
const dayMs = 86_400_000;

/** Removes uploads that nothing has referred to for a day, and files that no upload knows. */
export function uploadJobs(backend: Backend, storage: Storage): Job[] {
  return [
    {
      name: 'unused-uploads',
      schedule: { everyMinutes: 10 },
      run: async ({ signal }) => {
        await sweepTransfers(backend, storage);
        await sweepUnused(backend, signal);
      },
    },
    {
      name: 'orphaned-files',
      schedule: { dailyAt: '03:40' },
      run: async ({ signal }) => void (await sweepOrphans(backend, storage, signal)),
    },
  ];
}

/** Gives up pictures that have been on their way for a day; gives how many. */
export async function sweepTransfers({ db }: Backend, storage: Storage): Promise<number> {
  const folders = await endOldTransfers(db);
  for (const folder of folders) await removeParts(storage, folder);
  return folders.length;
}

/** Removes what is due and unused; what is in use is looked at again a day later. Gives how many it removed. */
export async function sweepUnused({ db }: Backend, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let keys = await dueKeys(); keys.length > 0 && !signal?.aborted; keys = await dueKeys()) {
    for (const key of keys) {
      const outcome = await removeUpload(db, key);
      if (outcome === 'removed') removed += 1;
      if (outcome === 'used')
        await sql`update upload set check_after = now() + interval '1 day' where key = ${key}`.execute(db);
    }
  }
  return removed;

  async function dueKeys(): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      select key from upload where check_after < now() order by check_after limit ${batch}`.execute(db);
    return rows.map(({ key }) => key);
  }
}

/**
 * Removes files older than a day whose upload has no row: of crashes between a file and its row, or between a row's
 * removal and its file's. Gives how many it removed.
 */
export async function sweepOrphans({ db, now }: Backend, storage: Storage, signal?: AbortSignal): Promise<number> {
  const youngest = now().getTime() - dayMs;
  let removed = 0;
  for (const root of ['private/', 'public/up/']) {
    const old: string[] = [];
    for await (const { key, modifiedAt } of storage.list(root)) {
      if (signal?.aborted) return removed;
      if (modifiedAt.getTime() < youngest) old.push(key);
      if (old.length >= batch) removed += await removeUnknown(old.splice(0));
    }
    removed += await removeUnknown(old);
  }
  return removed;

  async function removeUnknown(keys: readonly string[]): Promise<number> {
    const folders = keys.map((key) => folderOf(key) ?? '');
    const { rows } = await sql<{ folder: string }>`
      select folder from upload where folder = any (${folders}::text[])`.execute(db);
    const known = new Set(rows.map(({ folder }) => folder));
    const orphans = keys.filter((_, index) => !known.has(folders[index] ?? ''));
    for (const key of orphans) await storage.delete(key);
    return orphans.length;
  }
}
