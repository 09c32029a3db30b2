import * as calls from '@umbral/domain/api/surveys.ts';
import type { OpenSurvey } from '@umbral/domain/contact/survey.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let survey: OpenSurvey;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  api.setNow(new Date('2026-11-21T15:00:00Z'));
  const { data } = await call(app, calls.listOpenSurveys, {});
  const open = data.find(({ questions }) => questions.some(({ kind }) => kind === 'several'));
  if (!open) throw new Error('no survey of the seed allows several choices');
  survey = open;
});

beforeEach(async () => {
  await sql`delete from survey_reply`.execute(api.backend.db);
});

afterAll(() => api.close());

/** An answer to each question: the first choice, two of several, words. */
function full(): Record<string, string | string[]> {
  return Object.fromEntries(
    survey.questions.map(({ id, kind, options }) => {
      const chosen = options.slice(0, 2).map((option) => String(option.id));
      return [String(id), kind === 'text' ? 'Un patio' : kind === 'several' ? chosen : (chosen[0] ?? '')];
    }),
  );
}

const reply = (answers: object = full(), cookie?: string, key = 'navegador-1', slug = survey.slug) =>
  send(app, calls.answerOpenSurvey, { params: { slug }, body: { user_key: key, answers } }, { cookie });

const stored = async () =>
  (
    await sql<{ question_id: number; option_id: number | null; words: string | null }>`
    select question_id, option_id, words from survey_answer order by question_id, option_id`.execute(api.backend.db)
  ).rows;

test('[C403] a reply is kept with each choice, once for a browser and once for a person', async () => {
  expect((await reply()).json()).toEqual({ ok: 1, reason: null });
  const chosen = Object.values(full()).flat().length;
  expect(await stored()).toHaveLength(chosen);
  const again = (await reply()).json();
  expect([again.ok, again.reason]).toEqual([0, 'Ya respondiste esta encuesta. ¡Gracias!']);
  const visitor = await signIn(app, 'visitor');
  expect((await reply(full(), visitor)).json().ok).toBe(1);
  expect((await reply(full(), visitor, 'otro')).json().ok).toBe(0);
  expect(await stored()).toHaveLength(2 * chosen);
});

test('[C403] twenty replies at once of one browser leave one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => reply()));
  expect(answers.filter((answer) => answer.json().ok === 1)).toHaveLength(1);
});

test('[C403, M006] what is missing, unknown or twice is said at its question, and nothing is kept', async () => {
  const required = survey.questions.filter((question) => question.is_required);
  const nothing = (await reply({})).json().issues;
  expect(nothing).toEqual(Object.fromEntries(required.map(({ id }) => [`answers.${id}`, 'El campo es obligatorio'])));
  const one = survey.questions.find(({ kind }) => kind === 'one');
  const several = survey.questions.find(({ kind }) => kind === 'several');
  const foreign = (await reply({ ...full(), [one?.id ?? 0]: '999999' })).json().issues;
  expect(foreign).toEqual({ [`answers.${one?.id}`]: 'Elige una de las opciones' });
  const option = String(several?.options[0]?.id);
  const twice = (await reply({ ...full(), [several?.id ?? 0]: [option, option] })).json().issues;
  expect(twice).toEqual({ [`answers.${several?.id}`]: 'Elige una de las opciones' });
  const unknown = (await reply({ ...full(), 999999: 'x' })).json().issues;
  expect(unknown).toEqual({ 'answers.999999': 'La pregunta no es de esta encuesta' });
  expect(await stored()).toEqual([]);
});

test('[C403] a survey that is not open is not found', async () => {
  expect((await reply(full(), undefined, 'navegador-1', 'no-existe')).statusCode).toBe(404);
  api.setNow(new Date('2025-01-01T15:00:00Z'));
  expect((await reply()).statusCode).toBe(404);
  api.setNow(new Date('2026-11-21T15:00:00Z'));
});

/** Posts a form as a browser without script does. */
const post = (path: string, fields: readonly (readonly [string, string])[]) =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: api.backend.config.origin,
    },
  });

test('[C403] without script the form is posted, and the browser is led back', async () => {
  const fields = Object.entries(full()).flatMap(([id, given]) =>
    [given].flat().map((value) => [`answers.${id}`, value] as const),
  );
  const sent = await post(`/surveys/open/${survey.slug}`, fields);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/encuesta?enviada=${survey.slug}`]);
  expect(await stored()).toHaveLength(fields.length);
  const wrong = await post(`/surveys/open/${survey.slug}`, []);
  expect([wrong.statusCode, wrong.body.includes('El campo es obligatorio')]).toEqual([422, true]);
});

test('[C138, R013] without script the portal survey is posted, and what is missing is said on a page', async () => {
  await sql`delete from portal_survey`.execute(api.backend.db);
  const fields = [
    ['qualification_umbral', '4'],
    ['email', 'sin.script@example.com'],
    ['content_opinion', '1'],
    ['search_interest', ''],
    ['sought', 'Un lote'],
    ['user_comments', ''],
  ] as const;
  const sent = await post('/surveys/user-umbral', fields);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/encuesta?enviada=portal']);
  const kept = await api.backend.db.selectFrom('portal_survey').selectAll().execute();
  expect(kept).toMatchObject([{ rating: 4, email: 'sin.script@example.com', sought: 'Un lote', found: null }]);
  const wrong = await post('/surveys/user-umbral', fields.slice(1));
  expect([wrong.statusCode, wrong.body.includes('Es necesario realizar esta calificación')]).toEqual([422, true]);
});
