import { uploadKey, uploadPurposes } from '@umbral/domain/api/uploads.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { type Claimant, claimUploads } from '../../pictures/uploads/claim-uploads.ts';

/** Every text in an unfinished form that may name an upload, wherever it stands. */
function uploadKeysIn(form: unknown): string[] {
  let level: unknown[] = [form];
  const keys = new Set<string>();
  while (level.length > 0) {
    for (const value of level) if (uploadKey.safeParse(value).success) keys.add(String(value));
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return [...keys];
}

/** Keeps the uploads that a draft names for as long as the draft names them. */
export async function claimDraftPictures(db: Kysely<Database>, claimant: Claimant, form: object): Promise<void> {
  let left = uploadKeysIn(form);
  for (const purpose of uploadPurposes) left = await claimUploads(db, claimant, left, purpose);
}
