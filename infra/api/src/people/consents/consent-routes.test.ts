import { acceptCookies, acceptTerms, checkTerms } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let cookie: string;

beforeAll(async () => {
  api = await createTestApp();
  cookie = await signIn(api.app, 'visitor');
  // Somebody who came before terms were asked for.
  await sql`delete from consent where purpose = 'terms'`.execute(api.backend.db);
});

afterAll(() => api.close());

const accept = () => call(api.app, acceptTerms, { body: { agree_terms: 'S' } }, { cookie });
const check = () => call(api.app, checkTerms, {}, { cookie });

async function proofs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from consent c join app_user u on u.id = c.user_id
    where c.purpose = 'terms' and u.email = 'visitante@example.com'`.execute(api.backend.db);
  return rows[0]?.count ?? 0;
}

test('[C125, C126, B102] accepted terms are remembered with their version, one proof however often they are accepted', async () => {
  const { ok, version } = await check();
  expect(ok).toBe(0);
  const answers = await Promise.all([accept(), accept(), accept()]);
  expect(answers).toEqual(Array(3).fill({ ok: 1, version }));
  expect((await check()).ok).toBe(1);
  expect(await proofs()).toBe(1);
});

test('[C125] a new wording of the terms is to be accepted anew', async () => {
  await accept();
  await sql`insert into consent_text (purpose, version, body, valid_from) values ('terms', '2026-99', 'Nuevo', now())`.execute(
    api.backend.db,
  );
  expect(await check()).toEqual({ ok: 0, version: '2026-99' });
  expect((await accept()).version).toBe('2026-99');
  expect((await check()).ok).toBe(1);
});

test('[C125, C126] without a session nobody accepts', async () => {
  expect((await send(api.app, checkTerms, {})).statusCode).toBe(401);
  expect((await send(api.app, acceptTerms, { body: { agree_terms: 'S' } })).statusCode).toBe(401);
});

test.each([
  ['[C126, M016] who does not agree', acceptTerms, { agree_terms: 'N' }, 'agree_terms'],
  ['[C126, M016] nothing', acceptTerms, {}, 'agree_terms'],
  ['[C126] somebody else', acceptTerms, { agree_terms: 'S', user_id: 1 }, 'user_id'],
  ['[C166] an unknown choice', acceptCookies, { choice: 'some' }, 'choice'],
  ['[C166] a key that is too long', acceptCookies, { user_key: 'x'.repeat(81) }, 'user_key'],
  ['[C166] a key with a line break', acceptCookies, { user_key: 'x\ny' }, 'user_key'],
  ['[C166] a field too many', acceptCookies, { user_id: 1 }, 'user_id'],
])('%s is refused by its field', async (_what, endpoint, body, field) => {
  const before = await proofs();
  const answer = await send(api.app, endpoint, { body }, { cookie });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().issues)).toEqual([field]);
  expect(await proofs()).toBe(before);
});

test('[C166, B085] a choice is kept for the visitor and the person; repeating it adds nothing, changing it does', async () => {
  const choose = (choice: 'all' | 'necessary', user_key: string, as?: string) =>
    call(api.app, acceptCookies, { body: { choice, user_key } }, { cookie: as });
  for (const choice of ['all', 'all', 'necessary', 'necessary'] as const) {
    expect((await choose(choice, 'browser-1')).ok).toBe(1);
  }
  await choose('necessary', 'browser-1', cookie);
  expect((await call(api.app, acceptCookies, {})).ok).toBe(1);
  const { rows } = await sql<{
    row: string;
  }>`select choice || ' ' || (user_id is not null) as row from cookie_acceptance
    where visitor_key = 'browser-1' order by id`.execute(api.backend.db);
  expect(rows.map(({ row }) => row)).toEqual(['all false', 'necessary false', 'necessary true']);
});

test('[C166] another site cannot choose for a visitor', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  expect((await send(api.app, acceptCookies, { body: {} }, { headers })).statusCode).toBe(403);
});
