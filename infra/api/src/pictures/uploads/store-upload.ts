import type { Upload, UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { hasAnyRole } from '../../engine/sessions/access.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { type InspectedPicture, inspectPicture } from '../inspection/inspect-picture.ts';
import type { ReceivedUpload } from './receive-upload.ts';
import { removeUpload } from './remove-upload.ts';
import { newFolder, originalKey, uploadKeyOf } from './upload-names.ts';
import { findUpload, uploadedToday } from './upload-queries.ts';
import { toUploadRefusal } from './upload-refusal.ts';
import { dailyQuota, uploadRules } from './upload-rules.ts';
import { uploadTexts } from './upload-texts.ts';

/** 403 where a person may not upload for a purpose. */
export function requirePurpose(person: SignedIn, purpose: UploadPurpose): void {
  const { roles } = uploadRules[purpose];
  if (roles && !hasAnyRole(person, roles)) throw new Refusal('not-allowed');
}

/**
 * Stores a picture that has arrived and queues its derivatives. The file is stored before its row: a crash between
 * the two leaves a file that nobody knows, which is swept away. The same picture again gives the upload that exists.
 */
export async function storeUpload(
  { db }: Backend,
  storage: Storage,
  person: SignedIn,
  received: ReceivedUpload,
): Promise<Upload> {
  const { purpose, path, bytes, hash } = received;
  const rule = uploadRules[purpose];
  requireSize(purpose, bytes);
  const existing = await existingUpload(db, person.userId, received);
  if (existing) return existing;
  const key = uploadKeyOf(person.userId, purpose, hash);
  await requireQuota(db, person.userId, purpose);
  try {
    const picture = await inspectPicture(path, { formats: rule.formats, sender: `user ${person.userId}` });
    const folder = newFolder();
    const original = originalKey(folder, hash, picture.format);
    await storage.put(original, { path });
    const isNew = await addRows(db, person.userId, { key, purpose, bytes, folder, original, picture }).catch(
      async (error: unknown) => {
        await storage.delete(original);
        throw error;
      },
    );
    // The same picture came by another request meanwhile.
    if (!isNew) await storage.delete(original);
  } catch (error) {
    throw toUploadRefusal(error, rule);
  }
  return storedUpload(db, key);
}

/** 413 where a picture is larger than its purpose allows. */
export function requireSize(purpose: UploadPurpose, bytes: number): void {
  const { kind, maxBytes } = uploadRules[purpose];
  if (bytes > maxBytes)
    throw new Refusal('too-large', { file: kind === 'logo' ? uploadTexts.logoTooLarge : uploadTexts.tooLarge });
}

/** The upload of a picture that a person has sent before, if it is there; its day begins anew. */
export async function existingUpload(
  db: Kysely<Database>,
  userId: number,
  { purpose, hash }: Pick<ReceivedUpload, 'purpose' | 'hash'>,
): Promise<Upload | undefined> {
  const key = uploadKeyOf(userId, purpose, hash);
  return (await renewUpload(db, key)) ? storedUpload(db, key) : undefined;
}

/** Whether the picture is there already; its day begins anew. One that a job has refused gives way to another try. */
async function renewUpload(db: Kysely<Database>, key: string): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    update upload set check_after = now() + interval '1 day' where key = ${key} returning state`.execute(db);
  if (rows[0]?.state === 'refused') return (await removeUpload(db, key)) === 'used';
  return rows.length > 0;
}

/** 409 where the same person took it back in the same moment. */
async function storedUpload(db: Kysely<Database>, key: string): Promise<Upload> {
  const upload = await findUpload(db, key);
  if (!upload) throw new Refusal('conflict');
  return upload;
}

interface NewUpload {
  readonly key: string;
  readonly purpose: UploadPurpose;
  readonly bytes: number;
  readonly folder: string;
  readonly original: string;
  readonly picture: InspectedPicture;
}

/** False where the key has its rows already. */
function addRows(db: Kysely<Database>, userId: number, { picture, ...row }: NewUpload): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // One upload of a person after the other, so that the quota is counted right.
    await sql`select from app_user where id = ${userId} for no key update`.execute(trx);
    if (await findUpload(trx, row.key)) return false;
    await requireQuota(trx, userId, row.purpose);
    const { width, height, color, thumbhash } = picture;
    const kind = uploadRules[row.purpose].kind;
    await trx
      .insertInto('media_asset')
      .values({ key: row.key, kind, width, height, color, thumbhash, alt: '', files: '[]', bytes: row.bytes })
      .execute();
    await trx
      .insertInto('upload')
      .values({ ...row, owner_id: userId })
      .execute();
    await trx
      .insertInto('outbox')
      .values({ topic: 'image', aggregate_key: row.key, payload: JSON.stringify({ key: row.key }) })
      .execute();
    return true;
  });
}

/** 429 where a person has uploaded enough for a day. */
export async function requireQuota(db: Kysely<Database>, userId: number, purpose: UploadPurpose): Promise<void> {
  const group = purpose === 'avatar' ? 'avatar' : 'other';
  const today = await uploadedToday(db, userId, group);
  const { uploads, bytes } = dailyQuota[group];
  if (today.uploads >= uploads || today.bytes >= bytes) {
    throw new Refusal('too-many-requests', { file: uploadTexts.quota });
  }
}
