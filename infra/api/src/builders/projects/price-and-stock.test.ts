import * as calls from '@umbral/domain/api/builder-prices.ts';
import { changeProjectState, getProjectForm } from '@umbral/domain/api/builder-projects.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newProject } from './testing/project-form-bodies.ts';

let api: TestApp;
let app: FastifyInstance;
let builder: string;
let admin: string;
let id: number;
let plant: number;
let unit: number;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  builder = await signIn(app, 'builder');
  admin = await signIn(app, 'admin');
  id = (await newProject(app, api.backend, 'Con inmuebles', builder)).id;
  const { rows } = await sql<{ plant: number; unit: number }>`select p.id as plant, s.id as unit from plant p
    join stock_unit s on s.plant_id = p.id where p.project_id = ${id}`.execute(api.backend.db);
  plant = rows[0]?.plant ?? 0;
  unit = rows[0]?.unit ?? 0;
});

afterAll(() => api.close());

function units(changes: object[], cookie = builder, project = id) {
  return send(app, calls.updateStockUnits, { params: { id: project }, body: { units: changes } }, { cookie });
}

test('[C308, B099] a home is switched off and on; the stock of its typology follows, and open forms learn of it', async () => {
  const off = (await units([{ id: unit, available: false }])).json();
  expect(off.plants).toEqual([{ id: plant, property_stock: false, stock_quantity: 0 }]);
  const on = (
    await units([{ id: unit, available: true, price: 410_000_000, discount: null, description: 'Piso alto' }])
  ).json();
  expect(on).toMatchObject({ version: off.version + 1, plants: [{ property_stock: true, stock_quantity: 1 }] });
  const { data } = await call(app, getProjectForm, { params: { id } }, { cookie: builder });
  expect(data.version).toBe(on.version);
  const row = await api.backend.db
    .selectFrom('stock_unit')
    .where('id', '=', unit)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ price: 410_000_000, discount: null, description: 'Piso alto', is_available: true });
});

test('[C308] homes of other projects, repeated ones and discounts above the price change nothing', async () => {
  const before = await api.backend.db
    .selectFrom('stock_unit')
    .where('id', '=', unit)
    .selectAll()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{
    id: number;
  }>`select s.id from stock_unit s join plant p on p.id = s.plant_id where p.project_id <> ${id} limit 1`.execute(
    api.backend.db,
  );
  const answer = await units([
    { id: unit, price: 1 },
    { id: rows[0]?.id, available: false },
    { id: unit, available: false },
  ]);
  expect([answer.statusCode, answer.json().issues]).toEqual([
    422,
    {
      'units.1.id': 'El inmueble no es de este proyecto',
      'units.2.id': 'El inmueble no es de este proyecto',
    },
  ]);
  expect((await units([{ id: unit, discount: 500_000_000 }])).json().issues).toHaveProperty(['units.0.discount']);
  expect((await units([{ id: unit }])).statusCode).toBe(422);
  expect((await units([])).statusCode).toBe(422);
  expect(
    await api.backend.db.selectFrom('stock_unit').where('id', '=', unit).selectAll().executeTakeFirstOrThrow(),
  ).toEqual(before);
});

test('[C306, C308] other builders find nothing, other roles may not', async () => {
  const { rows } = await sql<{ id: number }>`select id from project where builder_id = 2 limit 1`.execute(
    api.backend.db,
  );
  const foreign = rows[0]?.id ?? 0;
  expect((await units([{ id: 1, available: false }], builder, foreign)).statusCode).toBe(404);
  expect((await units([{ id: 1, available: false }], '')).statusCode).toBe(401);
  expect((await units([{ id: 1, available: false }], await signIn(app, 'contributor'))).statusCode).toBe(403);
  const read = (cookie?: string) => send(app, calls.listProjectPrices, { params: { id: foreign } }, { cookie });
  expect((await read()).statusCode).toBe(401);
  expect((await read(builder)).statusCode).toBe(404);
  expect((await read(admin)).statusCode).toBe(200);
});

test('[C306] the owner sees each price of each typology with who set it', async () => {
  const { data } = await call(app, calls.listProjectPrices, { params: { id } }, { cookie: builder });
  expect(data).toMatchObject([
    {
      plant_id: plant,
      price: 420_000_000,
      changes: [{ price: 420_000_000, previous_price: null, changed_by: 'Andrés' }],
    },
  ]);
});

test('[C307] the public sees one price a day once the project is public, and none where prices are hidden', async () => {
  const read = () => send(app, calls.getPriceHistory, { params: { id: plant } });
  expect((await read()).statusCode).toBe(404);
  await send(app, changeProjectState, { params: { id }, body: { action: 'publish' } }, { cookie: admin });
  await sql`insert into price_log (plant_id, price, effective_at) values (${plant}, 440000000, now() - interval '60 days'),
    (${plant}, 430000000, now() - interval '30 days')`.execute(api.backend.db);
  const { data } = (await read()).json();
  expect(data).toMatchObject({ currency: 'COP', last_change_percent: -2.3 });
  expect(data.history.map(({ price }: { price: number }) => price)).toEqual([440_000_000, 430_000_000, 420_000_000]);
  await sql`update builder set is_active = false where id = 1`.execute(api.backend.db);
  expect((await read()).statusCode).toBe(404);
  await sql`update builder set is_active = true where id = 1`.execute(api.backend.db);
  await sql`update plant set is_active = false, removed_at = now() where id = ${plant}`.execute(api.backend.db);
  expect((await read()).statusCode).toBe(404);
  await sql`update plant set is_active = true, removed_at = null, hide_price = true where id = ${plant}`.execute(
    api.backend.db,
  );
  expect((await read()).json().data).toMatchObject({ history: [], last_change_percent: null });
  expect((await send(app, calls.getPriceHistory, { params: { id: 'x' } })).statusCode).toBe(422);
});
