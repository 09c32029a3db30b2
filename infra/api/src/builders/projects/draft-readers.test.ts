import * as calls from '@umbral/domain/api/builder-drafts.ts';
import { updateProject } from '@umbral/domain/api/builder-projects.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { validForm } from './testing/project-form-bodies.ts';

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

beforeEach(async () => {
  await sql`delete from project_draft`.execute(api.backend.db);
});

afterAll(() => api.close());

const saveAs = (cookie: string, body: object) =>
  call(app, calls.saveDraft, { body: { builder: 1, payload: { name: 'Mirador' }, ...body } }, { cookie });

const tell = (cookie: string, id: number, tab: string = crypto.randomUUID()) =>
  call(app, calls.tellPresence, { params: { id }, body: { tab } }, { cookie });

test('[C370, B142] two people on one draft know of each other, and who saved the version that is not theirs', async () => {
  const { id } = await saveAs(builder, {});
  expect(await tell(builder, id)).toMatchObject({ version: 1, saved_by: null, others: [] });
  const seen = await tell(admin, id);
  expect(seen.others).toHaveLength(1);
  expect(seen.saved_by).toBe(seen.others[0]);
  await saveAs(admin, { id, version: 1 });
  const [other] = (await tell(builder, id)).others;
  expect(await tell(builder, id)).toMatchObject({ version: 2, saved_by: other, others: [other] });
});

test('[C370] who was silent for a while has left, and two tabs of one person are nobody else', async () => {
  const { id } = await saveAs(builder, {});
  await tell(admin, id);
  await tell(builder, id);
  await sql`update draft_reader set seen_at = now() - interval '40 seconds'`.execute(api.backend.db);
  expect((await tell(builder, id)).others).toEqual([]);
});

test('[C370] a draft of another builder is absent; without a session 401', async () => {
  const { rows } = await sql<{
    id: number;
  }>`insert into project_draft (builder_id, payload) values (2, '{}') returning id`.execute(api.backend.db);
  const input = { params: { id: rows[0]?.id ?? 0 }, body: { tab: crypto.randomUUID() } };
  expect((await send(app, calls.tellPresence, input, { cookie: builder })).statusCode).toBe(404);
  expect((await send(app, calls.tellPresence, input)).statusCode).toBe(401);
  const { rows: told } = await sql`select from draft_reader`.execute(api.backend.db);
  expect(told).toEqual([]);
});

test('[C370] a draft that ends while a tab tells of itself is absent', async () => {
  const { id } = await saveAs(builder, {});
  const input = { params: { id }, body: { tab: crypto.randomUUID() } };
  const answer = await api.backend.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('project_draft').where('id', '=', id).execute();
    const told = send(app, calls.tellPresence, input, { cookie: builder });
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        api.backend.db,
      );
      expect(rows).toHaveLength(1);
    });
    return { told };
  });
  expect((await answer.told).statusCode).toBe(404);
});

test('[C303, C304, B142] changes of a project begin with a version of it, and say so when they take in a newer one', async () => {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from project where builder_id = 1 and state = 'published' order by id limit 1`.execute(
    api.backend.db,
  );
  const { id: project_id = 0, version: before = 0 } = rows[0] ?? {};
  const { id } = await saveAs(builder, { project_id });
  const read = () => call(app, calls.getDraft, { params: { id } }, { cookie: builder });
  const { data: begun } = await read();
  expect(begun.project_version).toBe(before);
  expect(begun.project_form).toHaveProperty('plants');
  const form = await validForm(api.backend, 'Del medio');
  await call(app, updateProject, { body: { id: project_id, version: before, form } }, { cookie: builder });

  const payload = { name: 'Con lo nuevo' };
  const old = { builder: 1, id, version: 1, project_id, payload, project_version: before };
  const stale = await send(app, calls.saveDraft, { body: old }, { cookie: builder });
  expect(stale.json().issues).toHaveProperty('project_version');
  expect((await read()).data.version).toBe(1);
  await saveAs(builder, { id, version: 1, project_id });
  expect((await read()).data.project_version).toBe(before);
  await saveAs(builder, { id, version: 2, project_id, project_version: before + 1 });
  expect((await read()).data).toMatchObject({ project_version: before + 1, project_form: { name: 'Del medio' } });
});
