import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Forgets what third parties no longer need: browsers after a week, conversions after 13 months, old verdicts. */
export function forgetJob(backend: Backend): Job {
  return { name: 'forget-third-party-data', schedule: { dailyAt: '03:10' }, run: () => forget(backend) };
}

async function forget({ db, now }: Backend): Promise<void> {
  const moment = now();
  await sql`update conversion set browser = null
    where browser is not null and created_at < ${moment}::timestamptz - interval '7 days'`.execute(db);
  await sql`delete from conversion where created_at < ${moment}::timestamptz - interval '13 months'`.execute(db);
  await sql`delete from email_check where checked_at < ${moment}::timestamptz - interval '31 days'`.execute(db);
}
