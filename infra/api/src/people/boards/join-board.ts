import { boardLimits } from '@umbral/domain/limits/board-limits.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** Who joins: an account, or a guest's browser. */
export type Newcomer = { readonly name: string } & ({ readonly userId: number } | { readonly guestHash: Buffer });

/** Makes somebody a member of a list, once however often it is asked; `full` where nobody else fits. */
export async function addMember({ db, now }: Backend, boardId: number, who: Newcomer): Promise<'joined' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    // One newcomer at a time, so that the count holds under concurrency.
    await sql`select from shared_board where id = ${boardId} for update`.execute(transaction);
    const key =
      'userId' in who ? { user_id: who.userId, guest_hash: null } : { user_id: null, guest_hash: who.guestHash };
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from board_member
      where board_id = ${boardId} and (user_id is distinct from ${key.user_id}::int
        or guest_hash is distinct from ${key.guest_hash}::bytea)`.execute(transaction);
    if ((rows[0]?.count ?? 0) >= boardLimits.members) return 'full';
    const moment = now();
    await transaction
      .insertInto('board_member')
      .values({
        board_id: boardId,
        name: who.name,
        joined_at: moment,
        seen_at: moment,
        since: moment,
        ...key,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return 'joined';
  });
}
