import { sql } from 'kysely';
import * as calls from 'shared-contracts/api/sign-in.ts';
import { currentSession } from 'shared-contracts/api/users.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../sessions/opaque-token.ts';
import { call, password, people, send } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createSocialBrowser } from './testing/social-browser.ts';
import { startTestProvider, type TestProvider, testClient } from './testing/test-provider.ts';

const origin = 'http://localhost:46100';
const minute = 60_000;

let api: TestApp;
let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider(`${origin}/api/users/social/local/callback`);
  api = await createTestApp({
    PORTAL_ORIGIN: origin,
    OIDC_KEY: 'local',
    OIDC_LABEL: 'Cuenta de prueba',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: testClient.id,
    OIDC_CLIENT_SECRET: testClient.secret,
  });
}, 60_000);

afterEach(() => api.setNow(undefined));

afterAll(async () => {
  await provider.close();
  await api.close();
});

const newBrowser = () => createSocialBrowser(api.app, provider);

function somebody(changes: object = {}) {
  const name = `p${Math.random().toString(36).slice(2)}`;
  const person = {
    sub: name,
    email: `${name}@example.com`,
    email_verified: true,
    given_name: 'Íngrid',
    family_name: 'Muñoz Peña',
    ...changes,
  };
  provider.setPerson(person);
  return person;
}

async function accountsOf(email: string) {
  const { rows } = await sql<{ id: number; verified: boolean; password: boolean; links: number }>`
    select u.id, u.email_verified_at is not null as verified,
      exists (select from credential c where c.user_id = u.id) as password,
      (select count(*) from social_identity i where i.user_id = u.id) as links
    from app_user u where lower(u.email) = lower(${email})`.execute(api.backend.db);
  return rows;
}

