import { createHash } from 'node:crypto';
import { canonicalJson } from '@umbral/protocol/release/canonical-json.ts';
import type { Signature } from '@umbral/protocol/release/release-signature.ts';
import { sql } from 'kysely';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Manifest } from '../registry/manifest-schema.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockFiles } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { requireGoodSignature } from '../registry/release-trust.ts';
import { requireRegistered } from '../registry/remotes.ts';
import type { ReleaseState } from '../registry/tables/registry-tables.ts';
import { toHex } from '../signing/file-hash.ts';
import { requireKnownFormat } from './require-known-format.ts';
import { requireSoundSettings } from './require-sound-settings.ts';
import { requireSoundTopics } from './require-sound-topics.ts';

/** What the registry has of a release, and what it still needs. */
export interface UploadState {
  readonly remote: string;
  readonly version: string;
  readonly state: ReleaseState;
  /** sha256 of the canonical manifest. */
  readonly digest: string;
  /** Hashes (sha384, hexadecimal) that have to be put before it is complete. */
  readonly missing: readonly string[];
}

/**
 * Takes the manifest of a new version. The same one again is no mistake: it answers what is still missing, so an upload
 * goes on where it stopped. Another one under the same number is refused for ever.
 */
export async function offerRelease(
  { db }: Registry,
  actor: Actor,
  manifest: Manifest,
  signature: Signature,
): Promise<UploadState> {
  await requireRegistered(db, [manifest.app]);
  await requireGoodSignature(db, 'manifest', manifest, signature);
  requireKnownFormat(manifest);
  requireSoundTopics(manifest);
  requireSoundSettings(manifest);
  const text = canonicalJson(manifest);
  const digest = createHash('sha256').update(text).digest('hex');
  return db.transaction().execute(async (trx) => {
    await lockFiles(trx, 'offer');
    const { app: remote, version } = manifest;
    const added = await trx
      .insertInto('releases.release')
      .values({
        remote,
        version,
        manifest: text,
        digest,
        signature: JSON.stringify(signature),
        key_id: signature.keyId,
        released_by: actor.name,
      })
      .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      await listFiles(trx, added.id, manifest.files);
      await writeAudit(trx, actor, { action: 'release-offered', remote, version, facts: { digest } });
    }
    return stateOf(trx, { remote, version, digest, signature });
  });
}

async function listFiles(trx: RegistryDatabase, id: number, files: Manifest['files']): Promise<void> {
  const paths = Object.keys(files);
  const hashes = Object.values(files).map(toHex);
  await sql`
    insert into releases.release_file (release_id, path, sha384)
    select ${id}, path, sha384 from unnest(${paths}::text[], ${hashes}::text[]) as listed (path, sha384)`.execute(trx);
}

interface Offer {
  readonly remote: string;
  readonly version: string;
  readonly digest: string;
  readonly signature: Signature;
}

/** The state of an offer that has a row; an upload that goes on takes the newest signature and lives on. */
async function stateOf(trx: RegistryDatabase, { remote, version, digest, signature }: Offer): Promise<UploadState> {
  const row = await trx
    .selectFrom('releases.release')
    .select(['id', 'digest', 'state', 'completed_at'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.digest !== digest) {
    throw new RegistryRefusal(
      'version-taken',
      `${remote} ${version} exists with other content. A version is never replaced: release a new version number.`,
      { remote, version, state: row.state, existing: row.digest, offered: digest },
    );
  }
  if (row.state === 'complete') return { remote, version, state: 'complete', digest, missing: [] };
  if (row.completed_at !== null) {
    throw new RegistryRefusal(
      'release-collected',
      `${remote} ${version} was released before and its files were removed since. Release a new version number.`,
      { remote, version },
    );
  }
  // An upload that was given up meanwhile begins again.
  const fresh = { state: 'uploading' as const, collected_at: null, touched_at: sql<Date>`now()` };
  await trx
    .updateTable('releases.release')
    .set({ ...fresh, signature: JSON.stringify(signature), key_id: signature.keyId })
    .where('id', '=', row.id)
    .execute();
  return { remote, version, state: 'uploading', digest, missing: await missingFiles(trx, row.id) };
}

/** Hashes of a release that the storage does not hold. */
export async function missingFiles(db: RegistryDatabase, releaseId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('releases.release_file as listed')
    .leftJoin('releases.file as file', 'file.sha384', 'listed.sha384')
    .select('listed.sha384')
    .distinct()
    .where('listed.release_id', '=', releaseId)
    .where('file.sha384', 'is', null)
    .orderBy('listed.sha384')
    .execute();
  return rows.map(({ sha384 }) => sha384);
}
