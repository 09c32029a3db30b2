import * as calls from '@umbral/domain/api/surveys.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, people, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let visitor: string;
let admin: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  visitor = await signIn(app, 'visitor');
  admin = await signIn(app, 'admin');
});

beforeEach(async () => {
  await sql`delete from portal_survey`.execute(api.backend.db);
  await sql`delete from builder_survey where user_id is not null`.execute(api.backend.db);
});

afterAll(() => api.close());

const opinion = {
  builder_id: 2,
  response_time: 'same-day',
  contact_medium: 'whatsapp',
  service_rating: 1,
  content_rating: 4,
  comments: 'Me llamaron el mismo día.',
};

const rate = (changes: object = {}, cookie?: string) =>
  send(app, calls.rateBuilder, { body: { ...opinion, ...changes } }, { cookie });

async function builder(id: number) {
  return api.backend.db.selectFrom('builder').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

test('[C137, B081] an opinion counts once per person and builder, and the rating follows', async () => {
  const before = await builder(2);
  expect((await rate({}, visitor)).json()).toEqual({ ok: 1, reason: null });
  const again = (await rate({ service_rating: 5 }, visitor)).json();
  expect([again.ok, again.reason]).toEqual([0, expect.stringContaining('Ya calificaste')]);
  const after = await builder(2);
  expect(after.rating_count).toBe(before.rating_count + 1);
  const sum = (before.rating ?? 0) * before.rating_count + 1;
  expect(after.rating).toBeCloseTo(sum / after.rating_count, 1);
  expect((await rate({ builder_id: 3 }, visitor)).json().ok).toBe(1);
});

test('[C137] twenty opinions at once of one person leave one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => rate({}, visitor)));
  expect(answers.filter((answer) => answer.json().ok === 1)).toHaveLength(1);
});

test('[C137] the author is whom the session names; nobody rates the own builder', async () => {
  await rate({ user_id: 3, email: 'otra@example.com' }, visitor);
  const row = await api.backend.db
    .selectFrom('builder_survey')
    .where('user_id', 'is not', null)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([row.user_id, row.email]).toEqual([1, people.visitor]);
  const own = (await rate({ builder_id: 1 }, await signIn(app, 'builder'))).json();
  expect([own.ok, own.reason]).toEqual([0, 'No puedes calificar a tu propia constructora.']);
});

const wrongOpinions: readonly [string, object, string][] = [
  ['no stars', { service_rating: null }, 'service_rating'],
  ['six stars', { content_rating: 6 }, 'content_rating'],
  ['half a star', { service_rating: 2.5 }, 'service_rating'],
  ['no response time', { response_time: '' }, 'response_time'],
  ['a response time of its own', { response_time: 'nunca' }, 'response_time'],
  ['an unknown medium', { contact_medium: 'fax' }, 'contact_medium'],
  ['an unknown kind of content', { content_type: 'x' }, 'content_type'],
  ['endless comments', { comments: 'x'.repeat(5001) }, 'comments'],
];

test.each(wrongOpinions)('[C137, M013] %s is refused with its field', async (_what, changes, field) => {
  const answer = await rate(changes, visitor);
  expect([answer.statusCode, Object.keys(answer.json().issues)]).toEqual([422, [field]]);
});

test('[C137] without a session 401; an unknown builder 404', async () => {
  expect((await rate()).statusCode).toBe(401);
  expect((await rate({ builder_id: 99_999 }, visitor)).statusCode).toBe(404);
});

const answers = {
  user_id: 0,
  qualification_umbral: 5,
  email: 'ana@example.com',
  content_opinion: '1',
  search_interest: '',
  user_comments: '',
  user_key: 'navegador-1',
};

const answer = (changes: object = {}, cookie?: string) =>
  send(app, calls.answerPortalSurvey, { body: { ...answers, ...changes } }, { cookie });

const stored = () => api.backend.db.selectFrom('portal_survey').selectAll().orderBy('id').execute();

test('[C138, B079] a visitor answers with an e-mail; what was sought is kept', async () => {
  const sought = { content_opinion: '0', search_interest: 'Lotes en Chía', sought: 'Un lote', found: '0' };
  expect((await answer({ ...sought, email: 'Ana@Example.com' })).json()).toEqual({ ok: 1, reason: null });
  expect(await stored()).toMatchObject([
    {
      email: 'ana@example.com',
      rating: 5,
      content_opinion: false,
      search_interest: 'Lotes en Chía',
      sought: 'Un lote',
      found: false,
      user_id: null,
    },
  ]);
});

test('[C138] the browser that has answered is told so; a stranger who types the e-mail learns nothing', async () => {
  await answer();
  const same = (await answer({ email: 'otra@example.com' })).json();
  expect([same.ok, same.reason]).toEqual([0, expect.stringContaining('Ya calificaste')]);
  const stranger = await answer({ user_key: 'navegador-2', qualification_umbral: 1 });
  const fresh = await answer({ user_key: 'navegador-3', email: 'nadie@example.com' });
  expect(stranger.json()).toEqual(fresh.json());
  expect((await stored()).map(({ email, rating }) => [email, rating])).toEqual([
    ['ana@example.com', 5],
    ['nadie@example.com', 5],
  ]);
});

test('[C138, C140] with a session no e-mail is needed, the answer is the person’s, and once is enough', async () => {
  const body = { email: '', user_id: 1 };
  expect((await answer(body, visitor)).json()).toEqual({ ok: 1, reason: null });
  expect((await answer({ ...body, user_key: 'otro' }, visitor)).json().ok).toBe(0);
  expect(await stored()).toMatchObject([{ user_id: 1, email: people.visitor }]);
});

