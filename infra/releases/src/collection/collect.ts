import { sql } from 'kysely';
import { forgetOldHeartbeats } from '../living/living-versions.ts';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockComposition, lockFiles, withFile } from '../registry/registry-locks.ts';
import { type CollectionRules, type Fate, planCollection } from './collection-plan.ts';

/** What a collection did, or would do. */
export interface Collection {
  readonly isDryRun: boolean;
  readonly fates: readonly Fate[];
  readonly removedFiles: number;
  readonly removedBytes: number;
}

/** Tells what would go and why the rest stays; changes nothing. */
export async function previewCollection({ db }: Registry, rules: CollectionRules): Promise<Collection> {
  const fates = await planCollection(db, rules);
  const going = fates.filter(({ stays }) => !stays).map(({ id }) => id);
  const { files, bytes } = await freedBy(db, going);
  return { isDryRun: true, fates, removedFiles: files, removedBytes: bytes };
}

/**
 * Removes what nobody needs. While it decides nothing is promoted or offered, so no release gets a use between the
 * decision and the deed. Rows of files go before their bytes: a crash leaves bytes without a row, never the reverse.
 */
export async function collect({ db, storage }: Registry, actor: Actor, rules: CollectionRules): Promise<Collection> {
  const { fates, doomed } = await db.transaction().execute(async (trx) => {
    await lockComposition(trx);
    await lockFiles(trx, 'collect');
    const plan = await planCollection(trx, rules);
    const going = plan.filter(({ stays }) => !stays);
    for (const { id, remote, version } of going) {
      await trx
        .updateTable('releases.release')
        .set({ state: 'collected', collected_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
      await writeAudit(trx, actor, { action: 'release-collected', remote, version });
    }
    return { fates: plan, doomed: await removeUnused(trx) };
  });
  for (const { sha384 } of doomed) {
    await withFile(db, sha384, async (trx) => {
      if (!(await isStored(trx, sha384))) await storage.delete(sha384);
    });
  }
  await forgetOldHeartbeats(db);
  const removedBytes = doomed.reduce((sum, { bytes }) => sum + bytes, 0);
  return { isDryRun: false, fates, removedFiles: doomed.length, removedBytes };
}

interface Doomed {
  readonly sha384: string;
  readonly bytes: number;
}

async function removeUnused(trx: RegistryDatabase): Promise<readonly Doomed[]> {
  const { rows } = await sql<Doomed>`
    delete from releases.file f where not exists (
      select from releases.release_file l join releases.release r on r.id = l.release_id
      where l.sha384 = f.sha384 and r.state <> 'collected')
    returning f.sha384, f.bytes`.execute(trx);
  return rows;
}

async function isStored(trx: RegistryDatabase, sha384: string): Promise<boolean> {
  const row = await trx.selectFrom('releases.file').select('sha384').where('sha384', '=', sha384).executeTakeFirst();
  return row !== undefined;
}

async function freedBy(db: RegistryDatabase, going: readonly number[]): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*) as files, coalesce(sum(bytes), 0) as bytes from releases.file f where not exists (
      select from releases.release_file l join releases.release r on r.id = l.release_id
      where l.sha384 = f.sha384 and r.state <> 'collected' and r.id <> all (${[...going]}::int[]))`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}
