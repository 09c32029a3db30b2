import { boardLimits } from '@umbral/domain/limits/board-limits.ts';
import type { BoardMark } from '@umbral/domain/people/board.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { BoardRow, MemberRow } from './board-access.ts';

/** Keeps what a member thinks of a home; `none` takes it back. The same thought again is no news. */
export async function saveMark(
  { db, now }: Backend,
  member: MemberRow,
  { plantId, mark }: { readonly plantId: number; readonly mark: BoardMark | 'none' },
): Promise<void> {
  if (mark === 'none') {
    await db.deleteFrom('board_mark').where('member_id', '=', member.id).where('plant_id', '=', plantId).execute();
    return;
  }
  await db
    .insertInto('board_mark')
    .values({ member_id: member.id, plant_id: plantId, mark, at: now() })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'plant_id']).doUpdateSet({ mark, at: now() }).where('board_mark.mark', '!=', mark),
    )
    .execute();
}

/** Adds a comment; false where the list has the most already. The same words twice in a minute are one comment. */
export async function addComment(
  { db, now }: Backend,
  { board, member }: { readonly board: BoardRow; readonly member: MemberRow },
  { plantId, text }: { readonly plantId: number; readonly text: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select from shared_board where id = ${board.id} for update`.execute(transaction);
    const moment = now();
    const { rows } = await sql<{ count: number; is_repeated: boolean }>`
      select count(*)::int as count, coalesce(bool_or(c.member_id = ${member.id} and c.plant_id = ${plantId}
        and c.body = ${text} and c.at > ${moment}::timestamptz - interval '1 minute'), false) as is_repeated
      from board_comment c join board_member m on m.id = c.member_id where m.board_id = ${board.id}`.execute(
      transaction,
    );
    const [told] = rows;
    if (told?.is_repeated) return true;
    if ((told?.count ?? 0) >= boardLimits.comments) return false;
    await transaction
      .insertInto('board_comment')
      .values({ member_id: member.id, plant_id: plantId, body: text, at: moment })
      .execute();
    return true;
  });
}

/** Deletes a comment of the member; the owner of the list deletes any of it. False where there is none of that number. */
export async function removeComment(
  { db }: Backend,
  { board, member }: { readonly board: BoardRow; readonly member: MemberRow },
  commentId: number,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('board_comment')
    .where('id', '=', commentId)
    .where((row) =>
      member.is_owner
        ? row('member_id', 'in', row.selectFrom('board_member').where('board_id', '=', board.id).select('id'))
        : row('member_id', '=', member.id),
    )
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
