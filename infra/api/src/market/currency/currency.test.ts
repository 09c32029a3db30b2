import { getExchangeRates } from '@umbral/domain/api/currency.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobRunner } from '../../engine/jobs/job-runner.ts';
import { type ProtocolServer, startProtocolServer } from '../../engine/third-parties/testing/protocol-server.ts';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { exchangeRateJobs } from './rate-job.ts';

let api: TestApp;
let official: ProtocolServer;
let bank: ProtocolServer;
/** What the government's data say of each day. */
let dollar = 3770.03;
let asOf = '2027-03-05';
let dollarsPerEuro = 1.1;
const reported: string[] = [];

const log = {
  warn: (_facts: object, message: string) => void reported.push(message),
  error: (_facts: object, message: string) => void reported.push(message),
};

beforeAll(async () => {
  official = await startProtocolServer(({ url }) => {
    const wanted = /vigenciadesde <= '(\d{4}-\d{2}-\d{2})/.exec(url.searchParams.get('$where') ?? '')?.[1] ?? '';
    const row = { valor: String(dollar), unidad: 'COP', vigenciadesde: `${asOf}T00:00:00.000` };
    return { body: wanted < asOf ? [] : [{ ...row, vigenciahasta: '2027-12-31T00:00:00.000' }] };
  });
  bank = await startProtocolServer(({ url }) => ({
    body: { amount: 1, base: url.searchParams.get('base'), date: '2027-03-04', rates: { USD: dollarsPerEuro } },
  }));
  api = await createTestApp({
    EXCHANGE_RATES: 'official',
    EXCHANGE_RATES_TRM_URL: official.url,
    EXCHANGE_RATES_EURO_URL: bank.url,
  });
});
beforeEach(async () => {
  official.failWith(undefined);
  bank.failWith(undefined);
  dollar = 3770.03;
  dollarsPerEuro = 1.1;
  reported.length = 0;
  await sql`delete from exchange_rate where as_of > '2027-01-01'`.execute(api.backend.db);
  await sql`delete from held_exchange_rate`.execute(api.backend.db);
  await sql`delete from job`.execute(api.backend.db);
  await sql`delete from outbox`.execute(api.backend.db);
});
afterAll(async () => {
  await api.close();
  await official.close();
  await bank.close();
});

const rates = () => call(api.app, getExchangeRates, {});
function runOn(moment: string) {
  api.setNow(new Date(moment));
  return createJobRunner(api.backend, exchangeRateJobs(api.backend, log), log).runDue();
}

test('[C043, B003] the official rate of the day is in force, with its date and its source', async () => {
  expect(await runOn('2027-03-05T05:30:00Z')).toEqual(['exchange-rates']);
  expect(await rates()).toEqual({
    base: 'cop',
    usd: 3770.03,
    eur: 4147.033,
    asOf: '2027-03-05',
    source: 'Tasa representativa del mercado (TRM)',
  });
  const { rows } = await sql`select payload from outbox where topic = 'purge'`.execute(api.backend.db);
  expect(rows).toEqual([{ payload: { all: true } }]);
});

test('[C043] a day is one row, however often it is fetched; a correction replaces it', async () => {
  await runOn('2027-03-05T05:30:00Z');
  await sql`delete from outbox`.execute(api.backend.db);
  await runOn('2027-03-06T05:30:00Z');
  const { rows } = await sql<{ rate: number }>`
    select rate from exchange_rate where currency = 'USD' and as_of > '2027-01-01'`.execute(api.backend.db);
  expect(rows).toEqual([{ rate: 3770.03 }]);
  // Nothing changed, so no page has to.
  expect((await sql`select from outbox`.execute(api.backend.db)).rows).toHaveLength(0);

  dollar = 3771.5;
  await runOn('2027-03-07T05:30:00Z');
  expect((await rates()).usd).toBe(3771.5);
});

test('[C043] a rate that jumps by more than a fifth is held back and reported until a person accepts it', async () => {
  dollar = 5000;
  await runOn('2027-03-05T05:30:00Z');
  expect(reported).toEqual(['exchange rate is held back', 'exchange rate is held back']);
  expect((await rates()).usd).toBeLessThan(4000);

  await sql`update held_exchange_rate set is_accepted = true where currency = 'USD'`.execute(api.backend.db);
  official.failWith('error');
  await runOn('2027-03-06T05:30:00Z');
  expect((await rates()).usd).toBe(5000);
});

test.each([
  ['slow', 'cut'],
  ['error', 'error'],
  ['garbage', 'limit'],
] as const)('[C043] while providers are %s and %s the last good rates stay, with their date', async (first, second) => {
  await runOn('2027-03-05T05:30:00Z');
  const good = await rates();
  official.failWith(first === 'slow' ? undefined : first);
  bank.failWith(second);
  await runOn('2027-03-06T06:00:00Z');
  expect(await rates()).toEqual(good);
  const { failures } = await api.backend.db.selectFrom('job').select('failures').executeTakeFirstOrThrow();
  expect(failures).toBe(1);
});

test('[C043] a rate of the wrong day is not kept', async () => {
  asOf = '2027-01-05';
  await runOn('2027-03-05T05:30:00Z');
  expect((await rates()).asOf < '2027-01-01').toBe(true);
  asOf = '2027-03-05';
});

test('[C043] without a provider nobody is asked', async () => {
  const parties = { ...api.backend.parties, exchangeRates: undefined };
  expect(exchangeRateJobs({ ...api.backend, parties }, log)).toEqual([]);
});

test('[C043] anyone of this site may ask; a broken body is refused and changes nothing', async () => {
  expect((await send(api.app, getExchangeRates, { body: {} })).statusCode).toBe(200);
  const post = (payload: string, headers: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: '/api/currency/get', payload, headers });
  const json = { 'content-type': 'application/json' };
  expect((await post('{"usd": 1', { ...json, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(422);
  expect((await post('{}', { ...json, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' })).statusCode).toBe(
    403,
  );
  expect((await post('<x/>', { 'content-type': 'text/xml', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(415);
});
