import { withdrawConsent } from '@umbral/domain/api/privacy.ts';
import { endUnitWatch, listUnitWatches, watchUnit } from '@umbral/domain/api/unit-watches.ts';
import { changeUnits } from '@umbral/domain/api/units.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorker } from '../../engine/outbox/outbox-worker.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createPostman, type Postman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { freedTopic } from './freed-topic.ts';

let api: TestApp;
let postman: Postman;
let builder: string;
let visitor: string;
/** A project of the seeded builder whose every home is known. */
const project = 15;
let unit: number;

beforeAll(async () => {
  api = await createTestApp();
  postman = createPostman(api);
  builder = await signIn(api.app, 'builder');
  visitor = await signIn(api.app, 'visitor');
  const { rows } = await sql<{ id: number }>`select s.id from stock_unit s join plant p on p.id = s.plant_id
    where p.project_id = ${project} and p.is_active and s.state = 'sold' order by s.id limit 1`.execute(api.backend.db);
  unit = rows[0]?.id ?? 0;
});

beforeEach(async () => {
  await sql`delete from unit_watch`.execute(api.backend.db);
  await sql`update stock_unit set state = 'sold' where id = ${unit}`.execute(api.backend.db);
  await postman.deliver();
});

afterAll(() => api.close());

const watch = (body: object, cookie?: string, id = unit) =>
  send(api.app, watchUnit, { params: { id }, body }, { cookie });

const setState = (state: string) =>
  send(
    api.app,
    changeUnits,
    { params: { id: project }, body: { units: [{ id: unit, version: null, state }] } },
    { cookie: builder },
  );

/** Carries out what the freed home has caused. */
const carryOut = () =>
  createWorker(api.backend, [freedTopic(api.backend)], { warn: () => undefined, error: () => undefined }).drain();

async function lettersAbout(subject: RegExp) {
  await carryOut();
  return (await postman.mails()).filter((mail) => subject.test(mail.subject ?? ''));
}

const freed = /^Se liberó/;

