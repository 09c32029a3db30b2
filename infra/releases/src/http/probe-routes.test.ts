import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentWorld } from '../gate/testing/present-world.ts';
import { signValue } from '../signing/key-pair.ts';
import { releaseOf, runWorld, stableWish } from '../testing/living-portal.ts';
import { createRegistryFixture, type RegistryFixture } from '../testing/registry-fixture.ts';

let fixture: RegistryFixture;
let seq: number;
let runs = 0;
const covered = { check: 'clickable', words: 'div.veil lies over the page at /feria' };

beforeAll(async () => {
  const world = await presentWorld();
  fixture = await createRegistryFixture({ requiresProbe: true });
  // The first portal of all: nothing stands yet that a browser could try anything beside.
  await runWorld(fixture, world);
  seq = world.living.length;
  const now = world.living.find(({ app }) => app === 'mf-search');
  if (!now) throw new Error('no mf-search');
  for (const version of ['2.0.0', '2.1.0']) await fixture.upload(fixture.tokens.search, releaseOf({ ...now, version }));
});
afterAll(() => fixture.close());

const report = (version: string, findings: readonly object[]) => ({
  candidate: { remote: 'mf-search', version },
  seq,
  findings,
  ranAt: new Date(Date.now() + ++runs).toISOString(),
  build: 'abc1234',
});
const tell = (body: object, token = fixture.tokens.search, key = fixture.runnerKey) =>
  fixture.call(token, 'POST', '/probe-results', { ...body, signature: signValue('evidence', body, key) });
const promote = (wish: object) => fixture.call(fixture.tokens.search, 'POST', '/channels/mf-search/promote', wish);

const evidence = async (version: string) =>
  (await fixture.call(fixture.tokens.project, 'GET', `/releases/mf-search/${version}/evidence`)).json();

test('what no browser has tried is for a canary, and not for everybody', async () => {
  const answer = await promote(stableWish('2.0.0', seq));
  expect(answer.statusCode).toBe(409);
  expect(answer.json().verdict.refusals).toMatchObject([{ rule: 'probe', field: 'probe' }]);
  const canary = await promote({ ...stableWish('2.0.0', seq), channel: 'canary', share: 100 });
  expect(canary.statusCode, canary.body).toBe(200);
  seq += 1;
});

test('what a browser found wrong is named, until a later run finds nothing', async () => {
  expect((await tell(report('2.0.0', [covered]))).statusCode).toBe(204);
  const answer = await promote(stableWish('2.0.0', seq));
  expect(answer.json().verdict.refusals).toMatchObject([{ field: 'probe.clickable', reason: covered.words }]);
  expect(await evidence('2.0.0'), 'for whoever may look').toEqual({ results: [], probe: [covered], pictures: null });
  expect((await tell(report('2.0.0', []))).statusCode).toBe(204);
  expect(await evidence('2.0.0')).toEqual({ results: [], probe: [], pictures: null });
  expect(await evidence('2.1.0'), 'never tried').toEqual({ results: [], probe: null, pictures: null });
  expect((await promote(stableWish('2.0.0', seq))).statusCode).toBe(200);
});

test('how much pages look otherwise is kept worst first, judges nothing, and outlives a run that photographed none', async () => {
  const [little, much] = [
    { path: '/nuevas', width: 1440, share: 0.001 },
    { path: '/feria', width: 390, share: 0.3 },
  ];
  expect((await tell({ ...report('2.1.0', []), pictures: [little, much] })).statusCode).toBe(204);
  expect((await tell(report('2.1.0', []))).statusCode).toBe(204);
  expect(await evidence('2.1.0')).toEqual({ results: [], probe: [], pictures: [much, little] });
  const check = await fixture.call(fixture.tokens.search, 'POST', '/releases/mf-search/2.1.0/check');
  expect(check.json().refusals).toEqual([]);
  const more = { ...report('2.1.0', []), pictures: [{ ...much, share: 1.1 }] };
  expect((await tell(more)).statusCode).toBe(422);
});

test('a team has no word of its own in it', async () => {
  expect((await tell(report('2.1.0', []), fixture.tokens.search, fixture.key)).statusCode).toBe(422);
  expect((await tell(report('2.1.0', []), fixture.tokens.project)).statusCode).toBe(403);
  expect((await tell(report('7.7.7', []))).statusCode).toBe(404);
  expect((await tell(report('2.1.0', [{ check: 'Not a name', words: '' }]))).statusCode).toBe(422);
  await expect(fixture.pool.query('delete from releases.probe_result')).rejects.toThrow('not allowed');
});
