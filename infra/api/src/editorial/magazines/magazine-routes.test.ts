import * as calls from '@umbral/domain/api/magazines.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
});

beforeEach(() => api.setNow(new Date('2026-11-21T15:00:00Z')));

afterAll(() => api.close());

test('[C154] issues come newest first, each with its code, reader and cover', async () => {
  const { data } = await call(app, calls.listMagazines, {});
  expect(data.map(({ code }) => code).slice(0, 3)).toEqual(['UMB-2026-11', 'UMB-2026-09', 'UMB-2026-07']);
  expect(data.length).toBeGreaterThanOrEqual(8);
  expect(data.every(({ embed_url, cover }) => /^(https:\/)?\//.test(embed_url) && cover !== null)).toBe(true);
});

test('[R066] the next issue is a calendar file while its day is known', async () => {
  const asked = () => app.inject({ url: '/api/magazines/proxima.ics' });
  const file = await asked();
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file.body).toContain('DTSTART;VALUE=DATE:20270101');
  expect(file.body).toContain('/revista-umbral');
  api.setNow(new Date('2027-03-01T15:00:00Z'));
  expect((await asked()).statusCode).toBe(404);
});

test('[C154, C155, C156] an issue of next month is not out yet', async () => {
  await sql`insert into magazine (slug, code, title, excerpt, embed_url, published_at)
    values ('edicion-25', 'UMB-2027-01', 'Edición 25', 'x', '/revista/25', '2027-01-01')`.execute(api.backend.db);
  expect((await call(app, calls.getLatestMagazine, {})).data.code).toBe('UMB-2026-11');
  expect((await send(app, calls.getMagazine, { params: { slug: 'edicion-25' } })).statusCode).toBe(404);
  // Midnight of the first of January in Bogotá is 5 o'clock in UTC.
  api.setNow(new Date('2027-01-01T04:59:00Z'));
  expect((await call(app, calls.getLatestMagazine, {})).data.code).toBe('UMB-2026-11');
  api.setNow(new Date('2027-01-01T05:00:00Z'));
  expect((await call(app, calls.getLatestMagazine, {})).data.code).toBe('UMB-2027-01');
  expect((await call(app, calls.getMagazine, { params: { slug: 'edicion-25' } })).data.title).toBe('Edición 25');
});

test('[C155, C156] an issue comes with its pages in their order, a list without', async () => {
  const { data } = await call(app, calls.getLatestMagazine, {});
  expect(data.pages.length).toBeGreaterThanOrEqual(6);
  expect(data.pages[0]).toMatchObject({
    kicker: 'Carta de la redacción',
    slug: 'las-cuentas-claras-de-la-vivienda-social',
  });
  expect(data.pages.every(({ body }) => body.length > 0)).toBe(true);
  expect((await call(app, calls.listMagazines, {})).data[0]).not.toHaveProperty('pages');
});

test('[C157] issues by number come in the order asked for, without unknown ones', async () => {
  const { data } = await call(app, calls.listMagazinesByIds, { params: { ids: '3,999,1' } });
  expect(data.map(({ id }) => id)).toEqual([3, 1]);
});

test('[C156, C157] what is no slug and no list of numbers is refused', async () => {
  expect((await send(app, calls.getMagazine, { params: { slug: 'Edición 1' } })).statusCode).toBe(422);
  expect((await send(app, calls.listMagazinesByIds, { params: { ids: '1;2' } })).statusCode).toBe(422);
  expect((await send(app, calls.listMagazinesByIds, { params: { ids: '99999999999' } })).statusCode).toBe(422);
});

test('[C154, C155, C156, C157] everybody may read, and shared caches may keep it', async () => {
  const params = { slug: 'edicion-24-2026-11', ids: '1' };
  for (const endpoint of Object.values(calls)) {
    const answer = await send(app, endpoint, { params });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=60, s-maxage=300, stale-while-revalidate=7200',
    ]);
  }
});
