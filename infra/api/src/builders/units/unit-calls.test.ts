import * as calls from '@umbral/domain/api/units.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newProject } from '../projects/testing/project-form-bodies.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let admin: string;
let id: number;
let plant: number;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  admin = await signIn(app, 'admin');
  id = (await newProject(app, api.backend, 'Con torres', builder)).id;
  const row = await api.backend.db
    .selectFrom('plant')
    .where('project_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  plant = row.id;
});

beforeEach(async () => {
  await sql`delete from stock_unit where plant_id = ${plant}`.execute(api.backend.db);
  await sql`delete from tower where project_id = ${id}`.execute(api.backend.db);
});

afterAll(() => api.close());

async function read(project = id, cookie = builder) {
  const { data } = await call(app, calls.getProjectUnits, { params: { id: project } }, { cookie });
  return data;
}

const change = (units: object[], cookie = builder, project = id) =>
  send(app, calls.changeUnits, { params: { id: project }, body: { units } }, { cookie });

const saveTowers = (towers: object[], cookie = builder, project = id) =>
  send(app, calls.saveTowers, { params: { id: project }, body: { towers } }, { cookie });

/** A new home of the only typology. */
const home = (name: string, more: object = {}) => ({ id: null, version: null, name, plant_id: plant, ...more });

async function made(...units: object[]) {
  const answer = await change(units);
  expect(answer.statusCode).toBe(200);
  return calls.changeUnits.response.parse(answer.json()).units;
}

async function tower(floors = 12) {
  const answer = await saveTowers([{ id: null, name: 'Torre 1', floors }]);
  return calls.saveTowers.response.parse(answer.json()).towers[0]?.id ?? 0;
}

test('[C340, C341] towers are made, renamed and ordered; saying it again changes nothing', async () => {
  const first = await tower();
  expect(await tower()).toBe(first);
  const second = [
    { id: null, name: 'Torre 2', floors: 8 },
    { id: first, name: 'Torre Norte', floors: 12 },
  ];
  expect((await saveTowers(second)).statusCode).toBe(200);
  expect((await read()).towers.map(({ name, floors }) => [name, floors])).toEqual([
    ['Torre 2', 8],
    ['Torre Norte', 12],
  ]);
});

test('[C341] a tower that holds homes neither goes nor becomes lower than they are', async () => {
  const id = await tower();
  await made(home('1101', { tower_id: id, floor: 11, place: 1 }));
  expect((await saveTowers([])).json().issues).toEqual({
    towers: 'Torre 1 todavía tiene inmuebles: muévelos o elimínalos primero',
  });
  expect((await saveTowers([{ id, name: 'Torre 1', floors: 10 }])).json().issues).toEqual({
    'towers.0.floors': 'Hay inmuebles hasta el piso 11',
  });
  expect((await saveTowers([{ id, name: '', floors: 0 }])).json().issues).toMatchObject({
    'towers.0.name': 'El campo es obligatorio',
  });
});

test('[C342] homes are made at the price of their typology, changed and removed; each change stands in the log', async () => {
  const towerId = await tower();
  const [unit] = await made(home('Apartamento 301', { tower_id: towerId, floor: 3, place: 1 }));
  expect(unit).toMatchObject({ state: 'available', price: 420_000_000, version: 1, is_ready: false });
  const sold = { id: unit?.id, version: 1, state: 'sold', price: 430_000_000 };
  const { units } = (await change([sold])).json();
  expect(units).toMatchObject([{ state: 'sold', version: 2 }]);
  expect((await change([{ id: unit?.id, version: 2, remove: true }])).json().removed).toEqual([unit?.id]);
  expect((await read()).units).toEqual([]);
  const { rows } =
    await sql`select before, after, changed_by from unit_log where unit_id = ${unit?.id} order by id`.execute(
      api.backend.db,
    );
  expect(rows).toMatchObject([
    { before: null, changed_by: 2 },
    { before: { state: 'available', price: 420_000_000 }, after: { state: 'sold', price: 430_000_000 } },
    { after: null, before: { state: 'sold' } },
  ]);
});

test('[C342] a home that moved on meanwhile stays and is told; the others are saved, and a repeated call is no conflict', async () => {
  const [one, two] = await made(home('101'), home('102'));
  await change([{ id: one?.id, version: 1, state: 'held' }], admin);
  const again = [
    { id: one?.id, version: 1, state: 'sold' },
    { id: two?.id, version: 1, state: 'sold' },
  ];
  const first = (await change(again)).json();
  expect(first.units).toMatchObject([{ name: '102', state: 'sold', version: 2 }]);
  expect(first.moved).toMatchObject([
    { id: one?.id, name: '101', unit: { state: 'held', version: 2 }, by: 'el equipo del portal' },
  ]);
  expect((await change(again.slice(1))).json()).toMatchObject({ units: [{ version: 2 }], moved: [] });
});

test('[C342] a home that somebody removed is told as gone; one of another project is refused', async () => {
  const [unit] = await made(home('101'));
  await change([{ id: unit?.id, version: 1, remove: true }], admin);
  const answer = (await change([{ id: unit?.id, version: 1, state: 'sold' }])).json();
  expect(answer.moved).toMatchObject([{ id: unit?.id, unit: null, by: 'el equipo del portal' }]);
  const { rows } = await sql<{ id: number }>`select s.id from stock_unit s join plant p on p.id = s.plant_id
    where p.project_id <> ${id} limit 1`.execute(api.backend.db);
  expect((await change([{ id: rows[0]?.id, version: 1, state: 'sold' }])).json().issues).toEqual({
    'units.0.id': 'El inmueble no es de este proyecto',
  });
});