test('[C344] whoever has an account is told once when the home is available again; the letter leads to its plant', async () => {
  const before = (await lettersAbout(freed)).length;
  expect((await watch({}, visitor)).json()).toEqual({ ok: 1, message: 'Te avisaremos si se libera.' });
  expect((await watch({}, visitor)).json().ok).toBe(1);
  expect((await setState('reserved')).statusCode).toBe(200);
  expect(await lettersAbout(freed)).toHaveLength(before);
  await setState('available');
  const letters = await lettersAbout(freed);
  expect(letters).toHaveLength(before + 1);
  const [letter] = letters.slice(-1);
  expect(letter?.to).toMatchObject([{ address: 'visitante@example.com' }]);
  expect(letter?.text).toMatch(/\/parque-de-la-sabana-[^\s]+#inmuebles/);
  await setState('sold');
  await setState('available');
  expect(await lettersAbout(freed)).toHaveLength(before + 1);
});

test('[C344] an address alone is asked first, and only then told; the link at the foot ends it', async () => {
  const before = (await lettersAbout(freed)).length;
  const body = { email: 'nadie@example.com', agree_terms: 'S' };
  expect((await watch(body)).json().message).toMatch(/^Te enviamos un correo/);
  const letter = await postman.lastMail();
  expect(letter.subject).toBe('Confirma tu aviso');
  await setState('available');
  expect(await lettersAbout(freed)).toHaveLength(before);
  await setState('sold');
  const link = postman.linkIn(letter, '/avisos/confirmar');
  expect((await postman.open(link)).statusCode).toBe(200);
  await setState('available');
  expect(await lettersAbout(freed)).toHaveLength(before);
  expect((await postman.press(link)).body).toContain('Tu aviso está activo');
  const letters = await lettersAbout(freed);
  expect(letters).toHaveLength(before + 1);
  const [told] = letters.slice(-1);
  if (!told) throw new Error('nobody was told');
  expect((await postman.oneClick(postman.unsubscribeLink(told))).statusCode).toBe(200);
  const { rows } = await sql`select is_active from unit_watch where email = ${body.email}`.execute(api.backend.db);
  expect(rows).toEqual([{ is_active: false }]);
});

test('[C344] a home that is taken again before the letter is written is not told', async () => {
  const before = (await lettersAbout(freed)).length;
  await watch({}, visitor);
  await setState('available');
  await setState('sold');
  expect(await lettersAbout(freed)).toHaveLength(before);
  await setState('available');
  expect(await lettersAbout(freed)).toHaveLength(before + 1);
});

test('[C344] a home that is taken again after the letter was ordered counts as not told: the next time is', async () => {
  const before = (await lettersAbout(freed)).length;
  await watch({}, visitor);
  await setState('available');
  await carryOut();
  await setState('sold');
  expect(await lettersAbout(freed)).toHaveLength(before);
  await setState('available');
  expect(await lettersAbout(freed)).toHaveLength(before + 1);
});

test('[C344] what an address asks under an account of others changes nothing of theirs, and says nothing of them', async () => {
  await watch({}, visitor);
  const answer = (await watch({ email: 'visitante@example.com', agree_terms: 'S' })).json();
  expect(answer.message).toMatch(/^Te enviamos un correo/);
  const { rows } = await sql`select confirmed_at is not null as confirmed from unit_watch`.execute(api.backend.db);
  expect(rows).toEqual([{ confirmed: true }]);
});

test('[C344] without address, consent or a taken home nobody waits', async () => {
  expect((await watch({})).json()).toEqual({ ok: 0, message: 'El mail no es válido' });
  expect((await watch({ email: 'nadie@example.com' })).json().ok).toBe(0);
  expect((await watch({ email: 'no es' })).statusCode).toBe(422);
  expect((await watch({}, visitor, 2_000_000)).statusCode).toBe(404);
  await setState('available');
  expect((await watch({}, visitor)).json().message).toMatch(/ya está disponible/);
  await setState('unreleased');
  expect((await watch({}, visitor)).json().message).toMatch(/aún no sale/);
  const { rows } = await sql`select from unit_watch`.execute(api.backend.db);
  expect(rows).toEqual([]);
});

test('[B137, C231] who takes back the consent to alerts waits for no home any more', async () => {
  const before = (await lettersAbout(freed)).length;
  await watch({}, visitor);
  await send(api.app, withdrawConsent, { body: { purpose: 'alerts' } }, { cookie: visitor });
  await setState('available');
  expect(await lettersAbout(freed)).toHaveLength(before);
});

const listed = async (cookie = visitor) => (await call(api.app, listUnitWatches, {}, { cookie })).data;

test('[C406, C407] an account sees the homes that it waits for, and ends one; the letter of one that ended is not sent', async () => {
  const before = (await lettersAbout(freed)).length;
  await watch({}, visitor);
  const [own] = await listed();
  expect(own).toMatchObject({ project: 'Parque de la Sabana', is_confirmed: true });
  expect(own?.path).toMatch(/^\/.*parque-de-la-sabana.*#inmuebles$/);
  const end = (cookie: string) => send(api.app, endUnitWatch, { body: { id: own?.id ?? 0 } }, { cookie });
  expect((await end(builder)).statusCode).toBe(404);
  expect(await listed(builder)).toEqual([]);
  expect((await end(visitor)).json()).toEqual({ ok: 1, message: 'Cancelamos el aviso' });
  expect((await end(visitor)).json().ok).toBe(1);
  expect(await listed()).toEqual([]);
  await setState('available');
  expect(await lettersAbout(freed)).toHaveLength(before);
});

test('[C406] the link in the letter ends what the account shows, and what was told is shown no more', async () => {
  await watch({}, visitor);
  await setState('available');
  const [letter] = (await lettersAbout(freed)).slice(-1);
  if (!letter) throw new Error('nobody was told');
  expect(await listed()).toEqual([]);
  await setState('sold');
  await watch({}, visitor);
  expect(await listed()).toHaveLength(1);
  expect((await postman.oneClick(postman.unsubscribeLink(letter))).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
});

test('[C406] what the address asked for without an account belongs to the account that has proved it, and to no other', async () => {
  const { db } = api.backend;
  await watch({ email: 'visitante@example.com', agree_terms: 'S' });
  expect(await listed()).toMatchObject([{ is_confirmed: false }]);
  const proof = await sql<{ email_verified_at: Date }>`select email_verified_at from app_user
    where lower(email) = 'visitante@example.com'`.execute(db);
  const prove = (at: Date | null) =>
    sql`update app_user set email_verified_at = ${at} where lower(email) = 'visitante@example.com'`.execute(db);
  await prove(null);
  expect(await listed()).toEqual([]);
  await prove(proof.rows[0]?.email_verified_at ?? null);
});

test('[C407] without script the browser is led back to its alerts', async () => {
  await watch({}, visitor);
  const [own] = await listed();
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/users/delete/unit-watches',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: api.backend.config.origin,
      cookie: visitor,
    },
    payload: `id=${own?.id}`,
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, routes.accountAlerts.href()]);
});
