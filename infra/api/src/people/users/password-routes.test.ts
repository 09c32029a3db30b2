import { requestEmailConfirmation, requestPasswordReset, savePassword } from '@umbral/domain/api/passwords.ts';
import { currentSession, login } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { call, finishByOperatorCode, password, people, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
const minute = 60_000;
const next = 'una clave nueva';

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  await sql`truncate attempt_count`.execute(api.backend.db);
});
afterEach(() => api.setNow(undefined));
afterAll(() => api.close());

const ask = (email: string) => send(api.app, requestPasswordReset, { body: { email } });
const save = (token: string, secret = next) =>
  send(api.app, savePassword, { body: { token, password: secret, password_confirm: secret } });
const logIn = async (email: string, secret: string) =>
  (await send(api.app, login, { body: { email, password: secret, user_key: '' } })).json().ok;

/** Asks, has the mail delivered, and gives the token of its link. */
async function fetchToken(email: string): Promise<string> {
  await ask(email);
  const { text = '' } = await createPostman(api).lastMail();
  return /\/password\/reset\/([\w-]{43})/.exec(text)?.[1] ?? '';
}

async function templatesTo(email: string): Promise<unknown[]> {
  const { rows } = await sql<{ template: string }>`select payload ->> 'template' as template from outbox o
    join app_user u on payload ->> 'userId' = u.id::text where u.email = ${email} order by o.id`.execute(
    api.backend.db,
  );
  return rows.map(({ template }) => template);
}

test('[C117, C118] the link of the mail sets the password, ends all sessions, and the owner is told', async () => {
  const cookie = await signIn(api.app, 'visitor');
  const token = await fetchToken(people.visitor);
  expect(token).not.toBe('');
  expect((await call(api.app, currentSession, {}, { cookie })).ok).toBe(1);
  const answer = await save(token);
  expect(answer.json()).toEqual({ ok: 1, reason: null });
  expect((await call(api.app, currentSession, {}, { cookie })).ok).toBe(0);
  expect([await logIn(people.visitor, password), await logIn(people.visitor, next)]).toEqual([0, 1]);
  expect(await templatesTo(people.visitor)).toEqual(['password-reset', 'password-changed']);
  const mail = await createPostman(api).lastMail();
  expect(mail.subject).toBe('Tu contraseña cambió');
  expect(mail.to).toEqual([{ name: 'Valentina', address: people.visitor }]);
});

test('[C118] a token counts once, also of ten calls at the same moment', async () => {
  const token = await fetchToken(people.builder);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => save(token, `clave número ${index}`)));
  expect(answers.filter((answer) => answer.json().ok === 1)).toHaveLength(1);
  expect((await save(token)).json()).toMatchObject({ ok: 0 });
});

test('[C118] a token is worth something for thirty minutes', async () => {
  const token = await fetchToken(people.admin);
  api.setNow(new Date(Date.now() + 31 * minute));
  expect((await save(token)).json().ok).toBe(0);
  api.setNow(new Date(Date.now() + 29 * minute));
  expect((await save(token)).json().ok).toBe(1);
});

test('[C117] whoever asks for another link voids none: the first that is used ends the others', async () => {
  const first = await fetchToken(people.contributor);
  const second = await fetchToken(people.contributor);
  expect(second).not.toBe(first);
  expect((await save(first)).json().ok).toBe(1);
  expect((await save(second)).json().ok).toBe(0);
});

