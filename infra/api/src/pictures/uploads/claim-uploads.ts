import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';

/** For whom uploads are taken: the person, and the builder in whose name the person acts. */
export interface Claimant {
  readonly userId: number;
  /** With it the uploads of all members of the builder count as well. */
  readonly builderId?: number;
}

/**
 * Takes uploads into use, within the transaction that stores the references to them: until it ends none of them can
 * be removed, and afterwards the references keep them. A draft takes its uploads too, at each save; the day of those
 * that nothing refers to begins anew. Gives the keys that may not be used: unknown, refused, of another purpose or of
 * somebody else. The caller leaves out keys that its own row referred to already.
 */
export async function claimUploads(
  trx: Kysely<Database>,
  { userId, builderId = 0 }: Claimant,
  keys: readonly string[],
  purpose: UploadPurpose,
): Promise<string[]> {
  if (keys.length === 0) return [];
  // Locked in one order, so that two claims of the same pictures never wait for each other.
  const { rows } = await sql<{ key: string }>`
    update upload set check_after = now() + interval '1 day'
    where key in (
      select u.key from upload u
      where u.key = any (${[...keys]}::text[]) and u.purpose = ${purpose} and u.state <> 'refused'
        and (u.owner_id = ${userId} or exists (
          select from builder_member m where m.builder_id = ${builderId} and m.user_id = u.owner_id))
      order by u.key for update)
    returning key`.execute(trx);
  const claimed = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !claimed.has(key));
}
