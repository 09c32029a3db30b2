import { getCaptchaChallenge } from '@umbral/domain/api/captcha.ts';
import { listFavourites } from '@umbral/domain/api/saved.ts';
import * as users from '@umbral/domain/api/users.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { call, password, people, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { acceptSolution } from '../captcha/captcha.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

afterEach(() => api.setNow(undefined));

afterAll(() => api.close());

function logIn(email: string, secret: string, headers = {}) {
  return send(app, users.login, { body: { email, password: secret, user_key: '' } }, { headers });
}

async function registration(changes: object = {}) {
  return {
    first_name: 'Íngrid',
    last_name: 'Muñoz',
    email: `ingrid.${Math.random().toString(36).slice(2)}@example.com`,
    phone: '300 123 45 67',
    password: 'contraseña larga',
    password_confirm: 'contraseña larga',
    gResponse: await solveCaptcha(api.backend),
    agree_terms: 'S' as const,
    user_key: '',
    ...changes,
  };
}

test('[C112, C113, B075] signing in sets an HttpOnly session and a readable role, both for two days', async () => {
  const answer = await logIn(people.visitor, password);
  expect(answer.json()).toMatchObject({ ok: 1, reason: null, user: { email: people.visitor, roles: 'user' } });
  const [session, roles] = ['SessionId', 'userRoles'].map((name) =>
    answer.cookies.find((cookie) => cookie.name === name),
  );
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 172_800 });
  expect(roles).toMatchObject({ value: 'user', sameSite: 'Lax', path: '/', maxAge: 172_800 });
  expect(roles?.httpOnly).toBeUndefined();
  const current = await call(app, users.currentSession, {}, { cookie: `SessionId=${session?.value}` });
  expect(current).toMatchObject({ ok: 1, user: { name: 'Valentina', session_id: { name: 'SessionId', value: '' } } });
});

test('[B075] only the hash of a token is stored, and on https its cookie is Secure', async () => {
  const cookie = await signIn(app, 'visitor');
  const token = cookie.slice('SessionId='.length);
  const rows = await api.backend.db.selectFrom('session').selectAll().execute();
  expect(rows.some((row) => row.token_hash.equals(hashToken(token)))).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(token);
}, 60_000);

test('[B075] on https the session stands in a cookie that no other subdomain can plant, and no other is believed', async () => {
  const secure = await createTestApp({ PORTAL_ORIGIN: 'https://portal.test' });
  const body = { email: people.visitor, password, user_key: '' };
  const answer = await send(secure.app, users.login, { body });
  const [session] = answer.cookies.filter(({ name }) => name !== 'userRoles');
  expect(session).toMatchObject({ name: '__Host-SessionId', path: '/', secure: true, httpOnly: true });
  expect(session).not.toHaveProperty('domain');
  expect(answer.cookies.every((one) => one.secure)).toBe(true);
  const openWith = async (cookie: string) => (await call(secure.app, users.currentSession, {}, { cookie })).ok;
  expect(await openWith(`__Host-SessionId=${session?.value}`)).toBe(1);
  expect(await openWith(`SessionId=${session?.value}`)).toBe(0);
  const out = await send(secure.app, users.logout, {}, { cookie: `__Host-SessionId=${session?.value}` });
  expect(out.cookies.map(({ name, value, secure: isSecure }) => [name, value, isSecure])).toEqual([
    ['__Host-SessionId', '', true],
    ['userRoles', '', true],
  ]);
  await secure.close();
}, 60_000);

test('[C114, B075] logging out ends the session and clears its cookies', async () => {
  const cookie = await signIn(app, 'visitor');
  const answer = await send(app, users.logout, {}, { cookie });
  expect(answer.json()).toEqual({ ok: 1 });
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['SessionId', ''],
    ['userRoles', ''],
  ]);
  expect((await send(app, listFavourites, {}, { cookie })).statusCode).toBe(401);
});

