import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Deletes watches that nobody confirmed, and those that ended, once their letters' links may say nothing any more. */
export function tidyWatchesJob({ db, now }: Backend): Job {
  return {
    name: 'tidy-unit-watches',
    schedule: { everyMinutes: 60 },
    run: async () => {
      const moment = sql`${now()}::timestamptz`;
      await sql`delete from unit_watch where confirmed_at is null
        and coalesce(confirm_sent_at, created_at) < ${moment} - interval '8 days'`.execute(db);
      await sql`delete from unit_watch where (told_at is not null or not is_active)
        and updated_at < ${moment} - interval '90 days'`.execute(db);
    },
  };
}
