import * as calls from '@umbral/domain/api/sign-in.ts';
import { currentSession } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { call, send } from '../../testing/call.ts';
import { socialStage } from './testing/social-stage.ts';

const minute = 60_000;

const stage = socialStage();
const { newBrowser, somebody, accountsOf, mailsTo } = stage;

test('[C119, B073, B075] whoever a provider vouches for gets an account and a session, and the same one again', async () => {
  const person = somebody();
  const browser = newBrowser();
  const answer = await browser.exchange(await browser.fetchToken(), { email: person.email });
  expect(answer.json()).toMatchObject({
    ok: 1,
    reason: null,
    existing: null,
    is_new: true,
    user: { name: 'Íngrid', last_name: 'Muñoz Peña', email: person.email, roles: 'user', providerId: 'local' },
  });
  const session = answer.cookies.find(({ name }) => name === 'SessionId');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 172_800 });
  const current = await call(stage.api.app, currentSession, {}, { cookie: `SessionId=${session?.value}` });
  expect(current.user?.email).toBe(person.email);
  const [account] = await accountsOf(person.email);
  expect(account).toMatchObject({ verified: true, password: false, links: 1 });
  expect(await mailsTo('welcome', account?.id ?? 0)).toBe(1);
  const again = newBrowser();
  expect((await again.exchange(await again.fetchToken())).json()).toMatchObject({
    ok: 1,
    is_new: false,
    user: { id: account?.id },
  });
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
    union all select to_jsonb(t) from sign_in_ticket t`.execute(stage.api.backend.db);
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
  stage.api.setNow(new Date(Date.now() + 16 * minute));
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
  const nobody = {
    user: null,
    existing: null,
    is_new: false,
    second_step: null,
    needs_second_factor: false,
    work: null,
  };
  const refused = { ok: 0, reason: 'Error al iniciar sesión', ...nobody };
  const browser = newBrowser();
  const token = await browser.fetchToken();
  expect((await browser.exchange(token, { email: 'otra@example.com' })).json()).toEqual(refused);
  expect((await newBrowser().exchange(token)).json()).toEqual(refused);
  const stranger = newBrowser();
  await stranger.leave();
  expect((await stranger.exchange(token)).json()).toEqual(refused);
  const cookie = `SignInAttempt=${browser.cookies.get('SignInAttempt')}`;
  const exchanges = Array.from({ length: 10 }, () =>
    send(stage.api.app, calls.socialLogin, { body: { token } }, { cookie }).then((answer) => answer.json().ok),
  );
  expect((await Promise.all(exchanges)).filter((ok) => ok === 1)).toHaveLength(1);
  expect((await browser.exchange(token)).json()).toEqual(refused);
  const late = await browser.fetchToken();
  stage.api.setNow(new Date(Date.now() + 6 * minute));
  expect((await browser.exchange(late)).json()).toEqual(refused);
});

test('[C119] who says no at the provider, or has no address there, goes back to the login page', async () => {
  stage.provider.setPerson(undefined);
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
  const { data } = await call(stage.api.app, calls.listSocialProviders, {});
  expect(data).toEqual([{ key: 'local', label: 'Cuenta de prueba', start: '/api/users/social/local/start' }]);
  for (const endpoint of [calls.startSocialLogin, calls.finishSocialLogin]) {
    expect((await send(stage.api.app, endpoint, { params: { provider: 'nobody' } })).statusCode).toBe(404);
    expect((await send(stage.api.app, endpoint, { params: { provider: '../x' } })).statusCode).toBeLessThan(500);
  }
});

test.each([
  ['a token that is too long', { token: 'x'.repeat(201) }, 'token'],
  ['no token', {}, 'token'],
  ['an address that is none', { token: 'x', email: 'nobody' }, 'email'],
  ['a field that does not exist', { token: 'x', roles: 'administrador' }, 'roles'],
  ['a password of the wrong type', { token: 'x', password: 8 }, 'password'],
])('[C119] %s is refused by its field', async (_what, body, field) => {
  const answer = await send(stage.api.app, calls.socialLogin, { body });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().issues)).toEqual([field]);
});

test('[C119] another site can make nobody sign in', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  const answer = await send(stage.api.app, calls.socialLogin, { body: { token: 'x' } }, { headers });
  expect(answer.statusCode).toBe(403);
});
