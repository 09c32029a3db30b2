import { sql } from 'kysely';
import type { Backend } from '../backend.ts';

const everyMs = 600_000;

/** Deletes what has served: finished work after a week, ended sessions, spent captcha answers, old visits. */
export async function tidy({ db, now }: Backend): Promise<void> {
  const moment = now();
  await sql`delete from outbox where state = 'done' and finished_at < ${moment}::timestamptz - interval '7 days'`.execute(
    db,
  );
  await sql`delete from session where idle_expires_at < ${moment} or absolute_expires_at < ${moment}`.execute(db);
  await sql`delete from captcha_signature where expires_at < ${moment}`.execute(db);
  await sql`delete from tracking_visit where updated_at < ${moment}::timestamptz - interval '90 days'`.execute(db);
}

/** Tidies every ten minutes until it is stopped; a database that is away is tidied the next time. */
export function tidyRegularly(backend: Backend): { stop(): void } {
  const timer = setInterval(() => void tidy(backend).catch(() => undefined), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
