import { listComments, listCommentsToModerate, moderateComment, saveComment } from '@umbral/domain/api/comments.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let article: { id: number; slug: string };

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  article = await api.backend.db.selectFrom('article').select(['id', 'slug']).orderBy('id').executeTakeFirstOrThrow();
});

beforeEach(async () => {
  await sql`delete from comment`.execute(api.backend.db);
});

afterAll(() => api.close());

function write(changes: object = {}, cookie?: string) {
  const body = {
    node_id: article.id,
    comment_id: 0,
    content: 'Muy útil, gracias.',
    user_id: 0,
    subject: '',
    user_name: 'Ana María',
    user_mail: 'ana@example.com',
    user_key: 'visita-1',
    ...changes,
  };
  return send(app, saveComment, { body }, { cookie });
}

async function list() {
  return call(app, listComments, { params: { slug: article.slug } });
}

test('[C102, C103, B068] a comment and its reply are listed; a reply to a reply stays in the thread', async () => {
  expect((await write()).json()).toEqual({ ok: 1, error: null });
  const [top] = (await list()).data;
  await write({ comment_id: top?.id, content: 'De acuerdo.' });
  const reply = (await list()).data[0]?.replies[0];
  await write({ comment_id: reply?.id, content: 'Yo también.' });
  const { data, total } = await list();
  expect(total).toBe(3);
  expect(data[0]?.replies.map(({ content }) => content)).toEqual(['De acuerdo.', 'Yo también.']);
});

test('[B068] links of visitors are stripped, those of administrators stay', async () => {
  const content = 'Miren esto https://spam.example/x y www.spam.example ahora';
  await write({ content });
  expect((await list()).data[0]?.content).toBe('Miren esto y ahora');
  await write({ content }, await signIn(app, 'admin'));
  expect((await list()).data[0]?.content).toBe(content);
  expect((await write({ content: 'https://spam.example' })).json().ok).toBe(0);
});

test('[B068] markup stays text, and repeated empty paragraphs become one', async () => {
  await write({ content: '<script>alert(1)</script>\n\n\n\n\nHola' });
  expect((await list()).data[0]?.content).toBe('<script>alert(1)</script>\n\nHola');
});

const wrong: readonly [string, object, string][] = [
  ['a name of two letters', { user_name: 'Al' }, 'user_name'],
  ['a name with other signs', { user_name: 'Ana <3' }, 'user_name'],
  ['a subject with other signs', { subject: 'Hola!' }, 'subject'],
  ['an emoji', { content: 'Qué bien 😀' }, 'content'],
  ['no content', { content: '   ' }, 'content'],
  ['a wrong address', { user_mail: 'ana' }, 'user_mail'],
];

test.each(wrong)('[B068, M011, M006] %s is refused with its field', async (_what, changes, field) => {
  const answer = await write(changes);
  expect([answer.statusCode, Object.keys(answer.json().issues)]).toEqual([422, [field]]);
});

test('[C103] who is signed in writes under the own name, whatever the form says', async () => {
  await write({ user_name: 'El alcalde', user_id: 3 }, await signIn(app, 'visitor'));
  const row = await api.backend.db.selectFrom('comment').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: 'Valentina Rojas', email: 'visitante@example.com', user_id: 1 });
  expect(JSON.stringify(await list())).not.toContain('@');
});

test('[C103] a comment of another article cannot be answered here, and an unknown article is 404', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into comment (article_id, name, email, content)
    select id, 'Otra', 'otra@example.com', 'x' from article where id <> ${article.id} limit 1 returning id`.execute(
    api.backend.db,
  );
  expect((await write({ comment_id: rows[0]?.id })).statusCode).toBe(404);
  expect((await write({ node_id: 9_999_999 })).statusCode).toBe(404);
});

test('[C103] the page of the article is renewed', async () => {
  await sql`delete from outbox`.execute(api.backend.db);
  await write();
  const { rows } = await sql<{
    payload: { paths: string[] };
  }>`select payload from outbox where topic = 'purge'`.execute(api.backend.db);
  expect(rows[0]?.payload.paths[0]).toBe(`/actualidad/${article.slug}`);
});

test('[C103] the same words twice are one comment, however many clicks', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => write()));
  expect(answers.every((answer) => answer.json().ok === 1)).toBe(true);
  expect((await list()).total).toBe(1);
});

test('[C103] who writes too much waits; others do not, and staff neither', async () => {
  const many = async (changes: object, cookie?: string) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => write({ ...changes, content: `Comentario ${index}` }, cookie)),
    );
    return answers.filter((answer) => answer.json().ok === 1).length;
  };
  expect(await many({})).toBe(5);
  expect((await write({ content: 'Otro más', user_mail: 'ANA@example.com' })).json()).toEqual({
    ok: 0,
    error: 'Escribiste muchos comentarios. Espera unos minutos.',
  });
  expect((await write({ user_mail: 'luis@example.com' })).json().ok).toBe(1);
  expect(await many({}, await signIn(app, 'contributor'))).toBe(8);
});

test('[C240, C241] moderators hide a comment with its replies and show it again', async () => {
  await write();
  const top = (await list()).data[0]?.id ?? 0;
  await write({ comment_id: top, content: 'De acuerdo.' });
  const cookie = await signIn(app, 'contributor');
  expect((await call(app, moderateComment, { body: { id: top, state: 'hidden' } }, { cookie })).ok).toBe(1);
  expect(await list()).toEqual({ data: [], total: 0 });
  const hidden = await call(app, listCommentsToModerate, { query: { state: 'hidden' } }, { cookie });
  expect(hidden.data).toMatchObject([{ id: top, is_reply: false, article: { slug: article.slug } }]);
  expect(JSON.stringify(hidden)).not.toContain('@');
  await call(app, moderateComment, { body: { id: top, state: 'published' } }, { cookie });
  expect((await list()).total).toBe(2);
  const log = await api.backend.db.selectFrom('audit_log').where('entity', '=', 'comment').selectAll().execute();
  expect(log).toHaveLength(2);
});

test('[C240, C241] moderation is for administrators and contributors', async () => {
  const body = { id: 1, state: 'hidden' };
  const statuses = async (cookie?: string) => [
    (await send(app, listCommentsToModerate, {}, { cookie })).statusCode,
    (await send(app, moderateComment, { body }, { cookie })).statusCode,
  ];
  expect(await statuses()).toEqual([401, 401]);
  for (const person of ['visitor', 'builder', 'seo'] as const) {
    expect(await statuses(await signIn(app, person)), person).toEqual([403, 403]);
  }
  const cookie = await signIn(app, 'admin');
  expect((await send(app, moderateComment, { body: { id: 999_999, state: 'hidden' } }, { cookie })).statusCode).toBe(
    404,
  );
  expect((await send(app, moderateComment, { body: { id: 1, state: 'gone' } }, { cookie })).statusCode).toBe(422);
});

test('[C102] an unknown article, and what is no slug, have no comments', async () => {
  expect((await send(app, listComments, { params: { slug: 'no-existe' } })).statusCode).toBe(404);
  expect((await send(app, listComments, { params: { slug: 'No Existe' } })).statusCode).toBe(422);
});
