import { calendarPaths } from '@umbral/domain/api/calendar-paths.ts';
import * as calls from '@umbral/domain/api/tv.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  api.setNow(new Date('2026-11-21T15:10:00Z'));
});

afterAll(() => api.close());

test('[C104, B101] without more words: this month in Colombia, by its clock', async () => {
  const schedule = await call(app, calls.listTvSchedule, {});
  expect([schedule.country, schedule.month]).toEqual(['CO', '2026-11-01']);
  expect(schedule.data.length).toBeGreaterThan(20);
  expect(schedule.data.every(({ day, country }) => day.startsWith('2026-11') && country === 'CO')).toBe(true);
  expect(schedule.months).toEqual(expect.arrayContaining(['20261001', '20261101', '20261201', '20270101']));
  expect(schedule.countries.map(({ code }) => code)).toEqual(['CO', 'ES', 'US', 'PA', 'DO']);
  const moments = schedule.data.map(({ starts_at }) => starts_at);
  expect(moments).toEqual(moments.toSorted());
});

test('[C104] after the last broadcasts the last month is shown', async () => {
  api.setNow(new Date('2029-03-05T15:00:00Z'));
  const schedule = await call(app, calls.listTvSchedule, {});
  api.setNow(new Date('2026-11-21T15:10:00Z'));
  expect(schedule.month).toBe('2027-04-01');
  expect(schedule.data.length).toBeGreaterThan(0);
});

test('[C105, B101] a month of another country comes by its clock, by Bogotá’s and by the visitor’s', async () => {
  const { data } = await call(app, calls.listTvScheduleOfMonth, {
    params: { month: '20261101' },
    query: { country: 'es', visitor_country: 'us' },
  });
  expect(data.length).toBe(4);
  expect(data[0]).toMatchObject({
    country: 'ES',
    time_zone: 'Europe/Madrid',
    day: '2026-11-07',
    starts: '17:00',
    ends: '17:30',
    starts_at: '2026-11-07T16:00:00.000Z',
    bogota: { day: '2026-11-07', starts: '11:00', ends: '11:30' },
    visitor: { time_zone: 'America/New_York', day: '2026-11-07', starts: '11:00', ends: '11:30' },
  });
});

test('[C105] a clock that is put forward, and a day that differs, come out right', async () => {
  const query = { country: 'US' as const, time_zone: 'Australia/Sydney' };
  const { data } = await call(app, calls.listTvScheduleOfMonth, { params: { month: '20270301' }, query });
  expect(data.map(({ starts }) => starts)).toEqual(['20:00', '20:00', '20:00', '20:00']);
  expect(data.map(({ bogota }) => bogota.starts)).toEqual(['20:00', '19:00', '19:00', '19:00']);
  expect(data[0]?.visitor).toEqual({
    time_zone: 'Australia/Sydney',
    day: '2027-03-08',
    starts: '12:00',
    ends: '12:30',
  });
});

test('[C105] a month without broadcasts is empty and names those that have some', async () => {
  const { data, month, months } = await call(app, calls.listTvScheduleOfMonth, { params: { month: '20250101' } });
  expect([data, month]).toEqual([[], '2025-01-01']);
  expect(months.length).toBeGreaterThan(5);
});