async function mailsTo(template: string, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from outbox
    where payload ->> 'template' = ${template} and payload ->> 'userId' = ${String(userId)}`.execute(api.backend.db);
  return rows[0]?.count ?? 0;
}

test('[C119, B073, B075] whoever a provider vouches for gets an account and a session, and the same one again', async () => {
  const person = somebody();
  const browser = newBrowser();
  const answer = await browser.exchange(await browser.fetchToken(), { email: person.email });
  expect(answer.json()).toMatchObject({
    ok: 1,
    reason: null,
    existing: null,
    user: { name: 'Íngrid', last_name: 'Muñoz Peña', email: person.email, roles: 'user', providerId: 'local' },
  });
  const session = answer.cookies.find(({ name }) => name === 'SessionId');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 172_800 });
  const current = await call(api.app, currentSession, {}, { cookie: `SessionId=${session?.value}` });
  expect(current.user?.email).toBe(person.email);
  const [account] = await accountsOf(person.email);
  expect(account).toMatchObject({ verified: true, password: false, links: 1 });
  expect(await mailsTo('welcome', account?.id ?? 0)).toBe(1);
  const again = newBrowser();
  expect((await again.exchange(await again.fetchToken())).json()).toMatchObject({ ok: 1, user: { id: account?.id } });
  expect(await accountsOf(person.email)).toEqual([account]);
});

test('[C119, B076] the way back leads to the login page with the path that was left, token after the #', async () => {
  somebody();
  const browser = newBrowser();
  const location = await browser.comeBack(await browser.pass('/mi-cuenta/favoritos?orden=precio#lista'));
  expect(location).toMatch(/^\/login\?_=%2Fmi-cuenta%2Ffavoritos%3Forden%3Dprecio%23lista#social=[\w-]{43}$/);
  const evil = newBrowser();
  expect(await evil.comeBack(await evil.pass('//evil.test/x'))).toMatch(/^\/login#social=/);
});

test('[C119] what goes to the provider carries PKCE, state and nonce, and no table holds a secret of it', async () => {
  somebody();
  const browser = newBrowser();
  const { searchParams } = new URL(await browser.leave());
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  const cookie = browser.cookies.get('SignInAttempt') ?? '';
  const token = await browser.fetchToken();
  const { rows } = await sql`select to_jsonb(a) as row from sign_in_attempt a
    union all select to_jsonb(t) from sign_in_ticket t`.execute(api.backend.db);
  const stored = JSON.stringify(rows);
  for (const secret of [cookie, token, searchParams.get('state') ?? '', searchParams.get('nonce') ?? '']) {
    expect(stored).not.toContain(secret);
  }
  expect(stored).toContain(hashToken(token).toString('hex'));
});

test('[C119] a state that is wrong, used, late or of another browser comes to nothing', async () => {
  somebody();
  const browser = newBrowser();
  const callback = await browser.pass();
  const wrong = new URL(callback);
  wrong.searchParams.set('state', 'x'.repeat(43));
  expect(await browser.comeBack(wrong)).toBe('/login#social-error=expired');
  expect(await newBrowser().comeBack(callback)).toBe('/login#social-error=expired');
  const stranger = newBrowser();
  await stranger.leave();
  expect(await stranger.comeBack(callback)).toBe('/login#social-error=expired');
  expect(await browser.comeBack(callback)).toMatch(/#social=/);
  expect(await browser.comeBack(callback)).toBe('/login#social-error=expired');
  const late = await browser.pass();
  api.setNow(new Date(Date.now() + 16 * minute));
  expect(await browser.comeBack(late)).toBe('/login#social-error=expired');
});

test('[C119] a code that was fetched for another attempt is refused', async () => {
  somebody();
  const victim = newBrowser();
  const stolen = await newBrowser().pass();
  const own = await victim.pass();
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect(await victim.comeBack(own)).toBe('/login#social-error=failed');
});

test('[C119, M068] a token counts once, in its own browser, for five minutes and for its own address', async () => {
  somebody();
  const refused = { ok: 0, reason: 'Error al iniciar sesión', user: null, existing: null };
  const browser = newBrowser();
  const token = await browser.fetchToken();
  expect((await browser.exchange(token, { email: 'otra@example.com' })).json()).toEqual(refused);
  expect((await newBrowser().exchange(token)).json()).toEqual(refused);
  const stranger = newBrowser();
  await stranger.leave();
  expect((await stranger.exchange(token)).json()).toEqual(refused);
  const cookie = `SignInAttempt=${browser.cookies.get('SignInAttempt')}`;
  const exchanges = Array.from({ length: 10 }, () =>
    send(api.app, calls.socialLogin, { body: { token } }, { cookie }).then((answer) => answer.json().ok),
  );
  expect((await Promise.all(exchanges)).filter((ok) => ok === 1)).toHaveLength(1);
  expect((await browser.exchange(token)).json()).toEqual(refused);
  const late = await browser.fetchToken();
  api.setNow(new Date(Date.now() + 6 * minute));
  expect((await browser.exchange(late)).json()).toEqual(refused);
});

test('[C119, M069, B073] an account with a password is linked by it, once, and its owner is told', async () => {
  const person = somebody({ email: people.contributor, sub: 'contributor-at-provider' });
  const browser = newBrowser();
  const token = await browser.fetchToken();
  const asked = (await browser.exchange(token)).json();
  expect(asked).toMatchObject({
    ok: 0,
    user: null,
    existing: { email: person.email, has_password: true, providers: [] },
  });
  expect(asked.reason).toMatch(/^Ya existe una cuenta con el email colaborador@example\.com\. /);
  const wrong = (await browser.exchange(token, { password: 'not the password' })).json();
  expect(wrong).toMatchObject({ ok: 0, user: null });
  const [before] = await accountsOf(person.email);
  expect(before?.links).toBe(0);
  expect((await browser.exchange(token, { password })).json()).toMatchObject({ ok: 1, user: { email: person.email } });
  expect(await mailsTo('identity-linked', before?.id ?? 0)).toBe(1);
  const again = newBrowser();
  expect((await again.exchange(await again.fetchToken())).json().ok).toBe(1);
});

test('[C119] guesses at the password of an account count together with those at the login', async () => {
  somebody({ email: people.seo, sub: 'seo-at-provider' });
  const browser = newBrowser();
  const token = await browser.fetchToken();
  for (let guess = 0; guess < 5; guess += 1) await browser.exchange(token, { password: `wrong ${guess}` });
  expect((await browser.exchange(token, { password })).json().ok).toBe(0);
  api.setNow(new Date(Date.now() + 1.1 * minute));
  expect((await browser.exchange(token, { password })).json().ok).toBe(1);
});

test('[C119] an address that the provider does not vouch for says nothing about accounts, and makes none', async () => {
  const stranger = somebody({ email_verified: false });
  const first = newBrowser();
  const unknown = (await first.exchange(await first.fetchToken())).json();
  const known = somebody({ email: people.visitor, email_verified: false, sub: 'visitor-at-provider' });
  const second = newBrowser();
  const token = await second.fetchToken();
  const existing = (await second.exchange(token)).json();
  expect(JSON.stringify(existing).replaceAll(known.email, stranger.email)).toBe(JSON.stringify(unknown));
  expect(existing).toMatchObject({ ok: 0, user: null });
  expect(await accountsOf(stranger.email)).toEqual([]);
  expect((await second.exchange(token, { password })).json()).toMatchObject({ ok: 1, user: { email: people.visitor } });
});

test('[C119] an account without a password is linked at once; where its address was unproven, others are out', async () => {
  const person = somebody();
  const { rows } = await sql<{ id: number }>`insert into app_user (email, first_name, last_name)
    values (${person.email}, 'Ana', 'Torres') returning id`.execute(api.backend.db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into session (token_hash, user_id, idle_expires_at, absolute_expires_at)
    values (${hashToken('planted')}, ${id}, now() + interval '1 day', now() + interval '1 day')`.execute(
    api.backend.db,
  );
  const browser = newBrowser();
  expect((await browser.exchange(await browser.fetchToken())).json()).toMatchObject({
    ok: 1,
    user: { id, name: 'Ana' },
  });
  const sessions = await api.backend.db.selectFrom('session').where('user_id', '=', id).select('id').execute();
  expect(sessions).toHaveLength(1);
  expect(await accountsOf(person.email)).toMatchObject([{ verified: true, links: 1 }]);
});

