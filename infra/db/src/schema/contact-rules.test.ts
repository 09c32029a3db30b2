import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool } from '../pool.ts';
import { failureOf, insertListedProject } from '../testing/listed-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 20 });
  const client = await pool.connect();
  await insertListedProject(client);
  client.release();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate contact cascade');
});

interface Registration {
  email?: string;
  title?: string;
  plant?: number;
  at?: string;
}

function register({ email = 'ana@example.com', title = 'Alameda 170', plant = 1, at = 'now' }: Registration) {
  return pool.query(
    `insert into contact (kind, name, email, phone, project_title, plant_id, agree_terms, consent_version, created_at)
     values ('project', 'Ana Ruiz', $1, '3240000000', $2, $3, true, '1', $4::timestamptz)`,
    [email, title, plant, at],
  );
}

describe('[B061] one registration per person per project title per day', () => {
  test('of twenty at once exactly one is kept', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) => register({ plant: (index % 5) + 1 }));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const kept = await pool.query('select 1 from contact');
    expect(kept.rowCount).toBe(1);
  });

  test('spelling of the address and of the title does not matter', async () => {
    await register({});
    const failure = await failureOf(register({ email: 'ANA@Example.com', title: 'alameda  170' }));
    expect(failure).toEqual({ code: '23505', constraint: 'contact_once_per_day' });
  });

  test('another person and another title are free', async () => {
    await register({});
    await register({ email: 'luis@example.com' });
    await register({ title: 'Nogal 80' });
    expect((await pool.query('select 1 from contact')).rowCount).toBe(3);
  });

  test('the day is that of Bogotá: it turns at 05:00 UTC', async () => {
    await register({ at: '2026-11-21T04:59:59Z' });
    await register({ at: '2026-11-21T05:00:01Z' });
    const failure = await failureOf(register({ at: '2026-11-22T04:59:00Z' }));
    expect(failure.constraint).toBe('contact_once_per_day');
  });
});

test('[B063] an appointment has a day and a half hour between 10:00 and 16:00', async () => {
  const book = (day: string | null, time: string | null) =>
    failureOf(
      pool.query(
        `insert into contact (kind, name, email, phone, agree_terms, consent_version, schedule_date, schedule_time)
         values ('builder', 'Ana', 'a@example.com', '1', true, '1', $1, $2)`,
        [day, time],
      ),
    );
  expect((await book('2026-12-01', '16:30')).code).toBe('23514');
  expect((await book('2026-12-01', '10:15')).code).toBe('23514');
  expect((await book('2026-12-01', null)).code).toBe('23514');
});

test('[B102] no contact is kept without consent or with an unknown version of its text', async () => {
  const save = (agrees: boolean, version: string) =>
    failureOf(
      pool.query(
        `insert into contact (kind, name, email, phone, agree_terms, consent_version)
         values ('builder', 'Ana', 'a@example.com', '1', $1, $2)`,
        [agrees, version],
      ),
    );
  expect((await save(false, '1')).code).toBe('23514');
  expect((await save(true, '99')).code).toBe('23503');
});
