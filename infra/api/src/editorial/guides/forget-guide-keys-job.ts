import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Forgets which guides a browser unlocked when its key has ended, after half a year. */
export function forgetGuideKeysJob({ db, now }: Backend): Job {
  return {
    name: 'forget-guide-keys',
    schedule: { everyMinutes: 10 },
    run: async () => {
      await sql`delete from guide_unlock where created_at < ${now()}::timestamptz - interval '180 days'`.execute(db);
    },
  };
}
