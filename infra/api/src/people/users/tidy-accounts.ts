import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';
import { deviceDays } from '../identity/known-device.ts';

/** Tidies accounts every ten minutes. */
export function tidyAccountsJob(backend: Backend): Job {
  return { name: 'tidy-accounts', schedule: { everyMinutes: 10 }, run: () => tidyAccounts(backend) };
}

/** Deletes tokens that are late or used, devices whose cookie is gone, and counts that no rule looks at any more. */
export async function tidyAccounts({ db, now }: Backend): Promise<void> {
  const moment = now();
  await db.deleteFrom('sign_in_attempt').where('expires_at', '<', moment).execute();
  await db.deleteFrom('sign_in_ticket').where('expires_at', '<', moment).execute();
  await db.deleteFrom('email_confirmation').where('expires_at', '<', moment).execute();
  await db.deleteFrom('password_reset').where('expires_at', '<', moment).execute();
  await db
    .deleteFrom('known_device')
    .where('last_seen_at', '<', new Date(moment.getTime() - deviceDays * 86_400_000))
    .execute();
  await sql`delete from attempt_count where last_at < ${moment}::timestamptz - interval '2 days'
    and (locked_until is null or locked_until < ${moment})`.execute(db);
}
