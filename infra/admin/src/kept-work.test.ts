import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminFixture, createAdminFixture } from './testing/admin-fixture.ts';

let fixture: AdminFixture;
let pool: Pool;
let admin: AdminFixture['admin'];
let refusal: AdminFixture['refusal'];

beforeAll(async () => {
  fixture = await createAdminFixture();
  ({ pool, admin, refusal } = fixture);
});
afterAll(() => fixture.close());

test('leads that were kept without a webhook are queued once', async () => {
  await pool.query(
    `insert into lead (form, name, email, phone, fields, email_status, consent_version, consent_at, relay_state)
     select 'postal', 'Sofía', 'sofia@example.com', '+573001234567', '{}', 'ok', version, now(), 'not-configured'
     from consent_text where purpose = 'contact' limit 1`,
  );
  expect(await admin(['relay-leads'])).toBe('1 leads wait for the webhook.');
  expect(await admin(['relay-leads'])).toBe('0 leads wait for the webhook.');
  const { rows } = await pool.query("select state from outbox where topic = 'lead-webhook'");
  expect(rows).toEqual([{ state: 'pending' }]);
});

test('a held rate is listed and accepted with a reason, which is kept once', async () => {
  expect(await admin(['list-rates'])).toBe('No rate is held.');
  await pool.query(
    "insert into held_exchange_rate (currency, as_of, rate, previous_rate, source) values ('USD', '2026-11-20', 5200, 4000, 'trm')",
  );
  expect(await admin(['list-rates'])).toBe('USD\t2026-11-20\t5200\t4000\ttrm\theld');
  const words = ['accept-rate', 'USD', '2026-11-20'];
  expect(await refusal(words)).toContain('Say why');
  expect(await refusal(['accept-rate', 'GBP', '2026-11-20', '--reason', 'x'])).toContain('Say USD or EUR');
  expect(await refusal(['accept-rate', 'EUR', '2026-11-20', '--reason', 'x'])).toContain('No rate of EUR is held');
  expect((await pool.query('select from held_exchange_rate where is_accepted')).rows).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    expect(await admin([...words, '--reason', 'the bank says so'])).toBe(
      '5200 pesos for USD on 2026-11-20 is accepted.',
    );
  }
  expect(await admin(['list-rates'])).toContain('\taccepted');
  const { rows } = await pool.query("select before, after from audit_log where action = 'exchange-rate.accept'");
  expect(rows).toEqual([{ before: { rate: 4000 }, after: { rate: 5200, reason: 'the bank says so' } }]);
});
