import type { Upload, UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { isAdministrator } from '../../engine/sessions/access.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { type ImageRow, imageJson, toImage } from '../stored/image.ts';

interface UploadRow {
  key: string;
  purpose: UploadPurpose;
  state: Upload['state'];
  reason: string | null;
  bytes: number;
  created_at: Date;
  picture: ImageRow;
  files: Upload['files'];
}

const columns = sql`u.key, u.purpose, u.state, u.reason, u.bytes, u.created_at, a.files, ${imageJson('a')} as picture
  from upload u join media_asset a on a.key = u.key`;

function toUpload({ key, purpose, state, reason, bytes, created_at, picture, files }: UploadRow): Upload {
  const { width, height, color, thumbhash, focus_x: x, focus_y: y } = picture;
  return {
    ...{ key, purpose, state, reason, bytes, files, width, height, color, thumbhash },
    focus: typeof x === 'number' && typeof y === 'number' ? { x, y } : null,
    image: toImage(picture),
    created_at: created_at.toISOString(),
  };
}

/** The upload of a key. */
export async function findUpload(db: Kysely<Database>, key: string): Promise<Upload | undefined> {
  const { rows } = await sql<UploadRow>`select ${columns} where u.key = ${key}`.execute(db);
  return rows[0] && toUpload(rows[0]);
}

/**
 * The upload of a key where a person may see it: it is theirs, or, avatars aside, of a member of the same builder.
 * Administrators see all.
 */
export async function findVisibleUpload(
  db: Kysely<Database>,
  person: SignedIn,
  key: string,
): Promise<Upload | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${columns}
    where u.key = ${key} and (${isAdministrator(person)}::boolean or u.owner_id = ${person.userId}
      or (u.purpose <> 'avatar' and exists (
        select from builder_member mine join builder_member theirs using (builder_id)
        where mine.user_id = ${person.userId} and theirs.user_id = u.owner_id)))`.execute(db);
  return rows[0] && toUpload(rows[0]);
}

/** What a person has uploaded in the last day: avatars, or all the rest. */
export async function uploadedToday(
  db: Kysely<Database>,
  userId: number,
  group: 'avatar' | 'other',
): Promise<{ uploads: number; bytes: number }> {
  const { rows } = await sql<{ uploads: number; bytes: number }>`
    select count(*)::int as uploads, coalesce(sum(bytes), 0)::bigint as bytes
    from upload
    where owner_id = ${userId} and created_at > now() - interval '1 day'
      and (purpose = 'avatar') = ${group === 'avatar'}`.execute(db);
  return rows[0] ?? { uploads: 0, bytes: 0 };
}
