import { sql } from 'kysely';
import { filterPlants } from 'shared-contracts/api/plants.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { initialFee, monthlyCredit } from './monthly-amounts.ts';

let api: TestApp;
let listed: PlantRecord[];

beforeAll(async () => {
  api = await createTestApp();
  await sql`update plant set initial_fee_percent = null where id % 5 = 0`.execute(api.backend.db);
  await sql`update plant set initial_fee_percent = 12.5 where id % 7 = 0`.execute(api.backend.db);
  listed = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call(api.app, filterPlants, {
      body: { orderBy: 'monthly-asc', items_per_page: 100, current_page: page },
    });
    listed.push(...answer.data);
    pages = answer.pages;
  }
}, 60_000);

afterAll(() => api.close());

test('[C072] the list by monthly payment is in the order of the index, hidden prices last', () => {
  const orders = listed.map((plant) => plant.monthly_order);
  expect(new Set(listed.map(({ hide_price }) => hide_price)).size).toBe(2);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(listed.at(-1)?.hide_price).toBe(true);
});

test('[B088] the database reckons the amounts of each record to the peso', async () => {
  const { rows } = await sql<{ id: number; monthly_credit: number | null; initial_fee: number | null }>`
    select p.id, ${monthlyCredit}::float8 as monthly_credit, ${initialFee}::float8 as initial_fee
    from plant p join project j on j.id = p.project_id join city c on c.id = j.city_id
    join department d on d.id = c.department_id join country o on o.id = d.country_id`.execute(api.backend.db);
  const byId = new Map(rows.map(({ id, ...amounts }) => [id, amounts]));
  const wrong = listed.filter(({ id, monthly_credit, initial_fee }) => {
    const reckoned = byId.get(id);
    return reckoned?.monthly_credit !== monthly_credit || reckoned.initial_fee !== initial_fee;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(listed.some(({ project }) => project.localization.country === 'PA')).toBe(true);
});
