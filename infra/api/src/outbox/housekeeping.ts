import { sql } from 'kysely';
import { tidyAlerts } from '../alerts/tidy-alerts.ts';
import type { Backend } from '../backend.ts';
import type { Job } from '../jobs/job.ts';
import { tidyAccounts } from '../users/tidy-accounts.ts';

/** Deletes what has served: finished work after a week, ended sessions, spent captcha answers, old visits, old alerts, keys to guides. */
export async function tidy(backend: Backend): Promise<void> {
  const { db, now } = backend;
  const moment = now();
  await tidyAlerts(backend);
  await tidyAccounts(backend);
  await sql`delete from outbox where state = 'dropped' and finished_at < ${moment}::timestamptz - interval '90 days'`.execute(
    db,
  );
  await sql`delete from outbox where state = 'done' and finished_at < ${moment}::timestamptz - interval '7 days'`.execute(
    db,
  );
  await sql`delete from session where idle_expires_at < ${moment} or absolute_expires_at < ${moment}`.execute(db);
  await sql`delete from captcha_signature where expires_at < ${moment}`.execute(db);
  // The browser's key to its guides lives for half a year.
  await sql`delete from guide_unlock where created_at < ${moment}::timestamptz - interval '180 days'`.execute(db);
  await sql`delete from tracking_visit where updated_at < ${moment}::timestamptz - interval '90 days'`.execute(db);
}

/** Tidies every ten minutes. */
export function housekeepingJob(backend: Backend): Job {
  return { name: 'housekeeping', schedule: { everyMinutes: 10 }, run: () => tidy(backend) };
}
