import { countProjectView } from '@umbral/domain/api/projects.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
/** A published project and one that nobody may see. */
let shown: number;
let withdrawn: number;

beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await sql<{ id: number }>`
    select id from project where state = 'published' order by id limit 2`.execute(api.backend.db);
  shown = rows[0]?.id ?? 0;
  withdrawn = rows[1]?.id ?? 0;
  await sql`update project set state = 'archived' where id = ${withdrawn}`.execute(api.backend.db);
});

afterAll(() => api.close());

async function counted(): Promise<{ project_id: number; views: number }[]> {
  const { rows } = await sql<{ project_id: number; views: number }>`
    select project_id, sum(views)::int as views from project_view_count group by 1`.execute(api.backend.db);
  return rows;
}

const visit = (id: number, options = {}) => call(api.app, countProjectView, { params: { id } }, options);

test('[C415] each view of a project adds one; builders at work and programs visit nothing', async () => {
  const before = (await counted()).find(({ project_id }) => project_id === shown)?.views ?? 0;
  expect(await visit(shown)).toEqual({ ok: 1 });
  expect(await visit(shown, { cookie: await signIn(api.app, 'visitor') })).toEqual({ ok: 1 });
  expect(await visit(shown, { cookie: await signIn(api.app, 'builder') })).toEqual({ ok: 1 });
  expect(await visit(shown, { headers: { 'user-agent': 'Googlebot/2.1' } })).toEqual({ ok: 1 });
  expect((await counted()).find(({ project_id }) => project_id === shown)?.views).toBe(before + 2);
});

test('[C415] a project that is unknown or that the public may not see counts nowhere', async () => {
  const before = await counted();
  expect(await visit(999_999)).toEqual({ ok: 0 });
  expect(await visit(withdrawn)).toEqual({ ok: 0 });
  expect(await counted()).toEqual(before);
});
