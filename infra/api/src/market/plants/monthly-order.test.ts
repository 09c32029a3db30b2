import { filterPlants } from '@umbral/domain/api/plants.ts';
import type { ListedFilters } from '@umbral/domain/filters/wire-filters.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { initialFee, monthlyCredit } from '../conditions/monthly-amounts.ts';

let api: TestApp;
let listed: PlantRecord[];

beforeAll(async () => {
  api = await createTestApp();
  await sql`update plant set initial_fee_percent = null where id % 5 = 0`.execute(api.backend.db);
  await sql`update plant set initial_fee_percent = 12.5 where id % 7 = 0`.execute(api.backend.db);
  await sql`update plant set hide_price = true where id % 29 = 0`.execute(api.backend.db);
  listed = await byMonthlyPayment({ zone: 'suba' });
});

afterAll(() => api.close());

async function byMonthlyPayment(filters: ListedFilters): Promise<PlantRecord[]> {
  const { data } = await call(api.app, filterPlants, {
    body: { ...filters, orderBy: 'monthly-asc', items_per_page: 100 },
  });
  return data;
}

test('[C072] the list by monthly payment is in the order of the index, hidden prices last', () => {
  const orders = listed.map((plant) => plant.monthly_order);
  expect(new Set(listed.map(({ price }) => price.kind))).toEqual(new Set(['told', 'hidden']));
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(listed.at(-1)?.price.kind).toBe('hidden');
});

test('[B088] the database reckons the amounts of each record to the peso', async () => {
  const { rows } = await sql<{ id: number; monthly_credit: number | null; initial_fee: number | null }>`
    select p.id, ${monthlyCredit}::float8 as monthly_credit, ${initialFee}::float8 as initial_fee
    from plant p join project j on j.id = p.project_id join city c on c.id = j.city_id
    join department d on d.id = c.department_id join country o on o.id = d.country_id`.execute(api.backend.db);
  const abroad = await byMonthlyPayment({ country: 'PA' });
  expect(abroad.length).toBeGreaterThan(5);
  const byId = new Map(rows.map(({ id, ...amounts }) => [id, amounts]));
  const wrong = [...listed, ...abroad].filter(({ id, monthly_credit, initial_fee }) => {
    const reckoned = byId.get(id);
    return reckoned?.monthly_credit !== monthly_credit || reckoned.initial_fee !== initial_fee;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
