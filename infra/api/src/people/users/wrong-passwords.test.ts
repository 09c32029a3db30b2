import { saveProfile } from '@umbral/domain/api/profile.ts';
import { proveAgain } from '@umbral/domain/api/second-factor.ts';
import { forgetDevice, listDevices } from '@umbral/domain/api/sessions.ts';
import { login } from '@umbral/domain/api/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, password, people, send, signIn } from '../../testing/call.ts';
import { createPostman } from '../../testing/postman.ts';
import { solveWork } from '../../testing/solve-captcha.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { unlockAccount } from './unlock-account.ts';

let api: TestApp;
const day = 86_400_000;
const start = new Date('2027-06-01T12:00:00Z');

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  api.setNow(start);
  for (const table of ['attempt_count', 'known_device', 'outbox'] as const) {
    await api.backend.db.deleteFrom(table).execute();
  }
});

afterAll(() => api.close());

interface Try {
  readonly secret?: string;
  readonly cookie?: string;
  readonly proof?: string;
  readonly email?: string;
}

async function logIn({ secret = 'not the password', cookie, proof = '', email = people.visitor }: Try) {
  const body = { email, password: secret, user_key: '', proof };
  const answer = await send(api.app, login, { body }, { cookie });
  const device = answer.cookies.find(({ name }) => name === 'KnownDevice')?.value;
  return { ...login.response.parse(answer.json()), device: device && `KnownDevice=${device}` };
}

/** Strangers use their budget up. */
async function guess(times: number, email: string = people.visitor): Promise<void> {
  for (let guessed = 0; guessed < times; guessed += 1) await logIn({ email });
}

/** A stranger's try that brings the work which is asked of it. */
async function tryWithWork(given: Try = {}) {
  const { work } = await logIn(given);
  if (!work) throw new Error('no work was asked for');
  return { work, answer: await logIn({ ...given, proof: await solveWork(work) }) };
}

const stepOf = ({ parameters }: NonNullable<Awaited<ReturnType<typeof logIn>>['work']>) =>
  (parameters.data as { step: number }).step;

test('[C112] strangers who guess on and on do not keep the owner out of a device that the account knows', async () => {
  const { device = '' } = await logIn({ secret: password });
  await guess(20);
  expect((await logIn({ secret: password })).work).not.toBeNull();
  expect(await logIn({ secret: password, cookie: device })).toMatchObject({ ok: 1, work: null });
});

test('[C112] above the budget a stranger has to work, twice as much with each wrong try, and gets in with the password', async () => {
  await guess(5);
  const first = await tryWithWork();
  expect(first.answer).toMatchObject({ ok: 0, work: null });
  const second = await tryWithWork({ secret: password });
  expect([stepOf(first.work), stepOf(second.work)]).toEqual([1, 2]);
  expect(second.answer).toMatchObject({ ok: 1, user: { email: people.visitor } });
});

test('[C112] work counts once, for its account, and not for less than what is asked by now', async () => {
  await guess(5);
  await guess(5, people.builder);
  const { work } = await logIn({});
  const proof = work ? await solveWork(work) : '';
  expect((await logIn({ email: people.builder, secret: password, proof })).work).not.toBeNull();
  const again = await tryWithWork();
  expect(again.answer.work).toBeNull();
  const spent = await logIn({ proof: await solveWork(again.work) });
  expect(spent.work && stepOf(spent.work)).toBe(2);
  const invented = Buffer.from(JSON.stringify({ challenge: again.work, solution: { counter: 1, derivedKey: '00' } }));
  for (const worthless of [invented.toString('base64'), 'x', '{}']) {
    expect((await logIn({ secret: password, proof: worthless })).work).not.toBeNull();
  }
});

test('[C112] work that was set before others failed is too little by now', async () => {
  await guess(5);
  const works = [(await logIn({})).work, (await logIn({})).work];
  const [first = '', second = ''] = await Promise.all(works.map((work) => (work ? solveWork(work) : '')));
  expect((await logIn({ proof: first })).work).toBeNull();
  const late = await logIn({ secret: password, proof: second });
  expect(late.work && stepOf(late.work)).toBe(2);
});

test('[C112] two people of one browser are both known there', async () => {
  const { device: alone = '' } = await logIn({ email: people.builder, secret: password });
  const { device: shared = '' } = await logIn({ secret: password, cookie: alone });
  await guess(8, people.builder);
  expect((await logIn({ email: people.builder, secret: password, cookie: shared })).ok).toBe(1);
});

test('[C112] of parallel copies of one work one is a try', async () => {
  await guess(5);
  const { work } = await logIn({});
  const proof = work ? await solveWork(work) : '';
  const answers = await Promise.all(Array.from({ length: 6 }, () => logIn({ proof })));
  expect(answers.filter((answer) => answer.work === null)).toHaveLength(1);
});

test('[C112] a known device that spent its own tries is a stranger, never refused', async () => {
  const { device = '' } = await logIn({ secret: password });
  for (let times = 0; times < 10; times += 1) await logIn({ cookie: device });
  expect((await logIn({ cookie: device, secret: password })).work).not.toBeNull();
  expect((await tryWithWork({ cookie: device, secret: password })).answer.ok).toBe(1);
});

