import * as projects from '@umbral/domain/api/builder-projects.ts';
import * as calls from '@umbral/domain/api/project-previews.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { validForm } from '../projects/testing/project-form-bodies.ts';
import { linkDays } from './preview-links.ts';
import { openStage, type PreviewStage } from './testing/preview-stage.ts';

let stage: PreviewStage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.api.close());

/** Brings the end of every link nearer, as days that pass do. */
async function age(days: number): Promise<void> {
  await sql`update project_preview set expires_at = expires_at - make_interval(days => ${days}::int)`.execute(
    stage.api.backend.db,
  );
}

test('[C360, C369] one link for a draft: asked again it is the same, good for its time anew; taken back it is another', async () => {
  const { api, app, builder, draftOf, open } = stage;
  const draft_id = await draftOf({ name: 'Un enlace' });
  const share = async () => (await call(app, calls.sharePreview, { body: { draft_id } }, { cookie: builder })).data;
  const [first, twin] = await Promise.all([share(), share()]);
  expect(twin.token).toBe(first.token);
  await open(first.token ?? '');
  await age(5);
  const later = await share();
  expect([later.token, later.opened]).toEqual([first.token, 1]);
  expect(Date.parse(later.expires_at)).toBeGreaterThanOrEqual(Date.parse(first.expires_at));
  await call(app, calls.revokePreview, { params: { id: later.id } }, { cookie: builder });
  await call(app, calls.revokePreview, { params: { id: later.id } }, { cookie: builder });
  const next = await share();
  expect(next.token).not.toBe(first.token);
  const { data: all } = await call(app, calls.listPreviews, { query: { draft_id } }, { cookie: builder });
  expect(all.map(({ token, created_by }) => [token, created_by])).toEqual([
    [next.token, expect.any(String)],
    [null, expect.any(String)],
  ]);
  const { rows } =
    await sql`select from project_preview where position(${next.token} in project_preview::text) > 0`.execute(
      api.backend.db,
    );
  expect(rows).toHaveLength(0);
});

test('[C361, C362] a link that is taken back or has run out says so and shows nothing; an unknown one is 404', async () => {
  const { app, draftOf, tokenOf } = stage;
  const draft_id = await draftOf({ name: 'Se acaba' });
  const token = await tokenOf({ draft_id });
  const look = async () => (await call(app, calls.openPreview, { body: { token } })).data;
  await age(linkDays + 1);
  expect(await look()).toEqual({ state: 'ended', why: 'expired' });
  const renewed = await tokenOf({ draft_id });
  expect(renewed).not.toBe(token);
  expect(await look()).toEqual({ state: 'ended', why: 'revoked' });
  expect((await send(app, calls.openPreview, { body: { token: 'nadie' } })).statusCode).toBe(404);
  const answer = await send(app, calls.openPreview, { body: { token: renewed } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('[C360, C361, C369] drafts and projects of other builders are absent; visitors 403, nobody 401', async () => {
  const { api, app, builder, admin, open } = stage;
  const { rows } = await sql<{ id: number }>`
    insert into project_draft (builder_id, title, payload) values (2, 'Ajeno', '{}') returning id`.execute(
    api.backend.db,
  );
  const draft_id = rows[0]?.id;
  const { rows: foreign } = await sql<{ id: number }>`
    select id from project where builder_id = 2 order by id limit 1`.execute(api.backend.db);
  const project_id = foreign[0]?.id;
  const status = async (body: object, cookie = builder) =>
    (await send(app, calls.sharePreview, { body }, { cookie })).statusCode;
  expect(await status({ draft_id })).toBe(404);
  expect(await status({ project_id })).toBe(404);
  expect(await status({ draft_id, project_id })).toBe(422);
  expect(await status({})).toBe(422);
  expect(await status({ draft_id: 'x' })).toBe(422);
  expect(await status({ draft_id }, '')).toBe(401);
  expect(await status({ draft_id }, await signIn(app, 'visitor'))).toBe(403);
  const { data } = await call(app, calls.sharePreview, { body: { draft_id } } as never, { cookie: admin });
  expect((await send(app, calls.revokePreview, { params: { id: data.id } }, { cookie: builder })).statusCode).toBe(404);
  expect((await send(app, calls.listPreviews, { query: { draft_id } }, { cookie: builder })).statusCode).toBe(404);
  expect((await open(data.token ?? '')).plant.project.builder.id).toBe(2);
});

test('[C362] a link goes on with the project that the draft becomes, and ends when that is archived', async () => {
  const { api, app, builder, draftOf, tokenOf, open } = stage;
  const form = await validForm(api.backend, 'Sigue el enlace');
  const draft_id = await draftOf(form);
  const token = await tokenOf({ draft_id });
  const body = { form, idempotency_key: crypto.randomUUID(), draft: { id: draft_id, version: 1 } };
  const { id, version } = await call(app, projects.createProject, { body }, { cookie: builder });
  expect((await open(token)).plant.project.id).toBe(id);
  await call(
    app,
    projects.changeProjectState,
    { params: { id }, body: { action: 'archive', version } },
    { cookie: builder },
  );
  expect((await call(app, calls.openPreview, { body: { token } })).data).toEqual({ state: 'ended', why: 'gone' });
});
