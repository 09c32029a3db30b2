import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { verifySignature } from '@umbral/protocol/release/release-signature.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../console/console-session.ts';
import { promoteUngated } from '../health/control-canary.ts';
import { controlCanaries } from '../health/control-regularly.ts';
import { readKeys } from '../registry/signing-keys.ts';
import { issueToken } from '../registry/tokens.ts';
import { releaseOf } from '../testing/living-portal.ts';
import { createRegistryFixture, type RegistryFixture } from '../testing/registry-fixture.ts';

type Environment = 'production' | 'staging';

let fixture: RegistryFixture;
/** For staging alone. */
let staging: Record<'operator' | 'search' | 'shell', string>;
/** Of the team, for both. */
let both: string;

const nothing = { publishes: {}, hears: {}, asks: {}, handles: {}, carries: {}, offers: {}, calls: {}, packages: {} };
const room = { embeds: [], routes: [], styles: [], globals: [], bytes: { entry: 0, groups: {} } };

/** A version that gives or needs React, or none. */
function version(app: 'shell' | 'mf-search', number: string, react?: string) {
  const contract: ReleaseContract = { format: 1, ...nothing, ...room, shared: react === undefined ? {} : { react } };
  return releaseOf({ app, version: number, contract });
}

beforeAll(async () => {
  fixture = await createRegistryFixture();
  const { tokens, registry } = fixture;
  const added = { name: 'staging', parent: 'production', reason: 'a place to look first' };
  expect((await call(tokens.operator, 'POST', '/environments', added)).statusCode).toBe(201);
  const issue = (name: string, role: 'operator' | 'team' | 'shell', environments: Environment[]) => {
    const remotes = role === 'team' ? ['mf-search'] : [];
    return issueToken(registry.db, { name: 'olga' }, { name, role, remotes, environments, days: 1 });
  };
  staging = {
    operator: await issue('staging-olga', 'operator', ['staging']),
    search: await issue('staging-search', 'team', ['staging']),
    shell: await issue('staging-shell', 'shell', ['staging']),
  };
  both = await issue('both-search', 'team', ['production', 'staging']);
  for (const number of ['1.0.0', '1.1.0']) await fixture.upload(tokens.search, version('mf-search', number));
  await fixture.upload(tokens.search, version('mf-search', '2.0.0', '^20.0.0'));
  for (const react of ['19.3.1', '20.0.0']) await fixture.upload(tokens.operator, version('shell', react, react));
  await put('production', 'shell', '19.3.1', tokens.operator);
  await put('staging', 'shell', '20.0.0', staging.operator);
});
afterAll(() => fixture.close());

const call: RegistryFixture['call'] = (...wish) => fixture.call(...wish);
const at = (environment: Environment, path: string) =>
  environment === 'production' ? path : `/environments/${environment}${path}`;
const channels = async (environment: Environment, token = both) =>
  (await call(token, 'GET', at(environment, '/channels'))).json();

async function promote(environment: Environment, app: string, body: object, token = both) {
  const { seq } = await channels(environment, token);
  const wish = { channel: 'stable', after: seq, reason: 'for the test', ...body };
  return call(token, 'POST', at(environment, `/channels/${app}/promote`), wish);
}

async function put(environment: Environment, app: string, number: string, token = both): Promise<void> {
  const answer = await promote(environment, app, { version: number, override: app === 'shell' }, token);
  expect(answer.statusCode, answer.body).toBe(200);
}

const stableOf = async (environment: Environment) => (await channels(environment)).apps['mf-search']?.stable?.version;

