import { unlinkProvider } from '@umbral/domain/api/sign-in.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSession } from '../../engine/sessions/session-store.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { password, people, send, signIn } from '../../testing/call.ts';
import { solveWork } from '../../testing/solve-captcha.ts';
import { socialStage } from './testing/social-stage.ts';

const stage = socialStage();
const { newBrowser, somebody, accountsOf, mailsTo } = stage;

test('[C119, M069, B073] an account with a password is linked by it, once, and its owner is told', async () => {
  const person = somebody({ email: people.contributor, sub: 'contributor-at-provider' });
  const browser = newBrowser();
  const token = await browser.fetchToken();
  const asked = (await browser.exchange(token)).json();
  expect(asked).toMatchObject({
    ok: 0,
    user: null,
    existing: { email: person.email, has_password: true, can_link: true, providers: [] },
  });
  expect(asked.reason).toMatch(/^Ya existe una cuenta con el email colaborador@example\.com\. /);
  const wrong = (await browser.exchange(token, { password: 'not the password' })).json();
  expect(wrong).toMatchObject({ ok: 0, user: null });
  const [before] = await accountsOf(person.email);
  expect(before?.links).toBe(0);
  // An account of staff owes the second step by whichever way it comes.
  expect((await browser.exchange(token, { password })).json()).toMatchObject({
    user: null,
    second_step: { ways: ['code', 'mail'] },
  });
  expect(await mailsTo('identity-linked', before?.id ?? 0)).toBe(1);
  const again = newBrowser();
  expect((await again.exchange(await again.fetchToken())).json().second_step).not.toBeNull();
});

test('[C119] guesses at the password of an account count together with those at the login: then they cost work', async () => {
  somebody({ email: people.seo, sub: 'seo-at-provider' });
  const browser = newBrowser();
  const token = await browser.fetchToken();
  for (let guess = 0; guess < 5; guess += 1) await browser.exchange(token, { password: `wrong ${guess}` });
  const { ok, work } = (await browser.exchange(token, { password })).json();
  expect([ok, work?.provider]).toEqual([0, 'altcha']);
  const entered = await browser.exchange(token, { password, proof: await solveWork(work) });
  expect(entered.json()).toMatchObject({ work: null, second_step: { ways: expect.any(Array) } });
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
    values (${person.email}, 'Ana', 'Torres') returning id`.execute(stage.api.backend.db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into session (token_hash, user_id, idle_expires_at, absolute_expires_at)
    values (${hashToken('planted')}, ${id}, now() + interval '1 day', now() + interval '1 day')`.execute(
    stage.api.backend.db,
  );
  const browser = newBrowser();
  expect((await browser.exchange(await browser.fetchToken())).json()).toMatchObject({
    ok: 1,
    user: { id, name: 'Ana' },
  });
  const sessions = await stage.api.backend.db.selectFrom('session').where('user_id', '=', id).select('id').execute();
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
  expect(answer).toMatchObject({
    ok: 0,
    user: null,
    existing: { has_password: false, can_link: false, providers: [] },
  });
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
  expect(answers.filter((answer) => answer.json().is_new)).toHaveLength(1);
  expect(await accountsOf(person.email)).toMatchObject([{ links: 1 }]);
});

test('[C119] somebody who was put out stays out', async () => {
  const person = somebody();
  const browser = newBrowser();
  await browser.exchange(await browser.fetchToken());
  await sql`update app_user set is_active = false where email = ${person.email}`.execute(stage.api.backend.db);
  const again = newBrowser();
  expect((await again.exchange(await again.fetchToken())).json()).toMatchObject({ ok: 0, user: null, existing: null });
});

async function linkOf(email: string, provider: string): Promise<void> {
  await sql`insert into social_identity (provider, subject, user_id) select ${provider}, ${`${provider}-${email}`}, id
    from app_user where email = ${email}`.execute(stage.api.backend.db);
}

test('[B133, C228] a link with a provider ends by its owner, who is told; the last way in stays', async () => {
  const { app, backend } = stage.api;
  const person = somebody();
  const browser = newBrowser();
  await browser.exchange(await browser.fetchToken());
  const [account] = await accountsOf(person.email);
  const cookie = `SessionId=${await openSession(backend, account?.id ?? 0, '')}`;
  const unlink = (provider: string, as = cookie) => send(app, unlinkProvider, { body: { provider } }, { cookie: as });
  // A provider that the portal no longer offers is no way in.
  await linkOf(person.email, 'formerly');
  expect((await unlink('local')).json()).toMatchObject({ ok: 0, reason: expect.stringContaining('única forma') });
  expect((await unlink('formerly')).json()).toEqual({ ok: 1, reason: null });
  expect((await unlink('formerly')).statusCode).toBe(404);
  await sql`insert into credential (user_id, password_hash) select ${account?.id}, password_hash from credential
    limit 1`.execute(backend.db);
  const other = await signIn(app, 'admin');
  expect((await unlink('local', other)).statusCode).toBe(404);
  expect((await unlink('local', '')).statusCode).toBe(401);
  expect((await unlink('local')).json().ok).toBe(1);
  expect((await accountsOf(person.email))[0]?.links).toBe(0);
  expect(await mailsTo('identity-unlinked', account?.id ?? 0)).toBe(2);
});
