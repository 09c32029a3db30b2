import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalJobs } from './background.ts';
import { openStorage } from './engine/third-parties/storage/open-storage.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const day = 86_400_000;
const now = new Date('2027-03-01T12:00:00Z');
const run = { slot: now, previousSlot: undefined, signal: new AbortController().signal };
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
  api.setNow(now);
});

afterAll(() => api.close());

/** Runs the named jobs of the portal, or all of them. */
async function runJobs(...names: string[]): Promise<void> {
  const { backend } = api;
  const storage = openStorage(backend.config.storage);
  const log = { warn: () => undefined, error: () => undefined };
  const jobs = portalJobs({ backend, storage, log });
  for (const job of jobs) if (names.length === 0 || names.includes(job.name)) await job.run(run);
  storage.close();
}

function daysAgo(days: number): Date {
  return new Date(now.getTime() - days * day);
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}`.execute(
    api.backend.db,
  );
  return rows[0]?.total ?? 0;
}

test('[C109] a guide stays unlocked for as long as the browser keeps its key, half a year', async () => {
  const { db } = api.backend;
  await sql`delete from guide_unlock`.execute(db);
  for (const days of [179, 181]) {
    await sql`insert into guide_unlock (guide_id, visitor_key, created_at)
      values (1, ${`key-${days}`}, ${daysAgo(days)})`.execute(db);
  }
  await runJobs('forget-guide-keys');
  const rows = await db.selectFrom('guide_unlock').select('visitor_key').execute();
  expect(rows).toEqual([{ visitor_key: 'key-179' }]);
});

test('[C164] verdicts about addresses are forgotten after a month', async () => {
  const { db } = api.backend;
  for (const days of [30, 32]) {
    await sql`insert into email_check (address_hash, verdict, checked_at)
      values (sha256(${String(days)}::text::bytea), 'ok', ${daysAgo(days)})`.execute(db);
  }
  await runJobs('forget-third-party-data');
  expect(await count('email_check')).toBe(1);
});

test('what proves a consent stays, however old', async () => {
  const proofs = () => Promise.all(['consent', 'consent_text', 'contact', 'lead'].map(count));
  const { db } = api.backend;
  await sql`insert into consent (visitor_key, purpose, version, granted, source, at)
    select 'visita-1', purpose, version, true, 'test', ${daysAgo(4000)} from consent_text limit 1`.execute(db);
  const before = await proofs();
  api.setNow(new Date('2040-01-01T12:00:00Z'));
  await runJobs();
  expect(await proofs()).toEqual(before);
});
