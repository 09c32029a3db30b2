import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentWorld } from '../gate/testing/present-world.ts';
import type { ReleaseVerdict } from '../gate/verdict.ts';
import type { World } from '../living/world.ts';
import { createSigningKey, signValue } from '../signing/key-pair.ts';
import { releaseOf, runWorld, stableWish } from '../testing/living-portal.ts';
import { createRegistryFixture, type RegistryFixture } from '../testing/registry-fixture.ts';

let fixture: RegistryFixture;
let world: World;
const candidate = { remote: 'mf-search', version: '2.0.0' };
const shell = { remote: 'shell', version: '1.0.0' };
const journey = 'mf-search: a filter refines';

beforeAll(async () => {
  world = await presentWorld();
  fixture = await createRegistryFixture();
  await runWorld(fixture, world);
  const now = world.living.find(({ app }) => app === 'mf-search');
  if (!now) throw new Error('no mf-search');
  await fixture.upload(fixture.tokens.search, releaseOf({ ...now, version: candidate.version }));
});
afterAll(() => fixture.close());

let runs = 0;
/** As a runner sends it: signed, each run later than the one before. */
const post = (body: object, token = fixture.tokens.search, key = fixture.runnerKey) =>
  fixture.call(token, 'POST', '/matrix-results', { ...body, signature: signValue('evidence', body, key) });
const report = (ok: boolean, more: object = {}) => ({
  candidate,
  build: 'abc1234',
  ranAt: new Date(Date.now() + ++runs).toISOString(),
  results: [{ other: shell, journey, ok, ...(ok ? {} : { note: 'Timeout 10 s' }), ...more }],
});
const check = async () =>
  (await fixture.call(fixture.tokens.search, 'POST', '/releases/mf-search/2.0.0/check')).json<ReleaseVerdict>();
const standing = ({ matrix }: ReleaseVerdict) => matrix.find(({ other }) => other === 'shell@1.0.0')?.matrix;

test('the plan of a stored release names the sets of versions to try and why', async () => {
  const plan = (await fixture.call(fixture.tokens.search, 'GET', '/matrix/mf-search/2.0.0')).json();
  expect(plan).toMatchObject({
    candidate: 'mf-search@2.0.0',
    runs: [{ versions: { 'mf-search': '2.0.0', shell: '1.0.0' }, tabs: 0 }],
  });
  expect(plan.pairs).toContainEqual({ other: 'shell@1.0.0', matrix: 'missing' });
});

test('a shell that only tabs have is a run of its own', async () => {
  const old = world.living.find(({ app }) => app === 'shell');
  if (!old) throw new Error('no shell');
  await fixture.upload(fixture.tokens.operator, releaseOf({ ...old, version: '0.9.0' }));
  const sets = [{ versions: { shell: '0.9.0', 'mf-fair': '1.0.0' }, tabs: 7 }];
  await fixture.call(fixture.tokens.shell, 'POST', '/heartbeats', { shell: 'a', sets });
  const { runs } = (await fixture.call(fixture.tokens.search, 'GET', '/matrix/mf-search/2.0.0')).json();
  expect(runs.map((run: { versions: { shell: string } }) => run.versions.shell).toSorted()).toEqual(['0.9.0', '1.0.0']);
});

test('a pair that was not tried is told and passes; a failed journey refuses the promotion; a later success heals it', async () => {
  expect(await check()).toMatchObject({ allowed: true, refusals: [] });
  expect(standing(await check())).toBe('missing');

  expect((await post(report(true))).statusCode).toBe(204);
  expect(standing(await check())).toBe('passed');

  expect((await post(report(false))).statusCode).toBe(204);
  const refused = await check();
  expect(standing(refused)).toBe('failed');
  expect(refused.refusals).toEqual([
    expect.objectContaining({ rule: 'matrix', field: `journeys["${journey}"]`, party: 'shell@1.0.0' }),
  ]);
  const seq = world.living.length;
  const promoted = await fixture.call(
    fixture.tokens.search,
    'POST',
    '/channels/mf-search/promote',
    stableWish('2.0.0', seq),
  );
  expect(promoted.statusCode).toBe(409);
  expect(promoted.json()).toMatchObject({
    type: 'gate-refused',
    title: expect.stringContaining('run the matrix again'),
  });

  await post(report(true));
  expect(await check()).toMatchObject({ allowed: true });
});

test('the other side of a failed pair is refused too', async () => {
  await post(report(false));
  const answer = await fixture.call(fixture.tokens.operator, 'POST', '/releases/shell/1.0.0/check');
  // mf-search 2.0.0 is on no channel and in no tab: nobody would meet it.
  expect(answer.json<ReleaseVerdict>().allowed).toBe(true);
  const sets = [{ versions: { shell: '1.0.0', 'mf-search': '2.0.0' }, tabs: 1 }];
  await fixture.call(fixture.tokens.shell, 'POST', '/heartbeats', { shell: 'b', sets });
  const met = await fixture.call(fixture.tokens.operator, 'POST', '/releases/shell/1.0.0/check');
  expect(met.json<ReleaseVerdict>().refusals).toContainEqual(
    expect.objectContaining({ rule: 'matrix', party: 'mf-search@2.0.0' }),
  );
});

test('only what a runner signed counts, once, and no token makes up for it', async () => {
  const told = report(true);
  for (const token of [fixture.tokens.search, fixture.tokens.operator]) {
    expect((await post(told, token, fixture.key)).json()).toMatchObject({
      type: 'wrong-signature',
      fault: 'wrong-use',
    });
    expect((await post(told, token, createSigningKey())).json()).toMatchObject({ fault: 'unknown-key' });
    expect((await fixture.call(token, 'POST', '/matrix-results', told)).statusCode).toBe(422);
  }
  const signature = signValue('evidence', report(false), fixture.runnerKey);
  const forged = await fixture.call(fixture.tokens.search, 'POST', '/matrix-results', { ...told, signature });
  expect(forged.json()).toMatchObject({ fault: 'wrong-signature' });
  const good = report(true);
  expect((await post(good)).statusCode).toBe(204);
  await post(report(false));
  const again = await post(good);
  expect(again.statusCode).toBe(422);
  expect(again.json().title).toContain('A later report is known already');
  expect((await post({ ...report(true), ranAt: '2026-01-01T00:00:00Z' })).json().title).toContain('of the last hours');
  await post(report(true));
});

test('a team tells about its own remote only, about versions that exist, and nobody rewrites what was told', async () => {
  expect((await post(report(true), fixture.tokens.project)).statusCode).toBe(403);
  expect((await post(report(true, { other: { remote: 'shell', version: '7.7.7' } }))).statusCode).toBe(404);
  expect((await post(report(true, { other: { remote: 'mf-search', version: '1.0.0' } }))).statusCode).toBe(422);
  expect((await post({ ...report(true), results: [] })).statusCode).toBe(422);
  await expect(fixture.registry.db.updateTable('releases.matrix_result').set({ ok: true }).execute()).rejects.toThrow(
    'not allowed',
  );
});
