import { getAccountCounts } from '@umbral/domain/api/account.ts';
import * as saved from '@umbral/domain/api/saved.ts';
import { saveTracking } from '@umbral/domain/api/tracking.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let mine: string;
let theirs: string;
let plants: number[];

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  mine = await signIn(app, 'visitor');
  theirs = await signIn(app, 'seo');
  const { rows } = await sql<{ id: number }>`select p.id from plant p join project j on j.id = p.project_id
    where j.state = 'published' and p.is_active order by p.id limit 30`.execute(api.backend.db);
  plants = rows.map(({ id }) => id);
});

beforeEach(async () => {
  await sql`truncate favourite, comparison cascade`.execute(api.backend.db);
});

afterAll(() => api.close());

function plant(index: number): number {
  const id = plants[index];
  if (id === undefined) throw new Error(`there is no plant ${index}`);
  return id;
}

function saveFavourite(plantId: number, cookie = mine) {
  return call(app, saved.saveFavourite, { body: { plant_id: plantId } }, { cookie });
}

async function favouriteIds(cookie: string): Promise<number[]> {
  return (await call(app, saved.listFavourites, {}, { cookie })).data.map(({ plant_id }) => plant_id);
}

function compare(ids: number[], cookie = mine) {
  return call(app, saved.saveComparison, { body: { projects: ids } }, { cookie });
}

test('[C220] the counts of the account are those of its owner', async () => {
  await saveFavourite(plant(0));
  await saveFavourite(plant(1), theirs);
  await compare([plant(1), plant(2)]);
  const countsOf = async (cookie: string) => (await call(app, getAccountCounts, {}, { cookie })).data;
  expect(await countsOf(mine)).toMatchObject({ favourites: 1, comparisons: 1 });
  expect(await countsOf(theirs)).toMatchObject({ favourites: 1, comparisons: 0 });
});

test('[C123, C124, C130, B057] a favourite is saved once, listed newest first, and removed', async () => {
  expect(await saveFavourite(plant(0))).toEqual({ ok: 1, reason: null });
  expect(await saveFavourite(plant(0))).toEqual({ ok: 1, reason: null });
  await saveFavourite(plant(1));
  expect(await favouriteIds(mine)).toEqual([plant(1), plant(0)]);
  const removed = await call(app, saved.deleteFavourite, { body: { plant_id: plant(0) } }, { cookie: mine });
  expect(removed.ok).toBe(1);
  const again = await call(app, saved.deleteFavourite, { body: { plant_id: plant(0) } }, { cookie: mine });
  expect(again).toMatchObject({ ok: 0 });
  expect(await favouriteIds(mine)).toEqual([plant(1)]);
});

test('[C130] nobody sees or removes the favourites of another person', async () => {
  await saveFavourite(plant(0));
  expect(await favouriteIds(theirs)).toEqual([]);
  await call(app, saved.deleteFavourite, { body: { plant_id: plant(0) } }, { cookie: theirs });
  expect(await favouriteIds(mine)).toEqual([plant(0)]);
});

test('[C123] an unknown plant is 404, and the list of favourites has an end', async () => {
  expect((await send(app, saved.saveFavourite, { body: { plant_id: 2_000_000 } }, { cookie: mine })).statusCode).toBe(
    404,
  );
  await sql`insert into favourite (user_id, plant_id)
    select u.id, p.id from app_user u, (select id from plant order by id desc limit 200) p
    where u.email = 'visitante@example.com'`.execute(api.backend.db);
  expect(await saveFavourite(plant(0))).toMatchObject({ ok: 0 });
});

test('[B054, B057] people with two roles are told that this is not for them', async () => {
  await sql`insert into user_role select id, 'seo' from app_user where email = 'colaborador@example.com'`.execute(
    api.backend.db,
  );
  const cookie = await signIn(app, 'contributor');
  expect(await saveFavourite(plant(0), cookie)).toMatchObject({ ok: 0 });
  expect(await compare([plant(0), plant(1)], cookie)).toMatchObject({ ok: 0 });
});

test('[C122, C129, C131, B054] a comparison of 2 to 4 plants is saved in its order, listed and deleted', async () => {
  const { id } = await compare([plant(3), plant(1), plant(2)]);
  const { data } = await call(app, saved.listComparisons, {}, { cookie: mine });
  expect(data.map(({ projects }) => projects.map((project) => project.id))).toEqual([[plant(3), plant(1), plant(2)]]);
  const foreign = await send(app, saved.deleteComparison, { query: { comparison_id: id } }, { cookie: theirs });
  expect(foreign.statusCode).toBe(404);
  const own = await send(app, saved.deleteComparison, { query: { comparison_id: id } }, { cookie: mine });
  expect(own.json().ok).toBe(1);
});

test('[B135, C222] a comparison gets a name and loses it again, by its own person only', async () => {
  const { id } = await compare([plant(1), plant(2)]);
  const rename = (name: string, cookie?: string) =>
    send(app, saved.renameComparison, { body: { comparison_id: id, name } }, { cookie });
  const names = async () => (await call(app, saved.listComparisons, {}, { cookie: mine })).data.map(({ name }) => name);
  expect((await rename('Las de Suba', mine)).json().ok).toBe(1);
  expect(await names()).toEqual(['Las de Suba']);
  expect((await rename('', mine)).statusCode).toBe(200);
  expect(await names()).toEqual([null]);
  expect((await rename('Ajena', theirs)).statusCode).toBe(404);
  expect((await rename('De nadie')).statusCode).toBe(401);
  expect((await rename('x'.repeat(81), mine)).statusCode).toBe(422);
});

test('[C122, B054, M089, M093] one plant is too few, the same one twice too, and five are too many', async () => {
  expect(await compare([plant(0)])).toMatchObject({ ok: 0, id: null });
  expect(await compare([plant(0), plant(0)])).toMatchObject({ ok: 0 });
  expect(await compare(plants.slice(0, 5))).toMatchObject({ ok: 0 });
  expect(await compare([plant(0), 2_000_000])).toMatchObject({ ok: 0 });
});

test('[C122, B054, M090] at most 5 comparisons are kept, also when 12 are sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => compare([plant(index), plant(index + 1)])),
  );
  expect(answers.filter(({ ok }) => ok === 1)).toHaveLength(5);
  expect(new Set(answers.filter(({ ok }) => ok === 0).map(({ message }) => message)).size).toBe(1);
});

test('[C127, B092] a visit gets a key and is renewed by it', async () => {
  const begun = await call(app, saveTracking, { body: { id_anonimo: '', filters: { city: 'bogota' } } });
  const renewed = await call(app, saveTracking, { body: { id_anonimo: begun.key, filters: { city: 'cali' } } });
  expect(renewed.key).toBe(begun.key);
  const visit = await api.backend.db
    .selectFrom('tracking_visit')
    .where('key', '=', begun.key)
    .select('filters')
    .execute();
  expect(visit).toEqual([{ filters: { city: 'cali' } }]);
});
