import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Deletes every day what happened more than 24 months ago. */
export function forgetEventsJob(backend: Backend): Job {
  return { name: 'forget-security-events', schedule: { everyMinutes: 24 * 60 }, run: () => forgetEvents(backend) };
}

/** The same now; the table itself refuses to lose what is younger. */
export async function forgetEvents({ db }: Backend): Promise<void> {
  await sql`delete from security_event where at < now() - interval '24 months'`.execute(db);
}
