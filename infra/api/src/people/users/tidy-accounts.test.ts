import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tidyAccounts } from './tidy-accounts.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});

afterAll(() => api.close());

/** A row of each table that ends, late and in time. */
async function store(seed: string, hours: number): Promise<void> {
  const hash = sql`sha256(${seed}::text::bytea)`;
  const end = sql`now() + ${hours} * interval '1 hour'`;
  const { db } = api.backend;
  await sql`insert into sign_in_attempt values (${hash}, ${hash}, 'local', '/', ${end})`.execute(db);
  await sql`insert into sign_in_ticket values (${hash}, ${hash}, 'local', 's', 'a@b.co', true, 'A', 'B', ${end})`.execute(
    db,
  );
  await sql`insert into email_confirmation values (${hash}, 1, 'a@b.co', ${end})`.execute(db);
  await sql`insert into password_reset (token_hash, user_id, expires_at) values (${hash}, 1, ${end})`.execute(db);
  await sql`insert into known_device (user_id, token_hash, last_seen_at)
    values (1, ${hash}, now() + ${hours} * interval '401 days')`.execute(db);
  await sql`insert into attempt_count values (${hash}, 1, now() + ${hours * 72} * interval '1 hour', null)`.execute(db);
}

test('what is late goes, what is still worth something stays', async () => {
  await store('late', -1);
  await store('in time', 1);
  await tidyAccounts(api.backend);
  const tables = [
    'sign_in_attempt',
    'sign_in_ticket',
    'email_confirmation',
    'password_reset',
    'known_device',
    'attempt_count',
  ];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(api.backend.db);
      return [table, rows[0]?.count];
    }),
  );
  expect(counts).toEqual(tables.map((table) => [table, 1]));
});
