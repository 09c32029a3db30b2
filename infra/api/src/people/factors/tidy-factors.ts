import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';

/** Deletes every ten minutes what was asked or handed out and is late. */
export function tidyFactorsJob(backend: Backend): Job {
  return { name: 'tidy-factors', schedule: { everyMinutes: 10 }, run: () => tidyFactors(backend) };
}

async function tidyFactors({ db, now }: Backend): Promise<void> {
  for (const table of ['passkey_challenge', 'sign_in_code', 'sign_in_step'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now()).execute();
  }
}