test('[C112] a device that another person planted or used is not known to this one', async () => {
  const { device: planted = '' } = await logIn({ email: people.builder, secret: password });
  await guess(5);
  expect((await logIn({ cookie: planted, secret: password })).work).not.toBeNull();
  const { answer } = await tryWithWork({ cookie: planted, secret: password });
  expect(answer.device).not.toBe(planted);
  await guess(20);
  expect((await logIn({ cookie: planted, secret: password })).work).not.toBeNull();
  expect((await logIn({ cookie: answer.device ?? '', secret: password })).ok).toBe(1);
});

test('an account that is unlocked has all its tries again, on known devices too', async () => {
  const { device = '' } = await logIn({ secret: password });
  for (let times = 0; times < 12; times += 1) await logIn({ cookie: device });
  const { db, config } = api.backend;
  const person = await db.selectFrom('known_device').select('user_id').executeTakeFirstOrThrow();
  await unlockAccount(db, config.captchaSecret, { userId: person.user_id, email: people.visitor });
  expect((await logIn({ secret: password, cookie: device })).ok).toBe(1);
  expect((await logIn({ secret: password })).ok).toBe(1);
});

test('[C287, C288] a device is listed with its browser; forgotten by its owner alone, it is a stranger whose sign-in is told', async () => {
  const { device = '' } = await logIn({ secret: password });
  const cookie = `${await signIn(api.app, 'visitor')}; ${device}`;
  const devices = async () => (await call(api.app, listDevices, {}, { cookie })).data;
  expect((await devices()).map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false]);
  const [own] = await devices();
  const forget = (as: string) => send(api.app, forgetDevice, { body: { id: own?.id ?? 0 } }, { cookie: as });
  expect((await forget(await signIn(api.app, 'builder'))).statusCode).toBe(404);
  expect((await forget(cookie)).json()).toMatchObject({ ok: 1 });
  expect((await devices()).map(({ id }) => id)).not.toContain(own?.id);
  await guess(6);
  expect((await logIn({ secret: password, cookie: device })).work, 'it pays as strangers do').toBeDefined();
});

test('the budget of strangers comes back after a quiet day', async () => {
  await guess(8);
  api.setNow(new Date(start.getTime() + day + 1000));
  expect((await logIn({ secret: password })).ok).toBe(1);
});

test('[C115, C255] guesses at the login, or in another session, take nothing of a session that changes its password', async () => {
  const cookie = await signIn(api.app, 'visitor');
  const other = await signIn(api.app, 'visitor');
  await guess(10);
  for (let times = 0; times < 10; times += 1) {
    await send(api.app, proveAgain, { body: { password: 'not the password' } }, { cookie: other });
  }
  const change = { current_password: password, password, password_confirm: password };
  expect((await send(api.app, saveProfile, { body: change }, { cookie })).json().ok).toBe(1);
});

async function lettersTo(email: string): Promise<unknown[]> {
  const { rows } = await sql<{ template: string }>`select payload ->> 'template' as template from outbox o
    join app_user u on payload ->> 'userId' = u.id::text where u.email = ${email} and state = 'pending' order by o.id`.execute(
    api.backend.db,
  );
  return rows.map(({ template }) => template);
}

test('the owner is told of strangers once in a day, and how to go on', async () => {
  await guess(5);
  expect(await lettersTo(people.visitor)).toEqual([]);
  await guess(9);
  await guess(9, 'nobody@example.com');
  expect(await lettersTo(people.visitor)).toEqual(['wrong-passwords']);
  expect((await createPostman(api).lastMail()).subject).toBe('Alguien intentó entrar a tu cuenta');
  api.setNow(new Date(start.getTime() + 12 * 3_600_000));
  await guess(5);
  expect(await lettersTo(people.visitor)).toEqual([]);
  api.setNow(new Date(start.getTime() + day + 1000));
  await guess(9);
  expect(await lettersTo(people.visitor)).toEqual(['wrong-passwords']);
});

test('a sign-in on a new device is told to a person who had another, and names it', async () => {
  const { device = '' } = await logIn({ secret: password });
  await logIn({ secret: password, cookie: device });
  expect(await lettersTo(people.visitor)).toEqual([]);
  const body = { email: people.visitor, password, user_key: '' };
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  await send(api.app, login, { body }, { headers: { 'user-agent': agent } });
  expect(await lettersTo(people.visitor)).toEqual(['new-device']);
  const mail = await createPostman(api).lastMail();
  expect(mail.subject).toBe('Entraste desde un dispositivo nuevo');
  expect(mail.text).toContain('Chrome en Windows, el 1 de junio de 2027 a las 7:00 a. m.');
  await send(api.app, login, { body });
  await api.backend.db.deleteFrom('known_device').execute();
  expect((await createPostman(api).lastMail()).text).toContain('un dispositivo que no conocíamos');
});

test('of many devices the twenty latest are known', async () => {
  for (let times = 0; times < 22; times += 1) await logIn({ secret: password });
  const rows = await api.backend.db.selectFrom('known_device').selectAll().execute();
  expect(rows).toHaveLength(20);
  expect(await lettersTo(people.visitor)).toHaveLength(3);
});

test('on https the device stands in a cookie that no other subdomain can plant', async () => {
  const secure = await createTestApp({ PORTAL_ORIGIN: 'https://portal.test' });
  const answer = await send(secure.app, login, { body: { email: people.visitor, password, user_key: '' } });
  const device = answer.cookies.find(({ name }) => name === '__Host-KnownDevice');
  expect(device).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
  expect(device).not.toHaveProperty('domain');
  await secure.close();
}, 60_000);