test('[C106] a broadcast comes with its programme, and with projects on offer where they are asked for', async () => {
  const [first] = (await call(app, calls.listTvSchedule, {})).data;
  const params = { id: String(first?.id) };
  const { data } = await call(app, calls.getTvItem, { params, query: { projects: 1 as never } });
  expect(data.broadcast?.id).toBe(first?.id);
  expect(data.programme.slug).toBe(first?.programme.slug);
  expect(data.programme.cover?.alt).toBeTruthy();
  expect(data.programme.season.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(data.programme.season).toContainEqual(expect.objectContaining(data.broadcast?.episode ?? { number: 0 }));
  expect(data.projects?.length).toBeGreaterThan(0);
  expect(data.next.every(({ programme }) => programme.slug === first?.programme.slug)).toBe(true);
  expect((await call(app, calls.getTvItem, { params })).data.projects).toBeNull();
});

test('[C106] the film of a programme comes ready to play where the library holds it', async () => {
  const { db } = api.backend;
  await sql`insert into media_asset (key, kind, width, height, color, alt, files)
    values ('film/fixture', 'video', 960, 540, '#8fa3ad', 'Un paseo',
      '[{"width": 960, "src": "/media/film/fixture.webm", "format": "webm"}]')`.execute(db);
  await sql`update tv_programme set video_url = '/media/film/fixture.webm' where slug = 'bogota-estrena'`.execute(db);
  await sql`update tv_programme set video_url = 'https://video.example/1' where slug = 'cali-vive-el-sur'`.execute(db);
  const filmOf = async (id: string) => (await call(app, calls.getTvItem, { params: { id } })).data.programme.film;
  expect((await filmOf('bogota-estrena'))?.sources).toEqual([{ src: '/media/film/fixture.webm', type: 'video/webm' }]);
  expect(await filmOf('cali-vive-el-sur')).toBeNull();
});

test('[C106] every programme has projects on offer; a paused one is left out', async () => {
  const { programmes } = (await call(app, calls.getTvHome, {})).data;
  for (const { slug } of programmes) {
    const { data } = await call(app, calls.getTvItem, { params: { id: slug }, query: { projects: true } });
    expect(data.projects?.length, slug).toBeGreaterThan(0);
    expect(Date.parse(data.broadcast?.ends_at ?? '')).toBeGreaterThan(Date.parse('2026-11-21T15:10:00Z'));
  }
  const params = { id: 'bogota-estrena' };
  const before = (await call(app, calls.getTvItem, { params, query: { projects: true } })).data.projects ?? [];
  await sql`update project set state = 'paused' where id = ${before[0]?.project.id}`.execute(api.backend.db);
  const after = (await call(app, calls.getTvItem, { params, query: { projects: true } })).data.projects ?? [];
  expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
});

test('[C107, B101] home says what is on air, what comes next, the programmes and the newest news', async () => {
  const { data } = await call(app, calls.getTvHome, { query: { limit: 3 } });
  expect(data.on_air).toMatchObject({ channel: 'Canal Cordillera', day: '2026-11-21', starts: '10:00' });
  expect(data.next).toHaveLength(3);
  expect(data.next.every(({ starts_at }) => starts_at > '2026-11-21T15:10')).toBe(true);
  expect(data.programmes).toHaveLength(12);
  expect(data.programmes.every(({ episodes, host }) => episodes === 4 && host !== '')).toBe(true);
  const dates = data.articles.map(({ published_at }) => published_at);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

const wrong: readonly [string, string][] = [
  ['a month that is none', '/horarios/20261301'],
  ['a day inside a month', '/horarios/20261115'],
  ['a month in words', '/horarios/noviembre'],
  ['a country without homes', '/horarios?country=FR'],
  ['a time zone that is none', '/horarios?time_zone=Marte/Olimpo'],
  ['a country of three letters', '/horarios?visitor_country=ESP'],
  ['too many', '/home?limit=500'],
  ['a number that is none', "/horario/1'%20or%201=1"],
];

test.each(wrong)('[C104, C105, C106, C107] %s is refused', async (_what, path) => {
  const answer = await app.inject({ url: `/api/umbraltv${path}` });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, 'application/problem+json; charset=utf-8']);
});

test('[C106] an unknown broadcast or programme is 404', async () => {
  expect((await send(app, calls.getTvItem, { params: { id: '999999' } })).statusCode).toBe(404);
  expect((await send(app, calls.getTvItem, { params: { id: 'no-existe' } })).statusCode).toBe(404);
});

test('[C104, C105, C106, C107] everybody may watch; what a person with a session gets is not kept', async () => {
  const cookie = await signIn(app, 'visitor');
  const params = { id: '1', month: '20261101' };
  for (const endpoint of [calls.listTvSchedule, calls.listTvScheduleOfMonth, calls.getTvItem, calls.getTvHome]) {
    const anonymous = await send(app, endpoint, { params });
    expect([anonymous.statusCode, anonymous.headers['cache-control']]).toEqual([200, expect.stringMatching(/^public/)]);
    expect((await send(app, endpoint, { params }, { cookie })).headers['cache-control']).toBe('no-store');
  }
});

test('[C104] who has the answer already gets 304 and no body', async () => {
  const first = await send(app, calls.listTvSchedule, {});
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  const again = await send(app, calls.listTvSchedule, {}, { headers: { 'if-none-match': `W/${tag}` } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  const other = await send(app, calls.listTvSchedule, {}, { headers: { 'if-none-match': '"x"' } });
  expect(other.statusCode).toBe(200);
});

test('[B101] a broadcast is a calendar file by the clock of its country, with its reminder and its page', async () => {
  const { data } = await call(app, calls.listTvScheduleOfMonth, { params: { month: '20261201' } });
  const [first] = data;
  const answer = await app.inject({ url: `/api${calendarPaths.broadcast(first?.id ?? 0)}` });
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+-2026-12-\d{2}\.ics"$/);
  const clock = `${first?.day}T${first?.starts}:00`.replace(/[-:]/g, '');
  expect(answer.body).toContain(`DTSTART;TZID=America/Bogota:${clock}`);
  expect(answer.body).toContain('BEGIN:VTIMEZONE');
  expect(answer.body).toContain('TRIGGER:-PT15M');
  expect(answer.body.replaceAll('\r\n ', '')).toContain(
    `URL:http://portal.test/umbraltv/programas/${first?.programme.slug}`,
  );
});

test('[B101] all that is to come of a programme is one file; a country without it, or an id that is none, is not found', async () => {
  const file = (path: string) => app.inject({ url: `/api${path}` });
  const { data } = await call(app, calls.listTvScheduleOfMonth, { params: { month: '20261201' } });
  const { slug } = data[0]?.programme ?? { slug: '' };
  const season = await file(calendarPaths.programme(slug, 'CO'));
  const starts = [...season.body.matchAll(/DTSTART;TZID=America\/Bogota:(\d{8})/g)].map(([, day = '']) => day);
  expect(starts.length).toBeGreaterThan(1);
  expect(starts.every((day) => day >= '20261121')).toBe(true);
  expect(new Set(season.body.match(/UID:tv-\d+/g)).size).toBe(starts.length);
  const wrong = ['/umbraltv/horario/99999999/recordatorio.ics', calendarPaths.programme('no-existe', 'CO')];
  expect((await Promise.all(wrong.map(file))).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  const bad = ['/umbraltv/horario/x/recordatorio.ics', `${calendarPaths.programme(slug, 'CO')}xx`];
  expect((await Promise.all(bad.map(file))).map(({ statusCode }) => statusCode)).toEqual([422, 422]);
});