describe('what runs is said for each environment by itself', () => {
  test('a change in one makes no composition of another, and the lock says where it runs', async () => {
    await put('production', 'mf-search', '1.0.0');
    const before = (await call(fixture.tokens.shell, 'GET', '/composition')).json();
    await put('staging', 'mf-search', '2.0.0');
    expect((await call(fixture.tokens.shell, 'GET', '/composition')).json()).toEqual(before);
    const { lock, signature } = (await call(staging.shell, 'GET', at('staging', '/composition'))).json();
    expect(lock).toMatchObject({ environment: 'staging', apps: { 'mf-search': { stable: { version: '2.0.0' } } } });
    expect(lock.seq).toBeGreaterThan(before.lock.seq);
    expect(before.lock).not.toHaveProperty('environment');
    const keys = await readKeys(fixture.registry.db);
    expect(await verifySignature('composition', lock, signature, keys)).toMatchObject({ ok: true });
    const { environment: _, ...elsewhere } = lock;
    expect(await verifySignature('composition', elsewhere, signature, keys)).toMatchObject({ ok: false });
  });

  test('who waits for the next composition of one is not woken by another', async () => {
    const { seq } = await channels('production');
    const waiting = call(fixture.tokens.shell, 'GET', `/composition?after=${seq}&wait=0.6`);
    await put('staging', 'mf-search', '2.0.0');
    expect((await waiting).statusCode).toBe(304);
  });

  test('a rollback in one leaves the other as it is, with a history of its own', async () => {
    await put('production', 'mf-search', '1.1.0');
    const answer = await call(both, 'POST', '/channels/mf-search/rollback', { reason: 'not in production' });
    expect(answer.json()).toMatchObject({ before: '1.1.0', after: '1.0.0' });
    expect([await stableOf('production'), await stableOf('staging')]).toEqual(['1.0.0', '2.0.0']);
    const changes = async (environment: Environment) =>
      (await call(both, 'GET', at(environment, '/changes?remote=mf-search'))).json().changes;
    const reasons = (await changes('staging')).map(({ reason }: { reason: string }) => reason);
    expect(reasons).not.toContain('not in production');
    expect((await changes('production'))[0]).toMatchObject({ reason: 'not in production' });
  });

  test('tabs, shells, failures and counts of one are not those of another', async () => {
    const word = { shell: 'shell-0:4001', sets: [{ versions: { 'mf-search': '2.0.0' }, tabs: 9 }], seq: 1 };
    const failures = [
      { remote: 'mf-search', version: '2.0.0', cohort: 'stable', kind: 'render', message: 'no', count: 1 },
    ];
    expect((await call(staging.shell, 'POST', at('staging', '/heartbeats'), word)).statusCode).toBe(204);
    expect((await call(staging.shell, 'POST', at('staging', '/failures'), { failures })).statusCode).toBe(204);
    const told = async (environment: Environment) => ({
      tabs: (await call(both, 'GET', at(environment, '/living'))).json().versions.length,
      shells: (await call(both, 'GET', at(environment, '/shells'))).json().shells.length,
      failures: (await call(both, 'GET', at(environment, '/failures'))).json().failures.length,
    });
    expect(await told('production')).toEqual({ tabs: 0, shells: 0, failures: 0 });
    expect(await told('staging')).toEqual({ tabs: 1, shells: 1, failures: 1 });
    // One that counts for another's composition is not believed.
    const { seq } = await channels('production');
    const counts = [{ remote: 'mf-search', version: '1.0.0', cohort: 'stable', visitors: 50, signals: {} }];
    await call(staging.shell, 'POST', at('staging', '/health'), { shell: 'shell-0:4001', report: 1, seq, counts });
    expect((await call(both, 'GET', '/health/mf-search')).json().cohorts).toEqual([]);
  });

  test('a canary grows by its plan where it is, and nowhere else', async () => {
    const steps = [5_000, 10_000].map((share) => ({ share, visitors: 1, minutes: 0 }));
    for (const environment of ['production', 'staging'] as const) {
      const number = environment === 'production' ? '1.1.0' : '1.0.0';
      const body = { channel: 'canary', version: number, plan: { steps }, override: true };
      const token = environment === 'production' ? fixture.tokens.operator : staging.operator;
      expect((await promote(environment, 'mf-search', body, token)).statusCode).toBe(200);
    }
    const { seq } = await channels('staging');
    const counts = [{ remote: 'mf-search', version: '1.0.0', cohort: 'canary', visitors: 5, signals: {} }];
    await call(staging.shell, 'POST', at('staging', '/health'), { shell: 'shell-0:4001', report: 2, seq, counts });
    await controlCanaries(fixture.registry, promoteUngated(fixture.registry));
    expect(await stableOf('staging')).toBe('1.0.0');
    expect((await channels('production')).apps['mf-search'].canary).toMatchObject({ version: '1.1.0', share: 5_000 });
    const decisions = async (environment: Environment) =>
      (await call(both, 'GET', at(environment, '/decisions?remote=mf-search'))).json().decisions;
    expect([await decisions('production'), await decisions('staging')]).toEqual([
      [],
      [expect.objectContaining({ kind: 'promote', version: '1.0.0' })],
    ]);
    await call(both, 'POST', '/channels/mf-search/rollback', { channel: 'canary', reason: 'over' });
  });
});

