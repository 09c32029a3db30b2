import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { privateFolder, publicFolder } from './upload-names.ts';

/** What became of an upload that was to be removed. */
export type Removal = 'removed' | 'used' | 'absent';

/** Payload of the outbox row that removes the files of an upload whose rows are gone. */
export const removalOrder = z.object({ folder: z.string() });

/**
 * Removes an upload that nothing refers to, and queues the removal of its files. Whoever takes it into use at the same
 * moment wins or finds it gone; never both.
 */
export async function removeUpload(db: Kysely<Database>, key: string): Promise<Removal> {
  try {
    return await db.transaction().execute((trx) => removeUnused(trx, key));
  } catch (error) {
    // A reference that did not come by a claim.
    if (error instanceof Error && 'code' in error && error.code === '23503') return 'used';
    throw error;
  }
}

async function removeUnused(trx: Transaction<Database>, key: string): Promise<Removal> {
  const locked = await trx.selectFrom('upload').where('key', '=', key).select('folder').forUpdate().executeTakeFirst();
  if (!locked) return 'absent';
  const { rows } = await sql<{ used: boolean }>`select is_media_used(${key}) as used`.execute(trx);
  if (rows[0]?.used) return 'used';
  await trx.deleteFrom('media_asset').where('key', '=', key).execute();
  await trx
    .insertInto('outbox')
    .values({
      topic: 'image-removal',
      aggregate_key: locked.folder,
      payload: JSON.stringify({ folder: locked.folder } satisfies z.output<typeof removalOrder>),
    })
    .execute();
  return 'removed';
}

/** Removes the files of an upload whose rows are gone. Its folder is never used again. */
export async function removeFiles(storage: Storage, folder: string): Promise<void> {
  for (const below of [publicFolder(folder), privateFolder(folder)]) {
    for await (const { key } of storage.list(below)) await storage.delete(key);
  }
}