test('signing in again gives another token and ends the former one', async () => {
  const former = await signIn(app, 'visitor');
  const answer = await send(
    app,
    users.login,
    { body: { email: people.visitor, password, user_key: '' } },
    { cookie: former },
  );
  const next = answer.cookies.find(({ name }) => name === 'SessionId')?.value;
  expect(`SessionId=${next}`).not.toBe(former);
  expect((await call(app, users.currentSession, {}, { cookie: former })).ok).toBe(0);
});

test('a session ends after two idle days, and after thirty days however much it is used', async () => {
  const cookie = await signIn(app, 'builder');
  const isOpen = async () => (await call(app, users.currentSession, {}, { cookie })).ok === 1;
  const start = Date.now();
  const day = 86_400_000;
  for (const days of [1.5, 3, 4.5]) {
    api.setNow(new Date(start + days * day));
    expect(await isOpen()).toBe(true);
  }
  api.setNow(new Date(start + 7 * day));
  expect(await isOpen()).toBe(false);
  api.setNow(undefined);
  const kept = await signIn(app, 'builder');
  await sql`update session set absolute_expires_at = now() - interval '1 second',
    idle_expires_at = now() - interval '1 second' where token_hash = ${hashToken(kept.slice(10))}`.execute(
    api.backend.db,
  );
  expect((await call(app, users.currentSession, {}, { cookie: kept })).ok).toBe(0);
});

test('[C112] a wrong password and an unknown address are told the same', async () => {
  const wrong = (await logIn(people.contributor, 'not the password')).json();
  const unknown = (await logIn('nobody@example.com', 'not the password')).json();
  expect(wrong).toMatchObject({ ok: 0, user: null });
  expect(unknown).toEqual(wrong);
});

test('[C116, B072, B074] registering needs a solved captcha, signs in, keeps the consent and queues a welcome', async () => {
  const form = await registration();
  const answer = await send(app, users.register, { body: form });
  expect(answer.json()).toMatchObject({
    ok: 1,
    error: null,
    user: { name: 'Íngrid', roles: 'user', phone: '+573001234567' },
  });
  expect(answer.cookies.some(({ name }) => name === 'SessionId')).toBe(true);
  const { rows } = await sql`
    select c.purpose, c.granted, k.password_hash like '$argon2id$%' as hashed,
      (select count(*) from outbox o where o.payload = jsonb_build_object('template', 'welcome', 'userId', u.id)) as mails
    from app_user u join consent c on c.user_id = u.id join credential k on k.user_id = u.id
    where u.email = ${form.email}`.execute(api.backend.db);
  expect(rows).toEqual([{ purpose: 'terms', granted: true, hashed: true, mails: 1 }]);
});

test('[C116] the welcome of a new account asks to confirm its address; until the button is pressed it is not', async () => {
  const form = await registration();
  await send(app, users.register, { body: form });
  const postman = createPostman(api);
  const mail = (await postman.mails()).find(({ to }) => to?.[0]?.address === form.email);
  const link = mail ? postman.linkIn(mail, '/users/email/confirmation-link') : '';
  const verifiedAt = async () =>
    (
      await api.backend.db
        .selectFrom('app_user')
        .where('email', '=', form.email)
        .select('email_verified_at')
        .executeTakeFirstOrThrow()
    ).email_verified_at;
  expect(mail?.subject).toBe('Te damos la bienvenida a Umbral');
  await postman.open(link);
  expect(await verifiedAt()).toBeNull();
  await postman.press(link);
  expect(await verifiedAt()).toBeInstanceOf(Date);
});

test('[C116] the same password typed with composed or decomposed accents signs in', async () => {
  const form = await registration({
    password: 'piñata-café'.normalize('NFD'),
    password_confirm: 'piñata-café'.normalize('NFD'),
  });
  await send(app, users.register, { body: form });
  expect((await logIn(form.email, 'piñata-café'.normalize('NFC'))).json().ok).toBe(1);
});

