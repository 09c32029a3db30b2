import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import { cardFactsOf } from './card-facts.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

afterAll(() => api.close());

const cardOf = (id: number | string) => app.inject({ url: `/api/og/plants/${id}.jpg` });

test('[B104] a shared plant has a picture of its own, drawn once', async () => {
  const first = await cardOf(1);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await cardOf(1)).rawPayload.equals(first.rawPayload)).toBe(true);
});

test('[B104] many who ask at once for a new card get the same one', async () => {
  const cards = await Promise.all(Array.from({ length: 5 }, () => cardOf(6)));
  expect(
    new Set(cards.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('base64')}`)).size,
  ).toBe(1);
  expect(cards[0]?.statusCode).toBe(200);
});

test('[B104] a new price is a new picture', async () => {
  const before = await cardOf(2);
  await sql`update plant set price = price + 5000000 where id = 2`.execute(api.backend.db);
  expect((await cardOf(2)).rawPayload.equals(before.rawPayload)).toBe(false);
});

test('[B046] a hidden price stands on no picture', async () => {
  await sql`update plant set hide_price = true where id = 3`.execute(api.backend.db);
  const [record] = await recordsOfIds(api.backend, [3]);
  expect(record && cardFactsOf(record).price).toBe('Consulta el precio');
});

test.each(['999999', '99999999999', 'uno', '-1', '1.jpg%00'])('there is no picture of %s', async (id) => {
  expect((await cardOf(id)).statusCode).toBe(404);
});
