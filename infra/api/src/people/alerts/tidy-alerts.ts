import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Tidies alerts every ten minutes. */
export function tidyAlertsJob(backend: Backend): Job {
  return { name: 'tidy-alerts', schedule: { everyMinutes: 10 }, run: () => tidyAlerts(backend) };
}

/** Deletes alerts that nobody confirmed, ended ones without an account, old news and the contents of old mails. */
export async function tidyAlerts({ db, now }: Backend): Promise<void> {
  const moment = sql`${now()}::timestamptz`;
  await sql`delete from alert where confirmed_at is null
    and coalesce(confirm_sent_at, created_at) < ${moment} - interval '8 days'`.execute(db);
  // Links of old mails still say that the alert was ended.
  await sql`delete from alert where not is_active and user_id is null
    and updated_at < ${moment} - interval '90 days'`.execute(db);
  // Longer than the longest pause between two looks at an alert.
  await sql`delete from plant_news where at < ${moment} - interval '62 days'`.execute(db);
  await sql`delete from alert_digest where created_at < ${moment} - interval '90 days'`.execute(db);
}