test('[C119, M070] another account of the same provider is not put in the place of the one that is linked', async () => {
  const person = somebody();
  const first = newBrowser();
  await first.exchange(await first.fetchToken());
  somebody({ email: person.email });
  const second = newBrowser();
  const answer = (await second.exchange(await second.fetchToken())).json();
  expect(answer).toMatchObject({ ok: 0, user: null, existing: { has_password: false, providers: [] } });
  expect(answer.reason).toBe(
    `Ya existe una cuenta con el email ${person.email}. Por favor, usa otro método de inicio de sesión.`,
  );
});

test('[C119] two browsers of one new person at the same moment get one account, and both are signed in', async () => {
  const person = somebody();
  const browsers = [newBrowser(), newBrowser(), newBrowser()];
  const tokens: string[] = [];
  for (const browser of browsers) tokens.push(await browser.fetchToken());
  const answers = await Promise.all(browsers.map((browser, index) => browser.exchange(tokens[index] ?? '')));
  expect(answers.map((answer) => answer.json().ok)).toEqual([1, 1, 1]);
  expect(await accountsOf(person.email)).toMatchObject([{ links: 1 }]);
});

test('[C119] somebody who was put out stays out', async () => {
  const person = somebody();
  const browser = newBrowser();
  await browser.exchange(await browser.fetchToken());
  await sql`update app_user set is_active = false where email = ${person.email}`.execute(api.backend.db);
  const again = newBrowser();
  expect((await again.exchange(await again.fetchToken())).json()).toMatchObject({ ok: 0, user: null, existing: null });
});

test('[C119] who says no at the provider, or has no address there, goes back to the login page', async () => {
  provider.setPerson(undefined);
  const browser = newBrowser();
  expect(await browser.comeBack(await browser.pass('/revista'))).toBe('/login?_=%2Frevista#social-error=denied');
  somebody({ email: undefined });
  expect(await browser.comeBack(await browser.pass())).toBe('/login#social-error=failed');
});

test('[C119] a planted session is not what the person goes on with', async () => {
  somebody();
  const browser = newBrowser();
  const token = await browser.fetchToken();
  browser.cookies.set('SessionId', 'p'.repeat(43));
  const answer = await browser.exchange(token);
  expect(answer.cookies.find(({ name }) => name === 'SessionId')?.value).not.toBe('p'.repeat(43));
});

test('the providers are listed; an unknown one does not exist', async () => {
  const { data } = await call(api.app, calls.listSocialProviders, {});
  expect(data).toEqual([{ key: 'local', label: 'Cuenta de prueba', start: '/api/users/social/local/start' }]);
  for (const endpoint of [calls.startSocialLogin, calls.finishSocialLogin]) {
    expect((await send(api.app, endpoint, { params: { provider: 'nobody' } })).statusCode).toBe(404);
    expect((await send(api.app, endpoint, { params: { provider: '../x' } })).statusCode).toBeLessThan(500);
  }
});

test.each([
  ['a token that is too long', { token: 'x'.repeat(201) }, 'token'],
  ['no token', {}, 'token'],
  ['an address that is none', { token: 'x', email: 'nobody' }, 'email'],
  ['a field that does not exist', { token: 'x', roles: 'administrador' }, 'roles'],
  ['a password of the wrong type', { token: 'x', password: 8 }, 'password'],
])('[C119] %s is refused by its field', async (_what, body, field) => {
  const answer = await send(api.app, calls.socialLogin, { body });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().issues)).toEqual([field]);
});

test('[C119] another site can make nobody sign in', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  const answer = await send(api.app, calls.socialLogin, { body: { token: 'x' } }, { headers });
  expect(answer.statusCode).toBe(403);
});