describe('a promotion from one environment to another', () => {
  test('takes what all visitors there have, the same bytes, and nothing else', async () => {
    await put('staging', 'mf-search', '1.1.0', staging.search);
    const other = await promote('production', 'mf-search', { version: '2.0.0', from: 'staging' });
    expect(other.json()).toMatchObject({ status: 409, type: 'not-in-environment', version: '1.1.0' });
    const answer = await promote('production', 'mf-search', { version: '1.1.0', from: 'staging' });
    expect(answer.statusCode, answer.body).toBe(200);
    const digests = await Promise.all(
      (['production', 'staging'] as const).map(async (one) => (await channels(one)).apps['mf-search'].stable.manifest),
    );
    expect(new Set(digests).size).toBe(1);
    const [entry] = (await call(both, 'GET', '/audit?remote=mf-search&limit=1')).json().entries;
    expect(entry).toMatchObject({ action: 'promote', version: '1.1.0', facts: { from: 'staging' } });
  });

  test('meets the versions of where it goes: what production cannot run is refused there', async () => {
    await put('staging', 'mf-search', '2.0.0');
    const answer = await promote('production', 'mf-search', { version: '2.0.0', from: 'staging' });
    expect(answer.json()).toMatchObject({ status: 409, type: 'gate-refused' });
    expect(answer.json().verdict.refusals).toEqual([
      expect.objectContaining({ rule: 'shared', party: 'shell@19.3.1' }),
    ]);
    expect(await stableOf('production')).toBe('1.1.0');
    const verdicts = async (environment: Environment) =>
      (await call(both, 'GET', at(environment, '/verdicts/mf-search?version=2.0.0'))).json().verdicts;
    expect((await verdicts('production')).map(({ allowed }: { allowed: boolean }) => allowed)).toEqual([false]);
    expect((await verdicts('staging')).every(({ allowed }: { allowed: boolean }) => allowed)).toBe(true);
  });

  test('of two at once the second hears what the first did', async () => {
    await put('staging', 'mf-search', '1.0.0');
    const { seq } = await channels('production');
    const wish = { channel: 'stable', version: '1.0.0', from: 'staging', after: seq, reason: 'both at once' };
    const answers = await Promise.all(
      [1, 2].map(() => call(both, 'POST', '/channels/mf-search/promote', wish).then((one) => one.json())),
    );
    expect(answers.filter(({ type }) => type === 'composition-changed')).toHaveLength(1);
    expect(answers.filter(({ after }) => after === '1.0.0')).toHaveLength(1);
  });
});

describe('who may do what where', () => {
  test('a token counts in the environments that it is for', async () => {
    const refused = [
      await promote('production', 'mf-search', { version: '1.1.0', after: 0 }, staging.search),
      await call(staging.search, 'GET', '/channels'),
      await call(fixture.tokens.search, 'GET', at('staging', '/channels')),
      await call(staging.shell, 'GET', '/composition'),
      await call(fixture.tokens.shell, 'POST', at('staging', '/heartbeats'), { shell: 'a', sets: [] }),
    ];
    for (const answer of refused) expect(answer.json()).toMatchObject({ status: 403, type: 'not-allowed' });
    expect(refused[0]?.json().title).toBe('The token staging-search is for staging, not for production.');
  });

  test('an operator of one does nothing that counts in all, and makes no token for another', async () => {
    const token = { name: 'mine', role: 'operator', environments: ['production'] };
    const refused = [
      await call(staging.operator, 'POST', '/tokens', token),
      await call(staging.operator, 'POST', at('staging', '/tokens'), token),
      await call(staging.operator, 'POST', at('staging', '/collection')),
      await call(staging.operator, 'POST', at('staging', '/remotes/mf-search/withdrawn'), { reason: 'no reason' }),
      await call(fixture.tokens.operator, 'POST', '/tokens', { ...token, environments: ['staging'] }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    // Sessions of others open production too: none of them is seen, or ended.
    await startSession(fixture.registry.db, fixture.tokens.operator, 'a browser');
    expect((await call(staging.operator, 'GET', at('staging', '/sessions'))).json().sessions).toEqual([]);
    expect((await call(staging.operator, 'POST', at('staging', '/sessions/end'), {})).json()).toEqual({ ended: 0 });
    const unknown = await call(fixture.tokens.operator, 'POST', '/tokens', { ...token, environments: ['nowhere'] });
    expect(unknown.statusCode).toBe(403);
  });

  test('an environment that there is not is none, and none is made twice or by a team', async () => {
    const { operator, search } = fixture.tokens;
    expect((await call(operator, 'GET', '/environments/nowhere/channels')).json()).toMatchObject({
      status: 404,
      title: 'There is no environment nowhere, only production, staging.',
    });
    const add = (token: string, name: string, parent: string) =>
      call(token, 'POST', '/environments', { name, parent, reason: 'for the test' });
    const answers = [
      await add(search, 'dev', 'staging'),
      await add(operator, 'staging', 'production'),
      await add(operator, 'production', 'staging'),
      await add(operator, 'dev', 'nowhere'),
      await add(operator, '../x', 'production'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 201, 409, 404, 422]);
    expect((await call(search, 'GET', '/environments')).json().environments).toEqual([
      { name: 'production', parent: null },
      { name: 'staging', parent: 'production' },
    ]);
  });
});
