import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';
import { isQuiet } from '../alerts/alert-schedule.ts';
import { enqueueBoardMail } from './board-orders.ts';

/** Tells owners of shared lists by day what others said there. */
export function boardLettersJob(backend: Backend): Job {
  return { name: 'board-letters', schedule: { everyMinutes: 15 }, run: () => queueBoardLetters(backend) };
}

/**
 * Queues a letter for each list on which others said something since its owner looked, at most once a day for each.
 * What was said within the last ten minutes waits: more may come.
 */
export async function queueBoardLetters({ db, now }: Backend): Promise<void> {
  const moment = now();
  if (isQuiet(moment)) return;
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      with said as (
        select m.board_id, k.at from board_mark k join board_member m on m.id = k.member_id where not m.is_owner
        union all
        select m.board_id, c.at from board_comment c join board_member m on m.id = c.member_id where not m.is_owner),
      due as (
        select b.id from shared_board b join board_member o on o.board_id = b.id and o.is_owner
        where b.wants_letters and coalesce(b.last_letter_at, '-infinity') <= ${moment}::timestamptz - interval '1 day'
          and exists (select from said s where s.board_id = b.id
            and s.at > greatest(o.seen_at, coalesce(b.last_letter_at, '-infinity'))
            and s.at < ${moment}::timestamptz - interval '10 minutes')
        for update of b skip locked)
      update shared_board set last_letter_at = ${moment} from due where shared_board.id = due.id
      returning shared_board.id`.execute(transaction);
    for (const { id } of rows) await enqueueBoardMail(transaction, { template: 'board-news', boardId: id });
  });
}

/** Forgets guests who have not looked for a year. */
export function forgetGuestsJob(backend: Backend): Job {
  return { name: 'forget-guests', schedule: { everyMinutes: 60 }, run: () => forgetGuests(backend) };
}

/** Guests have no account that could be deleted: their names, marks and comments go after a year without a look. */
export async function forgetGuests({ db, now }: Backend): Promise<void> {
  await db
    .deleteFrom('board_member')
    .where('user_id', 'is', null)
    .where('seen_at', '<', new Date(now().getTime() - 365 * 86_400_000))
    .execute();
}