test('[C116] a captcha answer counts once, and only for our own challenges in time', async () => {
  const solved = await solveCaptcha(api.backend);
  expect(await acceptSolution(api.backend, solved)).toBe(true);
  expect(await acceptSolution(api.backend, solved)).toBe(false);
  const parallel = await solveCaptcha(api.backend);
  const results = await Promise.all(Array.from({ length: 10 }, () => acceptSolution(api.backend, parallel)));
  expect(results.filter(Boolean)).toHaveLength(1);
  const late = await solveCaptcha(api.backend);
  api.setNow(new Date(Date.now() + 601_000));
  expect(await acceptSolution(api.backend, late)).toBe(false);
  api.setNow(undefined);
  const forged = JSON.parse(Buffer.from(await solveCaptcha(api.backend), 'base64').toString());
  forged.challenge.parameters.cost = 1;
  expect(await acceptSolution(api.backend, Buffer.from(JSON.stringify(forged)).toString('base64'))).toBe(false);
  expect(await acceptSolution(api.backend, 'not an answer')).toBe(false);
  expect(await call(app, getCaptchaChallenge, {})).toMatchObject({ provider: 'altcha', parameters: { cost: 1000 } });
});

test('[C116] an address that has an account is not told so, but its owner is, by mail', async () => {
  const answer = await send(app, users.register, { body: await registration({ email: people.admin.toUpperCase() }) });
  expect(answer.json()).toMatchObject({ ok: 0, user: null });
  expect(answer.json().error).not.toMatch(/existe/i);
  expect(answer.cookies).toEqual([]);
  const { rows } = await sql`select 1 from outbox where payload ->> 'template' = 'account-exists'`.execute(
    api.backend.db,
  );
  expect(rows).toHaveLength(1);
});

test('[C116] who registers again and again with somebody else’s address cannot fill that mailbox', async () => {
  const mails = async () => {
    const { rows } = await sql`select 1 from outbox where payload ->> 'template' = 'account-exists'`.execute(
      api.backend.db,
    );
    return rows.length;
  };
  const before = await mails();
  for (let times = 0; times < 6; times += 1) {
    const answer = await send(app, users.register, { body: await registration({ email: people.seo }) });
    expect(answer.json().ok).toBe(0);
  }
  expect((await mails()) - before).toBe(3);
});

const wrongForms: readonly [string, object, string, string][] = [
  ['M001', { first_name: 'R2D2' }, 'first_name', 'El nombre no es válido'],
  ['M004', { last_name: '<b>' }, 'last_name', 'El apellido no es válido'],
  ['M003', { email: 'nobody' }, 'email', 'El email no es válido'],
  ['M005', { phone: '123' }, 'phone', 'El número no es válido'],
  ['M014', { password: 'corta', password_confirm: 'corta' }, 'password', 'Mínimo 8 caracteres'],
  ['M015', { password_confirm: 'otra contraseña' }, 'password_confirm', 'Las contraseñas no coinciden'],
  ['M016', { agree_terms: 'N' }, 'agree_terms', 'Debes aceptar los términos y condiciones.'],
];

test.each(wrongForms)(
  '[C116, M001, M003, M004, M005, M014, M015, M016] registering with a wrong field says %s',
  async (_id, changes, field, message) => {
    const answer = await send(app, users.register, { body: await registration(changes) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().issues).toEqual({ [field]: message });
  },
);

test('[C125, C126, C166, B085] terms and cookies are accepted and remembered', async () => {
  const cookie = await signIn(app, 'visitor');
  // As somebody who came before terms were asked for.
  await api.backend.db.deleteFrom('consent').where('purpose', '=', 'terms').execute();
  expect((await call(app, users.checkTerms, {}, { cookie })).ok).toBe(0);
  expect((await call(app, users.acceptTerms, { body: { agree_terms: 'S' } }, { cookie })).ok).toBe(1);
  expect((await call(app, users.checkTerms, {}, { cookie })).ok).toBe(1);
  expect((await call(app, users.acceptCookies, {})).ok).toBe(1);
});
