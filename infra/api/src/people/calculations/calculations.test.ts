import { getAccountCounts } from '@umbral/domain/api/account.ts';
import * as calls from '@umbral/domain/api/calculations.ts';
import { calculationLimits } from '@umbral/domain/limits/calculation-limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let mine: string;
let theirs: string;

beforeAll(async () => {
  api = await createTestApp();
  mine = await signIn(api.app, 'visitor');
  theirs = await signIn(api.app, 'seo');
});
beforeEach(() => sql`truncate kept_calculation`.execute(api.backend.db));
afterAll(() => api.close());

const result = { calculator: 'credit', query: 'valor=300000000&plazo=20', amount: 2_364_569 } as const;

async function keep(change: Partial<Record<keyof typeof result | 'name', unknown>> = {}, cookie = mine) {
  return (await send(api.app, calls.keepCalculation, { body: { ...result, ...change } }, { cookie })).json();
}

async function listed(cookie = mine) {
  return (await call(api.app, calls.listCalculations, {}, { cookie })).data;
}

test('[C390, C391] a result is kept with what opens it again, newest first, and the account counts it', async () => {
  const { id, ok } = await keep();
  await keep({ calculator: 'notary', query: 'valor=350000000', amount: 6_195_000, name: 'La de Suba' });
  expect(ok).toBe(1);
  expect(await listed()).toMatchObject([
    { calculator: 'notary', name: 'La de Suba' },
    { ...result, id, name: null },
  ]);
  const { data } = await call(api.app, getAccountCounts, {}, { cookie: mine });
  expect(data.calculations).toBe(2);
  expect(await listed(theirs)).toEqual([]);
});

test('[C391] the same again, also twenty times at once, is one row with the amount of today', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => keep()));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await keep({ amount: 2_400_000 });
  expect(await listed()).toMatchObject([{ amount: 2_400_000 }]);
});

test('[C391] the amount of today is told with the day of today, also of a result that was kept before', async () => {
  await keep();
  await sql`update kept_calculation set created_at = now() - interval '90 days'`.execute(api.backend.db);
  await keep({ calculator: 'notary', query: 'valor=350000000', amount: 6_195_000 });
  await keep({ amount: 2_400_000 });
  const [newest] = await listed();
  expect(newest?.calculator).toBe('credit');
  expect(Date.now() - Date.parse(newest?.created_at ?? '')).toBeLessThan(86_400_000);
});

test('[C391] at most 20 are kept, also when 30 come at once, and the sentence says so', async () => {
  const { max } = calculationLimits;
  const answers = await Promise.all(
    Array.from({ length: max + 10 }, (_, index) => keep({ query: `valor=${300_000_000 + index}&plazo=20` })),
  );
  expect(answers.filter(({ ok }) => ok === 1)).toHaveLength(max);
  expect(answers.find(({ ok }) => ok === 0)).toEqual({
    ok: 0,
    message: 'Puedes guardar máximo 20 cálculos. Elimina uno para guardar otro.',
    id: null,
  });
});

test('[C392, C393] a kept result gets a name, loses it, and is deleted', async () => {
  const { id } = await keep();
  await call(api.app, calls.renameCalculation, { body: { id, name: 'Para mamá' } }, { cookie: mine });
  expect(await listed()).toMatchObject([{ name: 'Para mamá' }]);
  await call(api.app, calls.renameCalculation, { body: { id, name: '  ' } }, { cookie: mine });
  expect(await listed()).toMatchObject([{ name: null }]);
  await call(api.app, calls.deleteCalculation, { body: { id } }, { cookie: mine });
  expect(await listed()).toEqual([]);
});

test('[C392, C393] what another person keeps does not exist', async () => {
  const { id } = await keep();
  for (const [endpoint, body] of [
    [calls.renameCalculation, { id, name: 'Ajena' }],
    [calls.deleteCalculation, { id }],
  ] as const) {
    expect((await send(api.app, endpoint, { body }, { cookie: theirs })).statusCode).toBe(404);
  }
  expect(await listed()).toMatchObject([{ name: null }]);
});

test.each(['', 'valor=1&', 'valor=<script>', 'valor=1#x', '//otra.com', 'valor=%00', `valor=${'1'.repeat(41)}`])(
  '[C391] "%s" is no address of a calculator',
  async (query) => {
    const answer = await send(api.app, calls.keepCalculation, { body: { ...result, query } }, { cookie: mine });
    expect([answer.statusCode, Object.keys(answer.json().issues)]).toEqual([422, ['query']]);
  },
);
