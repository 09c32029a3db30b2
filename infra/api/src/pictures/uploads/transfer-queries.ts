import type { UploadTransfer } from '@umbral/domain/api/upload-transfers.ts';
import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { uploadLimits } from '@umbral/domain/limits/upload-limits.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { found } from '../../engine/replies/refusal.ts';
import { newFolder, uploadKeyOf } from './upload-names.ts';

/** A picture on its way, as it is stored. */
export interface TransferRow {
  readonly id: string;
  readonly owner_id: number;
  readonly purpose: UploadPurpose;
  readonly hash: string;
  readonly bytes: number;
  readonly received: number;
  readonly folder: string;
}

const columns = ['id', 'owner_id', 'purpose', 'hash', 'bytes', 'received', 'folder'] as const;

/** Pictures that one person may have on their way; the oldest gives way to one more. */
export const mostTransfers = 24;

/** A row as its owner sees it. */
export function toTransfer({ id, owner_id, purpose, hash, bytes, received }: TransferRow): UploadTransfer {
  const key = uploadKeyOf(owner_id, purpose, hash);
  return { id, key, purpose, bytes, received, part_bytes: uploadLimits.partBytes };
}

/** A person's own transfer; anybody else's is as absent as none. */
export async function ownTransfer(db: Kysely<Database>, ownerId: number, id: string): Promise<TransferRow> {
  const own = db.selectFrom('upload_transfer').where('id', '=', id).where('owner_id', '=', ownerId);
  return found(await own.select(columns).executeTakeFirst());
}

/**
 * The transfer of a picture, a new one or the one that stopped. One of the same hash and another size was a lie: it
 * begins anew. Gives the folders of those that had to give way too, whose parts are to be removed.
 */
export function openTransfer(
  db: Kysely<Database>,
  picture: Pick<TransferRow, 'owner_id' | 'purpose' | 'hash' | 'bytes'>,
): Promise<{ readonly transfer: TransferRow; readonly given_up: readonly string[] }> {
  return db.transaction().execute(async (trx) => {
    // One transfer of a person after the other, so that they are counted right.
    await sql`select from app_user where id = ${picture.owner_id} for no key update`.execute(trx);
    const { owner_id, purpose, hash, bytes } = picture;
    const { rows } = await sql<{ folder: string }>`
      delete from upload_transfer where owner_id = ${owner_id} and (
        (purpose = ${purpose} and hash = ${hash} and bytes <> ${bytes})
        or id in (
          select id from upload_transfer
          where owner_id = ${owner_id} and not (purpose = ${purpose} and hash = ${hash})
          order by created_at desc offset ${mostTransfers - 1}))
      returning folder`.execute(trx);
    const transfer = await trx
      .insertInto('upload_transfer')
      .values({ ...picture, folder: newFolder() })
      .onConflict((conflict) =>
        // Nothing changes: without a change the row would not be given.
        conflict.columns(['owner_id', 'purpose', 'hash']).doUpdateSet((eb) => ({ bytes: eb.ref('excluded.bytes') })),
      )
      .returning(columns)
      .executeTakeFirstOrThrow();
    return { transfer, given_up: rows.map(({ folder }) => folder) };
  });
}

/** Counts a part that is stored; nothing where another request has counted one there meanwhile. */
export async function countPart(
  db: Kysely<Database>,
  { id, received }: Pick<TransferRow, 'id' | 'received'>,
  bytes: number,
): Promise<TransferRow | undefined> {
  return db
    .updateTable('upload_transfer')
    .set({ received: received + bytes })
    .where('id', '=', id)
    .where('received', '=', received)
    .returning(columns)
    .executeTakeFirst();
}

/** Ends transfers that began more than a day ago; gives their folders. */
export async function endOldTransfers(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .deleteFrom('upload_transfer')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .returning('folder')
    .execute();
  return rows.map(({ folder }) => folder);
}
