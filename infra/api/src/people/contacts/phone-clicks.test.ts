import { countPhoneClick } from '@umbral/domain/api/plants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

function click(id: number, type: 'phone' | 'whatsapp' | 'mobile') {
  return call(api.app, countPhoneClick, { params: { id }, body: { type } });
}

test('[C074] clicks on phone and WhatsApp are counted by day and kind, also many at once', async () => {
  await Promise.all(Array.from({ length: 50 }, () => click(1, 'whatsapp')));
  await click(1, 'phone');
  const { rows } = await sql`select type, clicks from plant_phone_click_count where plant_id = 1 order by type`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([
    { type: 'phone', clicks: 1 },
    { type: 'whatsapp', clicks: 50 },
  ]);
});

test('[C074] an unknown plant counts nothing, and a wrong kind or number is refused', async () => {
  expect(await click(2_000_000, 'phone')).toEqual({ ok: 0 });
  expect((await send(api.app, countPhoneClick, { params: { id: 1 }, body: { type: 'fax' } })).statusCode).toBe(422);
  expect((await send(api.app, countPhoneClick, { params: { id: 'x' }, body: { type: 'phone' } })).statusCode).toBe(422);
});
