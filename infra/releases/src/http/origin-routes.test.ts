import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentWorld } from '../gate/testing/present-world.ts';
import type { ReleaseVerdict } from '../gate/verdict.ts';
import { releaseOf, runWorld, stableWish } from '../testing/living-portal.ts';
import { createRegistryFixture, type RegistryFixture } from '../testing/registry-fixture.ts';

let fixture: RegistryFixture;
let seq: number;

beforeAll(async () => {
  const world = await presentWorld();
  fixture = await createRegistryFixture();
  await runWorld(fixture, world);
  seq = world.living.length;
  const now = world.living.find(({ app }) => app === 'mf-search');
  if (!now) throw new Error('no mf-search');
  const change = { subject: 'search: 100 % of what is found', author: 'Inés Duarte', ticket: 'BUS-41' };
  const url = 'https://forge.example.com/search/commit/aaaaaaa';
  const changes = { '2.0.0': { ...change, url: 'javascript:alert(1)' }, '3.0.0': { ...change, url } };
  const provenance = { builtBy: 'run 7', lockfile: `sha384-${'A'.repeat(64)}`, node: '24.0.0' };
  for (const [version, isClean] of [
    ['2.0.0', false],
    ['3.0.0', true],
  ] as const) {
    const release = releaseOf({ ...now, version });
    const manifest = { ...release.manifest, provenance: { ...provenance, isClean, change: changes[version] } };
    await fixture.upload(fixture.tokens.search, { ...release, manifest });
  }
});
afterAll(() => fixture.close());

const promote = (body: object, token = fixture.tokens.search) =>
  fixture.call(token, 'POST', '/channels/mf-search/promote', body);

test('a release of a tree with changes is marked, and refused for everybody with the way out', async () => {
  const list = (await fixture.call(fixture.tokens.search, 'GET', '/releases?remote=mf-search')).json();
  const marks = list.releases.map((one: Record<string, unknown>) => [one.version, one.is_clean]);
  expect(marks).toEqual([
    ['3.0.0', true],
    ['2.0.0', false],
    ['1.0.0', null],
  ]);
  const verdict = (
    await fixture.call(fixture.tokens.search, 'POST', '/releases/mf-search/2.0.0/check')
  ).json<ReleaseVerdict>();
  expect(verdict.refusals).toEqual([expect.objectContaining({ rule: 'origin', field: 'provenance.isClean' })]);
  const refused = await promote(stableWish('2.0.0', seq));
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    type: 'gate-refused',
    title: expect.stringContaining('Commit what is to be'),
  });
  const pin = { version: '2.0.0', after: seq, reason: 'a test' };
  expect((await fixture.call(fixture.tokens.search, 'POST', '/channels/mf-search/pin', pin)).statusCode).toBe(409);
});

test('a canary may have it; an operator may let it past, and that is written down', async () => {
  const canary = await promote({ channel: 'canary', share: 500, version: '2.0.0', after: seq, reason: 'a test' });
  expect(canary.statusCode).toBe(200);
  seq = canary.json().lock.seq;
  const wish = { ...stableWish('2.0.0', seq), override: true };
  expect((await promote(wish)).statusCode).toBe(403);
  const past = await promote(wish, fixture.tokens.operator);
  expect(past.statusCode).toBe(200);
  seq = past.json().lock.seq;
  const { rows } = await fixture.pool.query("select facts from releases.audit_entry where action = 'gate-overridden'");
  expect(JSON.stringify(rows)).toContain('provenance.isClean');
});

test('one that was built from its commit passes', async () => {
  expect((await promote(stableWish('3.0.0', seq))).statusCode).toBe(200);
});

const found = async (query: string) => {
  const list = await fixture.call(fixture.tokens.search, 'GET', `/releases?${query}`);
  return list.json().releases.map((one: { version: string }) => one.version);
};

test('a release tells the commit that it was built from; what is no such thing is not told', async () => {
  const list = (await fixture.call(fixture.tokens.search, 'GET', '/releases?remote=mf-search')).json();
  const told = list.releases.map(({ change }: { change: unknown }) => change);
  const url = 'https://forge.example.com/search/commit/aaaaaaa';
  const change = { subject: 'search: 100 % of what is found', author: 'Inés Duarte', ticket: 'BUS-41', url };
  expect(told).toEqual([change, null, null]);
});

test.for([
  ['text=in%C3%A9s+bus-41', ['3.0.0', '2.0.0']],
  ['text=3.0.0', ['3.0.0']],
  ['text=100+%25', ['3.0.0', '2.0.0']],
  ['text=100_%25', []],
  ['text=mf-search+1.0.0', ['1.0.0']],
  ['text=nobody', []],
] as const)('releases are searched by words: %s', async ([query, versions]) => {
  expect(await found(query)).toEqual(versions);
});
