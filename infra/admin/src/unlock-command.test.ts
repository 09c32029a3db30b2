import { accountOf, countKey, resetRule } from 'infra-api/people/identity/attempts.ts';
import { strangerRule } from 'infra-api/people/identity/stranger-tries.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminFixture, createAdminFixture } from './testing/admin-fixture.ts';

let fixture: AdminFixture;

beforeAll(async () => {
  fixture = await createAdminFixture();
});
afterAll(() => fixture.close());

const config = { captchaSecret: 'a secret for tests only' };

test('unlock forgets what was counted for one account, and says so in the log of staff', async () => {
  const { pool, admin } = fixture;
  const keyOf = (name: string, email: string) => countKey({ config }, name, accountOf(email));
  const others = keyOf(strangerRule.name, 'seo@example.com');
  for (const key of [
    keyOf(strangerRule.name, 'admin@example.com'),
    keyOf(resetRule.name, 'admin@example.com'),
    others,
  ]) {
    await pool.query('insert into attempt_count (key, attempts, last_at) values ($1, 40, now())', [key]);
  }
  expect(await admin(['unlock', 'Admin@example.com'])).toBe('Admin@example.com has all its tries again.');
  const { rows: left } = await pool.query<{ key: Buffer }>('select key from attempt_count');
  expect(left.map(({ key }) => key.equals(others))).toEqual([true]);
  const { rows: records } = await pool.query(
    `select from security_event e join app_user u on u.id = e.user_id
     where e.kind = 'unlocked' and e.done_by = 'command' and u.email = 'admin@example.com'`,
  );
  expect(records).toHaveLength(1);
});

test.each([
  [['unlock'], 'Say the e-mail address'],
  [['unlock', 'nobody@example.com'], 'No active account has the address nobody@example.com.'],
])('%j is refused', async (words, sentence) => {
  expect(await fixture.refusal(words)).toContain(sentence);
});
