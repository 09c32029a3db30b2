import * as calls from '@umbral/domain/api/survey-results.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  cookie = await signIn(app, 'admin');
  api.setNow(new Date('2026-11-26T15:00:00Z'));
});

beforeEach(async () => {
  for (const table of ['portal_survey', 'builder_survey', 'survey_reply']) {
    await sql`delete from ${sql.table(table)}`.execute(api.backend.db);
  }
});

afterAll(() => api.close());

/** An opinion of the portal at a moment, by somebody of whom nothing may be told. */
const said = (rating: number, at: string, more: { useful?: boolean; found?: boolean | null; comments?: string } = {}) =>
  sql`insert into portal_survey (email, user_key, rating, content_opinion, search_interest, found, user_comments, created_at)
    values (${`persona-${at}-${rating}@example.com`}, ${`llave-${at}-${rating}`}, ${rating}, ${more.useful ?? true},
      ${more.useful === false ? 'Lotes en Chía' : null}, ${more.found ?? null}, ${more.comments ?? null}, ${at})`.execute(
    api.backend.db,
  );

const rated = (builder: number, service: number, content: number, medium = 'phone') =>
  sql`insert into builder_survey (builder_id, email, response_time, contact_medium, service_rating, content_rating, comments)
    values (${builder}, ${`p${service}${content}@example.com`}, 'same-day', ${medium}, ${service}, ${content}, 'Muy claros')`.execute(
    api.backend.db,
  );

test('[C400] stars, shares and the months of Bogotá; a month without answers has no mean', async () => {
  const empty = (await call(app, calls.getPortalResults, {}, { cookie })).data;
  expect([empty.total, empty.mean, empty.stars.map(({ count }) => count), empty.months.length]).toEqual([
    0,
    null,
    [0, 0, 0, 0, 0],
    12,
  ]);
  await said(5, '2026-11-02T12:00:00Z', { found: true });
  // Still October in Bogotá.
  await said(2, '2026-11-01T04:30:00Z', { useful: false, found: false });
  await said(5, '2025-11-30T12:00:00Z');
  const { data } = await call(app, calls.getPortalResults, {}, { cookie });
  expect([data.total, data.mean, data.opinion, data.found]).toEqual([
    3,
    4,
    { yes: 2, no: 1 },
    { yes: 1, no: 1, unsaid: 1 },
  ]);
  expect(data.stars.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 0],
    [3, 0],
    [2, 1],
    [1, 0],
  ]);
  expect([data.months[0]?.month, ...data.months.slice(-2)]).toEqual([
    '2025-12',
    { month: '2026-10', count: 1, mean: 2 },
    { month: '2026-11', count: 1, mean: 5 },
  ]);
});

test('[C401] words come by page, the newest first, and never who wrote them', async () => {
  await said(5, '2026-11-02T12:00:00Z', { comments: '<b>Todo</b> bien' });
  await said(1, '2026-11-03T12:00:00Z', { useful: false, comments: 'Faltan lotes' });
  const answer = await send(app, calls.listWrittenWords, { query: { items_by_page: 2 } }, { cookie });
  const { data, total, pages } = calls.listWrittenWords.response.parse(answer.json());
  expect([total, pages, data.length]).toEqual([3, 2, 2]);
  expect(data.map(({ words }) => words).toSorted()).toEqual(['Faltan lotes', 'Lotes en Chía']);
  expect(data.find(({ kind }) => kind === 'missed')?.stars).toBe(1);
  expect(answer.body).not.toContain('example.com');
  expect(answer.body).not.toContain('llave');
  await rated(2, 4, 5);
  const ofBuilders = await call(app, calls.listWrittenWords, { query: { source: 'builders' } }, { cookie });
  expect(ofBuilders.data).toMatchObject([{ kind: 'comment', stars: 4, words: 'Muy claros' }]);
});

test('[C402] builders by how often they were rated, with means and what was chosen in the words of the list', async () => {
  await rated(3, 2, 2);
  await rated(2, 5, 4);
  await rated(2, 4, 4, 'whatsapp');
  const { data, total } = await call(app, calls.listBuilderResults, {}, { cookie });
  expect([total, data.map(({ builder, count, service, content }) => [builder.id, count, service, content])]).toEqual([
    2,
    [
      [2, 2, 4.5, 4],
      [3, 1, 2, 2],
    ],
  ]);
  expect(data[0]?.contact_media.map(({ count }) => count)).toEqual([1, 1]);
  expect(data[0]?.response_times).toEqual([{ label: 'El mismo día', count: 2 }]);
  const second = await call(app, calls.listBuilderResults, { query: { items_by_page: 1, page: 2 } }, { cookie });
  expect(second.data.map(({ builder }) => builder.id)).toEqual([3]);
});

test('[C404] each choice of a short survey with how often it was made', async () => {
  const { db } = api.backend;
  const question = await db
    .selectFrom('survey_question')
    .where('kind', '=', 'one')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const option = await db
    .selectFrom('survey_option')
    .where('question_id', '=', question.id)
    .selectAll()
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await sql`with replied as (insert into survey_reply (survey_id, user_key) values (${question.survey_id}, 'a') returning id)
    insert into survey_answer (reply_id, survey_id, question_id, option_id)
    select id, ${question.survey_id}, ${question.id}, ${option.id} from replied`.execute(db);
  const { data } = await call(app, calls.listShortResults, {}, { cookie });
  const asked = data.flatMap(({ questions }) => questions).find(({ id }) => id === question.id);
  expect([asked?.answered, asked?.options[0]]).toEqual([1, { label: option.label, count: 1 }]);
  expect(data.reduce((sum, { replies }) => sum + replies, 0)).toBe(1);
});

test('[C400, C401, C402, C404] nobody but administrators reads what surveys say together', async () => {
  const results = [calls.getPortalResults, calls.listWrittenWords, calls.listBuilderResults, calls.listShortResults];
  for (const endpoint of results) {
    expect((await send(app, endpoint, {})).statusCode, endpoint.id).toBe(401);
    for (const person of ['visitor', 'builder', 'contributor', 'seo'] as const) {
      const answer = await send(app, endpoint, {}, { cookie: await signIn(app, person) });
      expect([endpoint.id, person, answer.statusCode]).toEqual([endpoint.id, person, 403]);
    }
  }
});