test('[C342] two people who change different homes at once are both heard', async () => {
  const units = await made(...Array.from({ length: 20 }, (_, index) => home(String(index + 1))));
  const answers = await Promise.all(
    units.map(({ id }, index) => change([{ id, version: 1, state: 'reserved' }], index % 2 ? builder : admin)),
  );
  expect(answers.map((answer) => answer.json().moved)).toEqual(units.map(() => []));
  expect((await read()).units.every(({ state }) => state === 'reserved')).toBe(true);
});

test('[C342] homes are found by their number, and swap numbers and places in one call', async () => {
  const towerId = await tower();
  const [one, two] = await made(
    home('Apto 101', { tower_id: towerId, floor: 1, place: 1 }),
    home('Apto 102', { tower_id: towerId, floor: 1, place: 2 }),
  );
  expect(
    (await change([{ id: null, version: null, name: 'apto 101', price: 500_000_000 }])).json().units,
  ).toMatchObject([{ id: one?.id, price: 500_000_000 }]);
  const swapped = await change([
    { id: one?.id, version: 2, name: 'Apto 102', place: 2 },
    { id: two?.id, version: 1, name: 'Apto 101', place: 1 },
  ]);
  expect(swapped.json().units.map(({ id, place }: calls.Unit) => [id, place])).toEqual([
    [one?.id, 2],
    [two?.id, 1],
  ]);
});

test('[C342] whatever is wrong refuses all, at its field', async () => {
  const towerId = await tower(3);
  await made(home('101', { tower_id: towerId, floor: 1, place: 1 }));
  const { rows } = await sql<{ id: number }>`select id from plant where project_id <> ${id} limit 1`.execute(
    api.backend.db,
  );
  const answer = await change([
    home('101'),
    home('201', { tower_id: towerId, floor: 4, place: 1 }),
    home('202', { tower_id: towerId, floor: 1, place: 1 }),
    home('203', { place: 1 }),
    home('204', { discount: 900_000_000 }),
    home('205', { plant_id: rows[0]?.id, price: 1_000_000 }),
    home('206', { private_area: 900 }),
    { id: null, version: null, name: '207' },
  ]);
  expect([answer.statusCode, answer.json().issues]).toEqual([
    422,
    {
      'units.1.floor': 'La torre tiene 3 pisos',
      'units.2.place': 'En ese lugar ya está 101',
      'units.3.tower_id': 'Elige la torre en la que está',
      'units.4.discount': 'El descuento no puede ser mayor que el precio',
      'units.5.plant_id': 'La tipología no es de este proyecto',
      'units.6.private_area': 'El área privada no puede ser mayor que la construida',
      'units.7.plant_id': 'Elige la tipología',
    },
  ]);
  expect((await read()).units).toHaveLength(1);
  expect((await change([{ id: null, version: null }])).statusCode).toBe(422);
  expect((await change([])).statusCode).toBe(422);
  expect((await change([home('1', { state: 'gone' })])).json().issues).toHaveProperty(['units.0.state']);
});

test('[C342] 2,000 homes change in one call', async () => {
  const towerId = await tower(100);
  const all = Array.from({ length: 2000 }, (_, index) =>
    home(String(index), { tower_id: towerId, floor: Math.floor(index / 20) + 1, place: (index % 20) + 1 }),
  );
  const units = await made(...all);
  const answer = await change(units.map((unit) => ({ id: unit.id, version: 1, state: 'sold' })));
  expect(answer.json().units).toHaveLength(2000);
  expect((await change([...all, home('one more')])).statusCode).toBe(422);
}, 60_000);

test('[C342] only what can be delivered now is stock of its typology and concerns the open form', async () => {
  const versionOf = async () =>
    (await api.backend.db.selectFrom('project').where('id', '=', id).select('version').executeTakeFirstOrThrow())
      .version;
  const before = await versionOf();
  const [, ready] = await made(home('101'), home('102', { is_ready: true }));
  expect(await versionOf()).toBe(before + 1);
  const stock = () =>
    api.backend.db
      .selectFrom('plant')
      .where('id', '=', plant)
      .select(['property_stock', 'stock_quantity'])
      .executeTakeFirstOrThrow();
  expect(await stock()).toEqual({ property_stock: true, stock_quantity: 1 });
  await change([{ id: ready?.id, version: 1, state: 'reserved' }]);
  expect(await stock()).toEqual({ property_stock: false, stock_quantity: 0 });
  await change([{ id: null, version: null, name: '101', state: 'sold' }]);
  expect(await versionOf()).toBe(before + 2);
});

test('[C340, C341, C342] projects of others are as absent as none', async () => {
  const { rows } = await sql<{ id: number }>`select id from project where builder_id = 2 limit 1`.execute(
    api.backend.db,
  );
  const foreign = rows[0]?.id ?? 0;
  const readAs = (cookie?: string) => send(app, calls.getProjectUnits, { params: { id: foreign } }, { cookie });
  expect((await readAs(builder)).statusCode).toBe(404);
  expect((await readAs()).statusCode).toBe(401);
  expect((await readAs(admin)).statusCode).toBe(200);
  expect((await change([home('1')], builder, foreign)).statusCode).toBe(404);
  expect((await saveTowers([], builder, foreign)).statusCode).toBe(404);
});
