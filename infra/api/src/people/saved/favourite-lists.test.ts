import * as lists from '@umbral/domain/api/favourite-lists.ts';
import { listFavourites, saveFavourite } from '@umbral/domain/api/saved.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let mine: string;
let theirs: string;
let plantId: number;

beforeAll(async () => {
  api = await createTestApp();
  mine = await signIn(api.app, 'visitor');
  theirs = await signIn(api.app, 'seo');
  const { rows } = await sql<{ id: number }>`select p.id from plant p join project j on j.id = p.project_id
    where j.state = 'published' and p.is_active and not p.hide_price order by p.id limit 1`.execute(api.backend.db);
  plantId = rows[0]?.id ?? 0;
});
beforeEach(async () => {
  await sql`truncate favourite, favourite_list cascade`.execute(api.backend.db);
  await call(api.app, saveFavourite, { body: { plant_id: plantId } }, { cookie: mine });
});
afterAll(() => api.close());

async function create(name: string, cookie = mine): Promise<number> {
  const { id } = await call(api.app, lists.createFavouriteList, { body: { name } }, { cookie });
  return id ?? 0;
}

async function favourite() {
  return (await call(api.app, listFavourites, {}, { cookie: mine })).data[0];
}

const change = (body: object, cookie = mine) => send(api.app, lists.changeFavourite, { body }, { cookie });

test('[B136, C223, C224, C225, C226] a list is made, renamed and deleted; its favourites stay', async () => {
  const id = await create('Para mamá');
  expect((await change({ plant_id: plantId, list_id: id })).json().ok).toBe(1);
  expect(await favourite()).toMatchObject({ list_id: id });
  await call(api.app, lists.renameFavouriteList, { body: { id, name: 'Inversión' } }, { cookie: mine });
  const { data } = await call(api.app, lists.listFavouriteLists, {}, { cookie: mine });
  expect(data).toMatchObject([{ id, name: 'Inversión' }]);
  await call(api.app, lists.deleteFavouriteList, { body: { id } }, { cookie: mine });
  expect(await favourite()).toMatchObject({ plant_id: plantId, list_id: null });
});

test('[C224, C225] a name is given once, whatever its capitals, and the field says so', async () => {
  await create('Inversión');
  const id = await create('Para mamá');
  const twice = await send(api.app, lists.createFavouriteList, { body: { name: 'INVERSIÓN' } }, { cookie: mine });
  expect([twice.statusCode, twice.json().issues]).toEqual([422, { name: 'Ya tienes una lista con ese nombre.' }]);
  const renamed = await send(api.app, lists.renameFavouriteList, { body: { id, name: 'inversión' } }, { cookie: mine });
  expect(renamed.statusCode).toBe(422);
  expect(await create('Inversión', theirs)).toBeGreaterThan(0);
});

test('[C224] at most 20 lists are kept, also when 30 are made at once', async () => {
  const made = await Promise.all(Array.from({ length: 30 }, (_, index) => create(`Lista ${index}`)));
  expect(made.filter((id) => id > 0)).toHaveLength(20);
});

test('[B136, C227] a note is kept, changed and taken away; moving keeps it', async () => {
  await change({ plant_id: plantId, note: '  Preguntar por el parqueadero  ' });
  await change({ plant_id: plantId, list_id: await create('Una') });
  expect(await favourite()).toMatchObject({ note: 'Preguntar por el parqueadero', list_id: expect.any(Number) });
  await change({ plant_id: plantId, list_id: null, note: '' });
  expect(await favourite()).toMatchObject({ note: null, list_id: null });
});

test('[C223, C225, C226, C227] lists and favourites of others do not exist', async () => {
  const id = await create('Mía');
  const asOther = { cookie: theirs };
  expect((await call(api.app, lists.listFavouriteLists, {}, asOther)).data).toEqual([]);
  expect((await send(api.app, lists.renameFavouriteList, { body: { id, name: 'x' } }, asOther)).statusCode).toBe(404);
  expect((await send(api.app, lists.deleteFavouriteList, { body: { id } }, asOther)).statusCode).toBe(404);
  expect((await change({ plant_id: plantId, note: 'x' }, theirs)).statusCode).toBe(404);
  await call(api.app, saveFavourite, { body: { plant_id: plantId } }, asOther);
  expect((await change({ plant_id: plantId, list_id: id }, theirs)).statusCode).toBe(404);
});

test('[C223, C224, C225, C226, C227] nobody without a session, and no wrong input', async () => {
  const calls = [
    [lists.listFavouriteLists, {}, undefined],
    [lists.createFavouriteList, { name: 'x' }, { name: '' }],
    [lists.renameFavouriteList, { id: 1, name: 'x' }, { id: 1, name: 'x'.repeat(61) }],
    [lists.deleteFavouriteList, { id: 1 }, { id: 'x' }],
    [lists.changeFavourite, { plant_id: 1, note: 'x' }, { plant_id: 1, note: 'x'.repeat(501) }],
  ] as const;
  for (const [endpoint, right, wrong] of calls) {
    expect((await send(api.app, endpoint, endpoint.method === 'GET' ? {} : { body: right })).statusCode).toBe(401);
    if (wrong) expect((await send(api.app, endpoint, { body: wrong }, { cookie: mine })).statusCode).toBe(422);
  }
});

test('[B136, C130] the price told on the day of saving is kept, and says nothing where the price is hidden now', async () => {
  const { rows } = await sql<{ price: number }>`select price from plant where id = ${plantId}`.execute(api.backend.db);
  const price = rows[0]?.price ?? 0;
  await sql`update plant set price = price - 8000000 where id = ${plantId}`.execute(api.backend.db);
  expect(await favourite()).toMatchObject({ told_price: price, plant: { price: { kind: 'told', cop: price - 8e6 } } });
  await sql`update plant set hide_price = true where id = ${plantId}`.execute(api.backend.db);
  expect(await favourite()).toMatchObject({ told_price: null, plant: { price: { kind: 'hidden' } } });
  await sql`delete from favourite`.execute(api.backend.db);
  await call(api.app, saveFavourite, { body: { plant_id: plantId } }, { cookie: mine });
  await sql`update plant set hide_price = false where id = ${plantId}`.execute(api.backend.db);
  expect(await favourite()).toMatchObject({ told_price: null });
});
