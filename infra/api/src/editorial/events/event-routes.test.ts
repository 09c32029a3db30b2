import { calendarPaths } from '@umbral/domain/api/calendar-paths.ts';
import * as calls from '@umbral/domain/api/events.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  api.setNow(new Date('2026-11-21T18:00:00Z'));
});

afterAll(() => api.close());

test('[C148, C150] events come page by page, newest first; a category holds its own', async () => {
  const all = await call(app, calls.listEvents, { query: { items_by_page: 100 } });
  const starts = all.data.map(({ starts_at }) => starts_at);
  expect(starts).toEqual(starts.toSorted().toReversed());
  const second = await call(app, calls.listEvents, { query: { items_by_page: 5, page: 2 } });
  expect(second.data).toEqual(all.data.slice(5, 10));
  for (const { slug: c, events, name } of (await call(app, calls.listEventCategories, {})).data) {
    const page = await call(app, calls.listEventsOfCategory, { params: { c } });
    expect([page.total, page.label]).toEqual([events, { name, slug: c }]);
    expect(page.data.every(({ category }) => category.slug === c)).toBe(true);
  }
});

test('[C148, C150] what is to come stands apart from what is over, next first and newest first', async () => {
  const items = { items_by_page: 100 };
  const all = await call(app, calls.listEvents, { query: items });
  const current = await call(app, calls.listEvents, { query: { ...items, when: 'current' } });
  const past = await call(app, calls.listEvents, { query: { ...items, when: 'past' } });
  expect(current.total + past.total).toBe(all.total);
  const starts = current.data.map(({ starts_at }) => starts_at);
  expect(starts).toEqual(starts.toSorted());
  expect(past.data.every(({ ends_at }) => ends_at < '2026-11-21T18:00')).toBe(true);
  const params = { c: 'ferias-virtuales-umbral' };
  const fairs = await call(app, calls.listEventsOfCategory, { params, query: { ...items, when: 'past' } });
  expect(fairs.data.map(({ slug }) => slug)).not.toContain('feria-virtual-nacional-umbral-12');
});

test('[C149] the categories of the fair pages are there, with the address that the product gave them', async () => {
  const slugs = (await call(app, calls.listEventCategories, {})).data.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(['ferias-virtuales-umbral', 'feria-inmobilaria-umbral']));
});

test('[C152] current events run or are to come, next first', async () => {
  const { data } = await call(app, calls.listCurrentEvents, { query: { limit: 24 } });
  expect(data.length).toBeGreaterThan(2);
  expect(data.every(({ ends_at }) => ends_at >= '2026-11-21T18:00')).toBe(true);
  const starts = data.map(({ starts_at }) => starts_at);
  expect(starts).toEqual(starts.toSorted());
});

test('[C151, C153] home has its order; a cancelled event does not exist', async () => {
  const [first] = (await call(app, calls.listHomeEvents, {})).data;
  const slug = first?.slug ?? '';
  expect((await call(app, calls.getEvent, { params: { slug } })).data.body.length).toBeGreaterThan(0);
  await sql`update event set state = 'cancelled' where slug = ${slug}`.execute(api.backend.db);
  expect((await send(app, calls.getEvent, { params: { slug } })).statusCode).toBe(404);
  expect((await call(app, calls.listHomeEvents, {})).data.map((event) => event.slug)).not.toContain(slug);
});

test('[C148, C149, C150, C151, C152, C153] everybody may read; wrong words are refused', async () => {
  const [event] = (await call(app, calls.listEvents, {})).data;
  const params = { c: event?.category.slug, slug: event?.slug };
  for (const endpoint of Object.values(calls)) {
    const answer = await send(app, endpoint, { params });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expect.stringMatching(/^public/)]);
    const refused = await send(app, endpoint, { params: { c: 'A B', slug: "x'" }, query: { page: -1, limit: 99 } });
    expect(refused.statusCode).toBe('params' in endpoint || 'query' in endpoint ? 422 : 200);
  }
  expect((await send(app, calls.listEventsOfCategory, { params: { c: 'no-existe' } })).statusCode).toBe(404);
});

test('[C153] an event is a calendar file with its place and its reminders; an unknown one is not found', async () => {
  const { data } = await call(app, calls.listCurrentEvents, { query: { limit: 1 } });
  const [event] = data;
  const answer = await app.inject({ url: `/api${calendarPaths.event(event?.slug ?? '')}` });
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const body = answer.body.replaceAll('\r\n ', '');
  expect(body).toContain(`UID:evento-${event?.id}@`);
  expect(body).toMatch(/DTSTART;TZID=America\/Bogota:\d{8}T\d{6}/);
  expect(body).toContain(`URL:http://portal.test/eventos/${event?.slug}`);
  expect(body.match(/TRIGGER:-(P1D|PT2H)/g)).toHaveLength(2);
  expect((await app.inject({ url: `/api${calendarPaths.event('no-existe')}` })).statusCode).toBe(404);
});
