import { getBuilder, listBuilders } from '@umbral/domain/api/builders.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const slug = 'nogal-constructores';
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
  await sql`delete from builder_survey where builder_id = (select id from builder where slug = ${slug})`.execute(
    api.backend.db,
  );
});

afterAll(() => api.close());

/** Buyers who tell how soon the builder answered. */
async function tell(...times: readonly string[]): Promise<void> {
  for (const time of times)
    await sql`insert into builder_survey (builder_id, response_time, contact_medium, service_rating, content_rating)
      select id, ${time}, 'phone', 4, 4 from builder where slug = ${slug}`.execute(api.backend.db);
}

const read = async () => (await call(api.app, getBuilder, { params: { slug } })).data;

test('[C045, B081] of four opinions nothing is told but how many they are', async () => {
  await tell('same-day', 'same-day', 'week', 'never');
  expect(await read()).toMatchObject({ rating: null, rating_count: 4, response_time: null });
});

test('[C044, C045, B081] from five on the mean and the answer of the buyer in the middle are told', async () => {
  await tell('next-day');
  expect(await read()).toMatchObject({ rating: 4, rating_count: 5, response_time: 'next-day' });
  const { data } = await call(api.app, listBuilders, { query: { q: 'nogal' } });
  expect(data).toMatchObject([{ slug, rating: 4, response_time: 'next-day' }]);
});
