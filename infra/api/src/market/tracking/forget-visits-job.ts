import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Forgets visits after 90 days without a new one. */
export function forgetVisitsJob({ db, now }: Backend): Job {
  return {
    name: 'forget-visits',
    schedule: { everyMinutes: 10 },
    run: async () => {
      await sql`delete from tracking_visit where updated_at < ${now()}::timestamptz - interval '90 days'`.execute(db);
    },
  };
}
