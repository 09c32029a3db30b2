import { sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Job } from './job.ts';

/** Deletes what has served the engine: finished work after a week, ended sessions, spent captcha answers, counts of calls. */
export function housekeepingJob(backend: Backend): Job {
  return { name: 'housekeeping', schedule: { everyMinutes: 10 }, run: () => tidy(backend) };
}

async function tidy({ db, now }: Backend): Promise<void> {
  const moment = now();
  await sql`delete from outbox where state = 'dropped' and finished_at < ${moment}::timestamptz - interval '90 days'`.execute(
    db,
  );
  await sql`delete from outbox where state = 'done' and finished_at < ${moment}::timestamptz - interval '7 days'`.execute(
    db,
  );
  await sql`delete from session where idle_expires_at < ${moment} or absolute_expires_at < ${moment}`.execute(db);
  await sql`delete from mailbox_letter where at < ${moment}::timestamptz - interval '2 days'`.execute(db);
  await sql`delete from captcha_signature where expires_at < ${moment}`.execute(db);
  // By its own clock, as they are counted.
  await sql`delete from call_count where ends_at < now()`.execute(db);
}
