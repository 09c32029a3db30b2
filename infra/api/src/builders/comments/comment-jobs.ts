import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';
import { enqueueCommentMail } from './comment-orders.ts';

/** Tells the other side of what was said, soon, and at most once an hour for each conversation. */
export function commentLettersJob(backend: Backend): Job {
  return { name: 'comment-letters', schedule: { everyMinutes: 5 }, run: () => queueCommentLetters(backend) };
}

/** Queues one letter for each side of each conversation that was not told of something and not told within the hour. */
export async function queueCommentLetters({ db, now }: Backend): Promise<void> {
  const moment = now();
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ newest: number }>`
      with due as (
        select c.draft_id, c.project_id, c.by_portal, max(c.id) as newest from project_comment c
        where c.told_at is null and not exists (
          select from project_comment o where o.draft_id is not distinct from c.draft_id
            and o.project_id is not distinct from c.project_id and o.by_portal = c.by_portal
            and o.told_at > ${moment}::timestamptz - interval '1 hour')
        group by 1, 2, 3),
      told as (
        update project_comment c set told_at = ${moment} from due
        where c.draft_id is not distinct from due.draft_id and c.project_id is not distinct from due.project_id
          and c.by_portal = due.by_portal and c.told_at is null and c.id <= due.newest)
      select newest from due order by newest`.execute(transaction);
    for (const { newest } of rows) {
      await enqueueCommentMail(transaction, { template: 'project-comments', commentId: newest });
    }
  });
}
