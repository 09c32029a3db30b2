import type { EmailVerdict } from '@umbral/domain/contact/lead.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Addresses that are asked for in one run; a verifier allows so many in a few minutes. */
const batch = 100;

/** Asks again for the addresses of new leads of which nobody could tell when they came. */
export function recheckJob(backend: Backend): Job {
  return { name: 'email-recheck', schedule: { everyMinutes: 60 }, run: ({ signal }) => recheck(backend, signal) };
}

async function recheck({ db, now, parties }: Backend, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, lower(email) as email from lead
    where email_status = 'unknown' and created_at > ${now()}::timestamptz - interval '3 days'
    order by id desc limit ${batch}`.execute(db);
  for (const { id, email } of rows) {
    if (signal.aborted) return;
    const verdict: EmailVerdict = await parties.emailVerifier.verify(email);
    if (verdict !== 'unknown')
      await db.updateTable('lead').where('id', '=', id).set({ email_status: verdict }).execute();
  }
}
