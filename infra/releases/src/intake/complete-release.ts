import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { sql } from 'kysely';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Registry } from '../registry/registry.ts';
import { lockFiles } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { requireGoodSignature } from '../registry/release-trust.ts';
import { findRelease, type Release } from '../registry/releases.ts';
import { missingFiles, type UploadState } from './offer-release.ts';

/** How many files the storage is asked for at once. */
const abreast = 8;

/**
 * Declares a release complete: every byte is there and the signature is still good. From now on it can be promoted.
 * Again is no mistake.
 */
export async function completeRelease(
  registry: Registry,
  actor: Actor,
  remote: string,
  version: string,
): Promise<UploadState> {
  const { db } = registry;
  const release = await findRelease(db, remote, version);
  const { digest } = release;
  if (release.state === 'complete') return { remote, version, state: 'complete', digest, missing: [] };
  await requireGoodSignature(db, 'manifest', JSON.parse(release.manifest), signatureSchema.parse(release.signature));
  await forgetLostFiles(registry, release);
  return db.transaction().execute(async (trx) => {
    await lockFiles(trx, 'offer');
    const missing = await missingFiles(trx, release.id);
    if (missing.length > 0) {
      throw new RegistryRefusal('release-incomplete', `${missing.length} files are missing. Put them and try again.`, {
        missing,
      });
    }
    const done = await trx
      .updateTable('releases.release')
      .set({ state: 'complete', completed_at: sql<Date>`now()`, touched_at: sql<Date>`now()` })
      .where('id', '=', release.id)
      .where('state', '=', 'uploading')
      .returning('id')
      .execute();
    if (done.length > 0) {
      await writeAudit(trx, actor, { action: 'release-completed', remote, version, facts: { digest } });
    } else if ((await findRelease(trx, remote, version)).state !== 'complete') {
      throw new RegistryRefusal('release-incomplete', 'The upload was given up meanwhile. Offer the manifest again.');
    }
    return { remote, version, state: 'complete' as const, digest, missing: [] };
  });
}

/** Rows of files that the storage has lost or cut short go, so that they count as missing and are sent again. */
async function forgetLostFiles({ db, storage }: Registry, { id }: Release): Promise<void> {
  const stored = await db
    .selectFrom('releases.release_file as listed')
    .innerJoin('releases.file as file', 'file.sha384', 'listed.sha384')
    .select(['file.sha384', 'file.bytes'])
    .distinct()
    .where('listed.release_id', '=', id)
    .execute();
  const lost: string[] = [];
  for (let start = 0; start < stored.length; start += abreast) {
    const part = stored.slice(start, start + abreast);
    const sizes = await Promise.all(part.map(({ sha384 }) => storage.sizeOf(sha384)));
    lost.push(...part.filter(({ bytes }, index) => sizes[index] !== bytes).map(({ sha384 }) => sha384));
  }
  if (lost.length > 0) await db.deleteFrom('releases.file').where('sha384', 'in', lost).execute();
}