test('[C117] however often strangers ask, the owner always has a link that is good, or gets another', async () => {
  const mailed: number[] = [];
  for (let minutes = 0; minutes < 200; minutes += 4) {
    api.setNow(new Date(Date.now() + minutes * minute));
    await ask(people.seo);
    mailed.push(...Array.from({ length: (await templatesTo(people.seo)).length - mailed.length }, () => minutes));
  }
  const gaps = mailed.map((at, index) => at - (mailed[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(30);
  expect(mailed.length).toBeLessThan(20);
  api.setNow(undefined);
  const links = (await createPostman(api).mails()).map(
    ({ text = '' }) => /\/password\/reset\/([\w-]{43})/.exec(text)?.[1],
  );
  expect((await save(links.at(-1) ?? '')).json().ok).toBe(1);
});

test('[C117] a mail that is delivered twice works whichever copy arrives, and only its hash is stored', async () => {
  const first = await fetchToken(people.visitor);
  await sql`update outbox set state = 'pending', finished_at = null
    where id = (select max(id) from outbox where payload ->> 'template' = 'password-reset')`.execute(api.backend.db);
  await createPostman(api).deliver();
  const rows = await api.backend.db.selectFrom('password_reset').where('used_at', 'is', null).selectAll().execute();
  expect(rows.some((row) => row.token_hash.equals(hashToken(first)))).toBe(true);
  const { rows: queued } = await sql`select payload from outbox`.execute(api.backend.db);
  expect(JSON.stringify([rows, queued])).not.toContain(first);
  expect((await save(first)).json().ok).toBe(1);
});

test('[C117] unknown addresses and people who were put out get the same answer and no mail', async () => {
  await sql`insert into app_user (email, first_name, last_name, is_active)
    values ('fuera@example.com', 'Ana', 'Torres', false)`.execute(api.backend.db);
  const known = (await ask(people.visitor)).json();
  const before = (await createPostman(api).mails()).length;
  expect((await ask('nadie@example.com')).json()).toEqual(known);
  expect((await ask('fuera@example.com')).json()).toEqual(known);
  expect(await createPostman(api).mails()).toHaveLength(before);
  expect(known.ok).toBe(1);
});

test('[C117] nobody can flood a mailbox: after three requests the answer stays, the mails stop', async () => {
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await ask(people.admin.toUpperCase())).json());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const { rows } = await sql<{ count: number }>`select count(*) from outbox
    where payload ->> 'template' = 'password-reset' and state = 'pending'`.execute(api.backend.db);
  expect(rows[0]?.count).toBe(3);
  await createPostman(api).deliver();
});

test('[C118] who proves an unproven address puts out whoever had made the account', async () => {
  const { rows } = await sql<{ id: number }>`insert into app_user (email, first_name, last_name)
    values ('duena@example.com', 'Ana', 'Torres') returning id`.execute(api.backend.db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into social_identity (provider, subject, user_id) values ('local', 'intruder', ${id})`.execute(
    api.backend.db,
  );
  expect((await save(await fetchToken('duena@example.com'))).json().ok).toBe(1);
  const links = await api.backend.db.selectFrom('social_identity').where('user_id', '=', id).execute();
  expect(links).toHaveLength(0);
  expect(await logIn('duena@example.com', next)).toBe(1);
});

test('[C118] a lock by wrong passwords ends with the new one', async () => {
  const token = await fetchToken(people.visitor);
  for (let guess = 0; guess < 6; guess += 1) await logIn(people.visitor, 'not the password');
  await save(token, 'otra clave nueva');
  expect(await logIn(people.visitor, 'otra clave nueva')).toBe(1);
});

test.each([
  [
    '[C117, M003] an address that is none',
    requestPasswordReset,
    { email: 'nobody' },
    { email: 'El email no es válido' },
  ],
  ['[C117, M006] no address', requestPasswordReset, {}, { email: 'El campo es obligatorio' }],
  ['[C117] a list of addresses', requestPasswordReset, { email: ['a@b.co'] }, { email: 'El campo es obligatorio' }],
  [
    '[C117] a header in the address',
    requestPasswordReset,
    { email: 'a@b.co\r\nBcc: x@y.co' },
    { email: 'El email no es válido' },
  ],
  ['[C117] a field too many', requestPasswordReset, { email: 'a@b.co', x: 1 }, { x: 'Este campo no existe' }],
  [
    '[C118, M014] a short password',
    savePassword,
    { token: 'x', password: 'corta', password_confirm: 'corta' },
    { password: 'Mínimo 8 caracteres' },
  ],
  [
    '[C118, M015] another confirmation',
    savePassword,
    { token: 'x', password: next, password_confirm: 'otra' },
    { password_confirm: 'Las contraseñas no coinciden' },
  ],
  ['[C118] no token', savePassword, { password: next, password_confirm: next }, { token: 'El valor no es válido' }],
])('%s is refused by its field', async (_what, endpoint, body, issues) => {
  const answer = await send(api.app, endpoint, { body });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json().issues).toEqual(issues);
});

test('[C118] an invented token changes nothing', async () => {
  for (const token of ['', 'x'.repeat(43), "' or 1=1 --", 'ñ'.repeat(200)]) {
    expect((await save(token)).json()).toMatchObject({ ok: 0 });
  }
});

test('[C117, C118] another site cannot ask or save in the name of a visitor', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  for (const [endpoint, body] of [
    [requestPasswordReset, { email: people.visitor }],
    [savePassword, { token: 'x'.repeat(43), password: next, password_confirm: next }],
  ] as const) {
    expect((await send(api.app, endpoint, { body }, { headers })).statusCode).toBe(403);
  }
});

test('the address of a new account is confirmed by the button behind the link of its mail, once', async () => {
  await sql`update app_user set email_verified_at = null where email = ${people.seo}`.execute(api.backend.db);
  const postman = createPostman(api);
  const cookie = await signInAs(people.seo, next);
  expect((await call(api.app, requestEmailConfirmation, {}, { cookie })).ok).toBe(1);
  const link = postman.linkIn(await postman.lastMail(), '/users/email/confirmation-link');
  const isConfirmed = async () =>
    (
      await api.backend.db.selectFrom('app_user').where('email', '=', people.seo).select('email_verified_at').execute()
    )[0]?.email_verified_at !== null;
  expect((await postman.open(link)).body).toContain('Confirmar mi correo');
  expect(await isConfirmed()).toBe(false);
  expect((await postman.press(link)).statusCode).toBe(200);
  expect(await isConfirmed()).toBe(true);
  expect((await postman.open(link)).statusCode).toBe(404);
  const again = await call(api.app, requestEmailConfirmation, {}, { cookie });
  expect(again.message).toBe('Tu correo ya está confirmado.');
  expect((await send(api.app, requestEmailConfirmation, {})).statusCode).toBe(401);
});

async function signInAs(email: string, secret: string): Promise<string> {
  const first = await send(api.app, login, { body: { email, password: secret, user_key: '' } });
  const answer = first.json().second_step ? await finishByOperatorCode(api.app, email, first) : first;
  return `SessionId=${answer.cookies.find(({ name }) => name === 'SessionId')?.value}`;
}