test('[C138] who answered with the e-mail before has answered', async () => {
  await answer({ email: people.visitor });
  expect((await answer({ email: '', user_id: 1 }, visitor)).json().ok).toBe(0);
});

const wrongAnswers: readonly [string, object, string, string][] = [
  ['no stars', { qualification_umbral: undefined }, 'qualification_umbral', 'Es necesario realizar esta calificación'],
  ['no e-mail', { email: '' }, 'email', 'El campo es obligatorio'],
  ['no e-mail of somebody who claims an account', { email: '', user_id: 7 }, 'email', 'El campo es obligatorio'],
  ['a wrong e-mail', { email: 'ana' }, 'email', 'El mail no es válido'],
  ['no opinion', { content_opinion: '' }, 'content_opinion', 'El campo es obligatorio'],
  ['nothing sought', { content_opinion: '0' }, 'search_interest', 'El campo es obligatorio'],
];

test.each(wrongAnswers)(
  '[C138, B079, M002, M006, M013] %s is refused in its words',
  async (_w, changes, field, text) => {
    const refused = await answer(changes);
    expect([refused.statusCode, refused.json().issues]).toEqual([422, { [field]: text }]);
  },
);

test('[C138] an unknown field is refused, a short comment is not [B103]', async () => {
  expect((await answer({ rating: 5 })).statusCode).toBe(422);
  expect((await answer({ user_comments: 'Bien' })).statusCode).toBe(200);
});

test('[C139, C140, B078] the owner and administrators learn whether it was answered', async () => {
  const byEmail = (cookie?: string, email: string = people.visitor) =>
    send(app, calls.checkPortalSurveyByEmail, { params: { email } }, { cookie });
  const byId = (cookie?: string, id = 1) => send(app, calls.checkPortalSurvey, { params: { id } }, { cookie });
  expect([(await byEmail(visitor)).json(), (await byId(visitor)).json()]).toEqual([{ ok: 0 }, { ok: 0 }]);
  await answer({ email: people.visitor });
  for (const cookie of [visitor, admin]) {
    expect([(await byEmail(cookie)).json(), (await byId(cookie)).json()]).toEqual([{ ok: 1 }, { ok: 1 }]);
  }
  expect([(await byEmail()).statusCode, (await byId()).statusCode]).toEqual([401, 401]);
  const curious = await signIn(app, 'builder');
  expect([(await byEmail(curious)).statusCode, (await byId(curious)).statusCode]).toEqual([403, 403]);
  expect((await byEmail(visitor, 'nadie@example.com')).statusCode).toBe(403);
  expect((await byEmail(visitor, 'no-es-un-mail')).statusCode).toBe(422);
  expect((await byEmail(visitor)).headers['cache-control']).toBe('no-store');
});

test('[C141] the taxonomies come in their order; an unknown one is refused', async () => {
  for (const taxonomy of calls.surveyTaxonomies) {
    const { data } = await call(app, calls.listSurveyTaxonomy, { params: { taxonomy } });
    expect(data.length, taxonomy).toBeGreaterThanOrEqual(4);
  }
  const stars = await call(app, calls.listSurveyTaxonomy, { params: { taxonomy: 'service_type' } });
  expect(stars.data.map(({ name }) => name)).toEqual(['Excelente', 'Buena', 'Satisfactoria', 'Básica', 'Deficiente']);
  expect((await send(app, calls.listSurveyTaxonomy, { params: { taxonomy: 'prices' } })).statusCode).toBe(422);
});

test('[C137, C138, C139, C140] an account that has not proved its e-mail neither learns nor takes what is of its owner', async () => {
  const prove = (moment: string | null) =>
    sql`update app_user set email_verified_at = ${moment}::timestamptz where email = ${people.visitor}`.execute(
      api.backend.db,
    );
  const learnt = async () => {
    const byEmail = await send(
      app,
      calls.checkPortalSurveyByEmail,
      { params: { email: people.visitor } },
      { cookie: visitor },
    );
    const byId = await send(app, calls.checkPortalSurvey, { params: { id: 1 } }, { cookie: visitor });
    return [byEmail.json().ok, byId.json().ok];
  };
  await prove(null);
  await answer({ email: people.visitor });
  expect(await learnt()).toEqual([0, 0]);
  expect((await answer({ email: '', user_id: 1, user_key: 'otro' }, visitor)).json().ok).toBe(1);
  expect(await learnt()).toEqual([1, 1]);
  expect((await stored()).map(({ user_id, email }) => [user_id, email])).toEqual([
    [null, people.visitor],
    [1, null],
  ]);
  expect((await rate({}, visitor)).json().ok).toBe(1);
  const { rows } = await sql`select email from builder_survey where user_id = 1`.execute(api.backend.db);
  expect(rows).toEqual([{ email: null }]);
  await prove('2026-01-01');
  expect(await learnt()).toEqual([1, 1]);
});

test('[C141] the surveys of a day are those that have begun and not ended, each with its questions and choices', async () => {
  const open = async (day: string) => {
    api.setNow(new Date(`${day}T15:00:00Z`));
    return (await call(app, calls.listOpenSurveys, {})).data;
  };
  const surveys = await open('2026-11-21');
  expect(surveys.length).toBeGreaterThanOrEqual(4);
  for (const { questions } of surveys) {
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.every(({ kind, options }) => (kind === 'text' ? options.length === 0 : options.length > 1))).toBe(
      true,
    );
  }
  const slugs = (await open('2027-02-01')).map(({ slug }) => slug);
  expect(slugs).not.toContain('tu-experiencia-en-la-feria');
  expect(await open('2025-01-01')).toEqual([]);
});
