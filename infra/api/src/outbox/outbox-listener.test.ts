import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { listenToOutbox } from './outbox-listener.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
}, 60_000);

afterAll(() => api.close());

function add() {
  return sql`insert into outbox (topic, aggregate_key) values ('test', 'thing')`.execute(api.backend.db);
}

test('a committed row is heard of, and again after the connection was cut', async () => {
  let heard = 0;
  const listener = listenToOutbox(
    api.backend.config.databaseUrl,
    () => {
      heard += 1;
    },
    20,
  );
  // Connecting counts as news too: rows may have come before.
  await vi.waitFor(() => expect(heard).toBe(1));
  await add();
  await vi.waitFor(() => expect(heard).toBe(2));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'umbral-outbox'`.execute(
    api.backend.db,
  );
  await vi.waitFor(() => expect(heard).toBe(3));
  await add();
  await vi.waitFor(() => expect(heard).toBe(4));
  await listener.stop();
});
