import { previewAlert } from '@umbral/domain/api/saved.ts';
import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day, happen, plantsOf } from '../../testing/alert-fixture.ts';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { runAlerts } from './alert-job.ts';
import { addAlert } from './save-alert.ts';

let api: TestApp;
/** Each test stands in a year of its own, so that none sees the held news of another. */
let years = 0;

beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  years += 1;
  api.setNow(at(1));
  await sql`truncate alert, alert_digest, plant_news, outbox, attempt_count cascade`.execute(api.backend.db);
});
afterAll(() => api.close());

const at = (number: number, time?: string) => day(number + years * 364, time);

async function preview(filters: WatchedFilters) {
  return (await call(api.app, previewAlert, { body: { filters } })).data;
}

test('[C120] the preview tells new homes and lowered prices of the last seven days, and nothing older', async () => {
  const [older = 0, fresh = 0, cheaper = 0] = await plantsOf(api, 'bogota', 3);
  const price = (await sql<{ price: number }>`select price from plant where id = ${cheaper}`.execute(api.backend.db))
    .rows[0]?.price;
  await happen(api, { plantId: older, at: at(-7, '08:59') });
  await happen(api, { plantId: fresh, at: at(-5) });
  await happen(api, { plantId: cheaper, at: at(0), former: (price ?? 0) + 5_000_000 });
  const { total, homes, places } = await preview({ city: 'bogota' });
  expect(total).toBe(2);
  expect(homes.map(({ plant_id, kind }) => [plant_id, kind])).toEqual([
    [fresh, 'listed'],
    [cheaper, 'price-drop'],
  ]);
  expect(homes[1]).toMatchObject({ price: { kind: 'told', cop: price }, previous_price: (price ?? 0) + 5_000_000 });
  expect(homes[0]?.title).toContain(' · ');
  expect(places).toEqual({ department: null, city: 'Bogotá', zone: null, neighborhood: null });
});

test('[C120] it tells exactly what the mail of a weekly alert would have told', async () => {
  const plants = await plantsOf(api, 'cali', 6);
  await addAlert(api.backend, {
    path: null,
    userId:
      (await sql<{ id: number }>`select id from app_user where email = 'visitante@example.com'`.execute(api.backend.db))
        .rows[0]?.id ?? 0,
    email: 'visitante@example.com',
    userKey: '',
    name: '',
    filters: { city: 'cali' },
    frequency: 'weekly',
  });
  for (const [index, plantId] of plants.entries()) await happen(api, { plantId, at: at(2 + (index % 3)) });
  api.setNow(at(8, '08:59'));
  const { total, homes } = await preview({ city: 'cali' });
  api.setNow(at(8, '12:00'));
  await runAlerts(api.backend);
  const { rows } = await sql<{ total: number }>`select total from alert_digest_item`.execute(api.backend.db);
  expect(rows).toEqual([{ total }]);
  expect([total, homes.length]).toEqual([6, 3]);
});

test('[C120] homes of a bulk load, of which no news are told, count by the day they were made', async () => {
  const [plant = 0] = await plantsOf(api, 'bogota', 1);
  await sql`update plant set created_at = ${at(-1)} where id = ${plant}`.execute(api.backend.db);
  expect((await preview({ city: 'bogota' })).homes.map(({ plant_id }) => plant_id)).toEqual([plant]);
  await happen(api, { plantId: plant, at: at(0) });
  api.setNow(at(1, '10:30'));
  expect((await preview({ city: 'bogota' })).total).toBe(1);
});

test('[C120] a hidden price stays hidden, and nothing found is told as nothing', async () => {
  const { rows } = await sql<{ id: number; city: string }>`
    select p.id, c.slug as city from plant p join project j on j.id = p.project_id join city c on c.id = j.city_id
    where p.hide_price and p.is_active and j.state = 'published' limit 1`.execute(api.backend.db);
  const [hidden] = rows;
  await happen(api, { plantId: hidden?.id ?? 0, at: at(0) });
  expect((await preview({ city: hidden?.city ?? '' })).homes).toMatchObject([
    { price: { kind: 'hidden' }, previous_price: null },
  ]);
  expect(await preview({ city: 'no-hay-tal-ciudad' })).toEqual({
    total: 0,
    homes: [],
    places: { department: null, city: null, zone: null, neighborhood: null },
  });
});

test('[C120] broken filters are refused; asking needs no account and stores nothing', async () => {
  const wrong = [{}, { filters: { areas: [{ kind: 'include', points: [] }] } }, { filters: { monthly: 5 } }];
  for (const body of wrong) expect((await send(api.app, previewAlert, { body })).statusCode).toBe(422);
  const cookie = await signIn(api.app, 'visitor');
  await call(api.app, previewAlert, { body: { filters: {} } }, { cookie });
  const { rows } = await sql`select from alert`.execute(api.backend.db);
  expect(rows).toEqual([]);
});
