import * as catalogue from '@umbral/domain/api/catalogue.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  api.setNow(new Date('2026-11-21T15:00:00Z'));
});

afterAll(() => api.close());

const fair = '12-feria-virtual-umbral';
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value;
const values: unknown[] = Object.values(catalogue);
const lists = values.filter(isEndpoint);
const named = lists.map((list) => [list.id, list] as const);

interface Row {
  id: number;
  key?: string;
  name?: string;
  details?: { min?: number | null; max?: number | null };
}

async function rowsOf(list: Endpoint): Promise<Row[]> {
  const answer = await call(app, list, { params: { id: fair } } as never);
  return (answer as { data: Row[] }).data;
}

test.each(named)('[%s] the list has rows, no two of them alike, in tidy words', async (_id, list) => {
  const rows = await rowsOf(list);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const part of ['id', 'key'] as const) {
    const values = rows.map((row) => row[part]).filter((value) => value !== undefined);
    expect(new Set(values).size).toBe(values.length);
  }
  for (const { name } of rows) {
    if (name !== undefined) expect(name).toMatch(/^[\p{L}\d][^\n]{0,79}$/u);
  }
});

test.each(named)('[%s] everybody may read it, caches may keep it, who has it gets 304', async (_id, list) => {
  const params = { id: fair };
  const answer = await send(app, list, { params });
  expect(answer.headers['cache-control']).toBe('public, max-age=300, s-maxage=3600, stale-while-revalidate=86400');
  const again = await send(app, list, { params }, { headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('[C001] a session keeps answers out of shared caches', async () => {
  const cookie = await signIn(app, 'visitor');
  const answer = await send(app, catalogue.listCategories, {}, { cookie });
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined]);
});

test('[C020, C022] what names no place or fair is refused or empty', async () => {
  expect((await send(app, catalogue.listZones, { query: { city: "b'ogota" } })).statusCode).toBe(422);
  expect((await send(app, catalogue.listPropertyTypesOfFair, { params: { id: 'Feria 12' } })).statusCode).toBe(422);
  expect((await call(app, catalogue.listZones, { query: { city: 'no-existe' } })).data).toEqual([]);
  expect((await call(app, catalogue.listPropertyTypesOfFair, { params: { id: 'no-existe' } })).data).toEqual([]);
});

test('[C026] price ranges follow one another without a gap up to the filter’s end', async () => {
  const { data } = await call(app, catalogue.listPriceRanges, {});
  expect(data.slice(1).map(({ start_price }) => start_price)).toEqual(
    data.slice(0, -1).map(({ end_price }) => end_price),
  );
  expect(data.at(-1)?.end_price).toBe(2_800_000_000);
});

test('[C027] subsidies are worth what the wage of the year makes them', async () => {
  const { data } = await call(app, catalogue.listSubsidies, {});
  expect(data[0]).toMatchObject({ key: 'mi-casa-ya', minimum_wages: 30, amount: 52_527_150, year: 2026 });
  expect(data.find(({ key }) => key === 'preferential-interest')).toMatchObject({ amount: null });
});

const brackets = [
  ['C035', catalogue.listMonthlyIncomes, 6],
  ['C036', catalogue.listMonthlyIncomesUsd, 5],
  ['C042', catalogue.listMonthlyBudgets, 5],
] as const;

test.each(brackets)('[%s] brackets cover every amount once', async (_id, list, least) => {
  const rows = await rowsOf(list);
  expect(rows.length).toBeGreaterThanOrEqual(least);
  expect(rows[0]?.details?.min).toBe(0);
  expect(rows.at(-1)?.details?.max).toBeNull();
  const starts = rows.slice(1).map(({ details }) => details?.min);
  expect(starts).toEqual(rows.slice(0, -1).map(({ details }) => (details?.max ?? 0) + 1));
});

test('[C035] incomes are told in the minimum wages that decide on subsidies', async () => {
  const names = (await rowsOf(catalogue.listMonthlyIncomes)).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Hasta $ 1.750.905', 'De $ 1.750.906 a $ 3.501.810']);
});

test('[C030] every time zone is one that clocks know', async () => {
  const { data } = await call(app, catalogue.listTimeZones, {});
  for (const { details } of data) {
    expect(() => new Intl.DateTimeFormat('es-CO', { timeZone: String(details.zone) })).not.toThrow();
    expect(details.country).toMatch(/^[A-Z]{2}$/);
  }
  expect(data[0]?.details.zone).toBe('America/Bogota');
});

test('[C033, C034] goals and times are those of the product', async () => {
  const keys = async (list: Endpoint) => (await rowsOf(list)).map(({ key }) => key);
  expect(await keys(catalogue.listPurchaseGoals)).toEqual(['invest', 'live', 'relative']);
  expect(await keys(catalogue.listPurchaseTimes)).toEqual(['now', 'year', 'two-years']);
});
