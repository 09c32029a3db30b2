import { saveDraft } from '@umbral/domain/api/builder-drafts.ts';
import { createProject } from '@umbral/domain/api/builder-projects.ts';
import * as calls from '@umbral/domain/api/project-comments.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { validForm } from '../projects/testing/project-form-bodies.ts';
import { queueCommentLetters } from './comment-jobs.ts';
import { commentMail } from './comment-mails.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let admin: string;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  admin = await signIn(app, 'admin');
});

afterAll(() => api.close());

async function newDraft(payload: Record<string, unknown> = { name: 'Con comentarios' }): Promise<number> {
  return (await call(app, saveDraft, { body: { builder: 1, payload } }, { cookie: builder })).id;
}

function say(draft_id: number, text: string, cookie = builder, rest: { path?: string; key?: string } = {}) {
  const body = { draft_id, text, key: crypto.randomUUID(), ...rest };
  return call(app, calls.writeComment, { body }, { cookie });
}

const said = async (draft_id: number, cookie = builder) =>
  (await call(app, calls.listComments, { query: { draft_id } }, { cookie })).data;

test('[C366, C367] both sides of a draft read what the other says, and about which field', async () => {
  const draft = await newDraft();
  await say(draft, '¿El precio incluye el parqueadero?', admin, { path: 'plants.0.price' });
  await say(draft, ' Sí, lo incluye. ');
  expect((await said(draft)).map(({ text, path, by_portal, is_own }) => [text, path, by_portal, is_own])).toEqual([
    ['¿El precio incluye el parqueadero?', 'plants.0.price', true, false],
    ['Sí, lo incluye.', null, false, true],
  ]);
});

test('[C367] what is sent twice is said once; empty, too long and strange things are refused by field', async () => {
  const draft = await newDraft();
  const key = crypto.randomUUID();
  const [first, second] = [
    await say(draft, 'Una vez', builder, { key }),
    await say(draft, 'Una vez', builder, { key }),
  ];
  expect(second.data.id).toBe(first.data.id);
  const atOnce = { key: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => say(draft, 'A la vez', builder, atOnce)));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  const issues = async (body: object) =>
    Object.keys(
      (await send(app, calls.writeComment, { body: { draft_id: draft, key, ...body } }, { cookie: builder })).json()
        .issues,
    );
  expect(await issues({ text: '   ' })).toEqual(['text']);
  expect(await issues({ text: 'x'.repeat(1001) })).toEqual(['text']);
  expect(await issues({ text: 'x', path: '<b>' })).toEqual(['path']);
  expect(await issues({ text: 'x', project_id: 7 })).toEqual(['draft_id']);
  expect(await said(draft)).toHaveLength(2);
});

test('[C368] a comment is settled and opened again, however often it is asked', async () => {
  const draft = await newDraft();
  const { data } = await say(draft, 'Falta el plano', admin);
  const settle = (settled: boolean) =>
    call(app, calls.settleComment, { params: { id: data.id }, body: { settled } }, { cookie: builder });
  const { settled_at } = (await settle(true)).data;
  expect(settled_at).not.toBeNull();
  expect((await settle(true)).data.settled_at).toBe(settled_at);
  expect((await settle(false)).data.settled_at).toBeNull();
});

test('[C366, C367, C368] conversations of other builders are absent; visitors 403, nobody 401', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into project_draft (builder_id, title, payload) values (2, 'Ajeno', '{}') returning id`.execute(
    api.backend.db,
  );
  const draft_id = rows[0]?.id ?? 0;
  const { data } = await say(draft_id, 'Solo para ellos', admin);
  const asked = async (cookie: string) => [
    (await send(app, calls.listComments, { query: { draft_id } }, { cookie })).statusCode,
    (await send(app, calls.writeComment, { body: { draft_id, text: 'x', key: crypto.randomUUID() } }, { cookie }))
      .statusCode,
    (await send(app, calls.settleComment, { params: { id: data.id }, body: { settled: true } }, { cookie })).statusCode,
  ];
  expect(await asked(builder)).toEqual([404, 404, 404]);
  expect(await asked(await signIn(app, 'visitor'))).toEqual([403, 403, 403]);
  expect(await asked('')).toEqual([401, 401, 401]);
});

test('[C367] a conversation goes on with the project that the draft becomes', async () => {
  const form = await validForm(api.backend, 'Sigue la conversación');
  const draft = await newDraft(form);
  await say(draft, 'Antes de enviarlo');
  const body = { form, idempotency_key: crypto.randomUUID(), draft: { id: draft, version: 1 } };
  const { id } = await call(app, createProject, { body }, { cookie: builder });
  const { data } = await call(app, calls.listComments, { query: { project_id: id } }, { cookie: builder });
  expect(data.map(({ text }) => text)).toEqual(['Antes de enviarlo']);
});

test('[C367] the other side is told by one letter of all that was said, and of more only an hour later', async () => {
  const draft = await newDraft({ name: 'Con cartas' });
  await sql`update project_comment set told_at = now() - interval '2 hours'`.execute(api.backend.db);
  const orders = async () => {
    const { rows } = await sql<{ id: number }>`
      delete from outbox where topic = 'mail' and payload ->> 'template' = 'project-comments'
      returning (payload ->> 'commentId')::int as id`.execute(api.backend.db);
    return rows.map(({ id }) => id);
  };
  await say(draft, 'Falta el plano', admin);
  const { data: newest } = await say(draft, 'Y una foto', admin);
  await queueCommentLetters(api.backend);
  expect(await orders()).toEqual([newest.id]);
  const mail = await commentMail(api.backend, { template: 'project-comments', commentId: newest.id });
  expect(mail.letter.paragraphs.slice(1)).toEqual(['«Falta el plano»', '«Y una foto»']);
  expect(mail.to.map(({ address }) => address)).toContain('constructora@example.com');
  await say(draft, 'Una cosa más', admin);
  const { data: answer } = await say(draft, 'Ya está');
  await queueCommentLetters(api.backend);
  expect(await orders()).toEqual([answer.id]);
  expect(
    (await commentMail(api.backend, { template: 'project-comments', commentId: answer.id })).to.map(
      ({ address }) => address,
    ),
  ).toEqual(['admin@example.com']);
  await sql`update project_comment set told_at = told_at - interval '61 minutes'`.execute(api.backend.db);
  await queueCommentLetters(api.backend);
  expect(await orders()).toHaveLength(1);
});

test('[C368] of a letter what was settled before it is sent is left out, and only where nothing is left it is none', async () => {
  const draft = await newDraft({ name: 'Con cartas resueltas' });
  const { data: first } = await say(draft, 'Falta el plano', admin);
  const { data: newest } = await say(draft, 'Y una foto', admin);
  await queueCommentLetters(api.backend);
  const letter = () => commentMail(api.backend, { template: 'project-comments', commentId: newest.id });
  const settle = (id: number) =>
    call(app, calls.settleComment, { params: { id }, body: { settled: true } }, { cookie: builder });
  await settle(newest.id);
  expect((await letter()).letter.paragraphs.slice(1)).toEqual(['«Falta el plano»']);
  await settle(first.id);
  await expect(letter()).rejects.toThrow('no longer exists');
});
