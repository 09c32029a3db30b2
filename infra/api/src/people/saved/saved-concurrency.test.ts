import * as saved from '@umbral/domain/api/saved.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let cookie: string;
let plants: number[];

beforeAll(async () => {
  api = await createTestApp();
  cookie = await signIn(api.app, 'visitor');
  const { rows } = await sql<{ id: number }>`select p.id from plant p join project j on j.id = p.project_id
    where j.state = 'published' and p.is_active order by p.id limit 260`.execute(api.backend.db);
  plants = rows.map(({ id }) => id);
});
beforeEach(async () => {
  await sql`truncate favourite, comparison cascade`.execute(api.backend.db);
});
afterAll(() => api.close());

function plant(index: number): number {
  return plants[index % plants.length] ?? 0;
}

async function favourites(): Promise<number[]> {
  const { data } = await call(api.app, saved.listFavourites, {}, { cookie });
  return data.map(({ plant_id }) => plant_id);
}

test('[C123, C124, C130, B057] 100 toggles of one favourite at once leave it there once, or not at all', async () => {
  const body = { plant_id: plant(0) };
  const toggles = Array.from({ length: 100 }, (_, index) =>
    send(api.app, index % 2 === 0 ? saved.saveFavourite : saved.deleteFavourite, { body }, { cookie }),
  );
  const answers = await Promise.all(toggles);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
  const saves = answers.filter((_, index) => index % 2 === 0);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from favourite`.execute(api.backend.db);
  const left = rows[0]?.count ?? 0;
  expect([0, 1]).toContain(left);
  expect(saves.map((answer) => answer.json().ok)).toEqual(Array(50).fill(1));
  expect(await favourites()).toEqual(left === 1 ? [plant(0)] : []);
  await call(api.app, saved.saveFavourite, { body }, { cookie });
  expect(await favourites()).toEqual([plant(0)]);
});

test('[C123] the list of favourites ends at 200, also when 40 are added at once', async () => {
  await sql`insert into favourite (user_id, plant_id)
    select u.id, p.id from app_user u, unnest(${plants.slice(0, 190)}::integer[]) as p (id)
    where u.email = 'visitante@example.com'`.execute(api.backend.db);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      call(api.app, saved.saveFavourite, { body: { plant_id: plant(200 + index) } }, { cookie }),
    ),
  );
  expect(answers.filter(({ ok }) => ok === 1)).toHaveLength(10);
  const { rows } = await sql`select count(*)::int as count from favourite`.execute(api.backend.db);
  expect(rows).toEqual([{ count: 200 }]);
});

test('[C122, C129, B054, M090] 50 comparisons saved at once never pass five', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      call(api.app, saved.saveComparison, { body: { projects: [plant(index), plant(index + 1)] } }, { cookie }),
    ),
  );
  expect(answers.filter(({ ok }) => ok === 1)).toHaveLength(5);
  expect(new Set(answers.filter(({ ok }) => ok === 0).map(({ message }) => message))).toEqual(
    new Set(['Puedes guardar máximo 5 comparaciones. Elimina una para guardar otra.']),
  );
  expect((await call(api.app, saved.listComparisons, {}, { cookie })).data).toHaveLength(5);
});

test('[C122] the same comparison saved again is the one that is there', async () => {
  const save = (projects: number[]) => call(api.app, saved.saveComparison, { body: { projects } }, { cookie });
  const answers = await Promise.all(Array.from({ length: 10 }, () => save([plant(0), plant(1), plant(2)])));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await save([plant(2), plant(1), plant(0)])).id).toBe(answers[0]?.id);
  expect((await call(api.app, saved.listComparisons, {}, { cookie })).data).toHaveLength(1);
});

test('[C122, C123, C124, C129, C130, C131] without a session nothing is told or changed', async () => {
  const calls = [
    [saved.listFavourites, {}],
    [saved.saveFavourite, { body: { plant_id: plant(0) } }],
    [saved.deleteFavourite, { body: { plant_id: plant(0) } }],
    [saved.listComparisons, {}],
    [saved.saveComparison, { body: { projects: [plant(0), plant(1)] } }],
    [saved.deleteComparison, { query: { comparison_id: 1 } }],
  ] as const;
  for (const [endpoint, input] of calls) expect((await send(api.app, endpoint, input)).statusCode).toBe(401);
  const { rows } = await sql`select (select count(*) from favourite) + (select count(*) from comparison) as n`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test.each([
  [saved.saveFavourite, { body: { plant_id: 'uno' } }],
  [saved.saveFavourite, { body: { plant_id: 0 } }],
  [saved.saveFavourite, { body: { plant_id: 9_999_999_999 } }],
  [saved.deleteFavourite, { body: {} }],
  [saved.saveComparison, { body: { projects: '1,2' } }],
  [saved.saveComparison, { body: { projects: Array(21).fill(1) } }],
  [saved.saveComparison, { body: { projects: [1, 2], name: 'x'.repeat(81) } }],
  [saved.saveComparison, { body: { projects: [1, 2], user_id: 1 } }],
  [saved.deleteComparison, { query: { comparison_id: 'x' } }],
] as const)('[C122, C123, C124, C131] wrong input is 422: %#', async (endpoint, input) => {
  expect((await send(api.app, endpoint, input, { cookie })).statusCode).toBe(422);
});
