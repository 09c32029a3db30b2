import { createPool } from 'infra-db/pool.ts';
import { fractionsOf } from 'infra-random/fractions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRegistry } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { relayDatabase } from '../testing/cuttable-database.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { promoteUngated } from './control-canary.ts';
import { controlCanaries } from './control-regularly.ts';
import type { Random } from './simulation/distributions.ts';
import { faults } from './simulation/faults.ts';
import { type Health, healthyVersion, meet } from './simulation/world.ts';

let fixture: RegistryFixture;
let report = 0;
let released = 0;

const steps = [
  { share: 100, visitors: 200, minutes: 0 },
  { share: 1000, visitors: 300, minutes: 0 },
  { share: 5000, visitors: 300, minutes: 0 },
  { share: 10_000, visitors: 1, minutes: 0 },
];

beforeAll(async () => {
  fixture = await createRegistryFixture();
  await release();
  await promote('stable', `1.0.${released}`);
});
afterAll(() => fixture.close());

async function release(): Promise<string> {
  released += 1;
  const version = `1.0.${released}`;
  await fixture.upload(fixture.tokens.search, sampleRelease('mf-search', version));
  return version;
}

interface Channels {
  readonly seq: number;
  readonly apps: Readonly<
    Record<string, Readonly<Record<string, { readonly version: string; readonly share?: number }>>>
  >;
}

async function channels(): Promise<Channels> {
  return (await fixture.call(fixture.tokens.search, 'GET', '/channels')).json<Channels>();
}

async function promote(channel: 'stable' | 'canary', version: string, more: object = {}): Promise<void> {
  const { seq } = await channels();
  const wish = { channel, version, after: seq, reason: 'for the test', override: true, ...more };
  const answer = await fixture.call(fixture.tokens.operator, 'POST', '/channels/mf-search/promote', wish);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function startCanary(more: object = { plan: { steps } }): Promise<string> {
  const version = await release();
  await promote('canary', version, more);
  return version;
}

function post(body: object, token = fixture.tokens.shell) {
  return fixture.call(token, 'POST', '/health', body);
}

/** What one shell tells of some seconds in which visitors came to both cohorts. */
async function tell(
  random: Random,
  versions: readonly [stable: Health, canary: Health],
  visitors = 1000,
): Promise<void> {
  const { seq, apps } = await channels();
  const { stable, canary } = apps['mf-search'] ?? {};
  if (!stable || !canary) return;
  const some = Math.max(5, Math.round((visitors * (canary.share ?? 0)) / 10_000));
  const cohort = (name: string, { version }: { version: string }, count: number, health: Health) => ({
    remote: 'mf-search',
    version,
    cohort: name,
    visitors: count,
    signals: Object.fromEntries(
      Object.entries(meet(random, count, health, 1)).filter(([, counts]) => counts.some((one) => one > 0)),
    ),
  });
  const counts = [cohort('stable', stable, visitors - some, versions[0]), cohort('canary', canary, some, versions[1])];
  report += 1;
  const answer = await post({ shell: 'shell-1', report, seq, counts });
  expect(answer.statusCode, answer.body).toBe(204);
}

const look = () => controlCanaries(fixture.registry, promoteUngated(fixture.registry));

async function decisions(version: string) {
  const { call, tokens } = fixture;
  const { decisions: all } = (await call(tokens.search, 'GET', '/decisions?remote=mf-search')).json<{
    decisions: { version: string; kind: string; reason: string; facts: { visitors: number; signal: string } }[];
  }>();
  return all.filter((one) => one.version === version).toReversed();
}

/** Visitors come and the controller looks, until the canary has ended. */
async function live(seed: number, fault: (healthy: Health) => Health): Promise<void> {
  const random = fractionsOf(seed);
  const healthy = healthyVersion(random);
  for (let tick = 0; tick < 120 && (await channels()).apps['mf-search']?.canary; tick += 1) {
    await tell(random, [healthy, fault(healthy)]);
    await look();
  }
}

describe('a canary with a plan', () => {
  test('grows step by step and becomes stable by itself, each step with its reason', async () => {
    const version = await startCanary();
    await live(7, (healthy) => healthy);
    expect((await channels()).apps['mf-search']).toMatchObject({ stable: { version } });
    const made = await decisions(version);
    expect(made.map(({ kind }) => kind)).toEqual(['promote', 'promote', 'promote']);
    expect(made[0]?.reason).toMatch(/goes from 1% to 10%: \d+ visitors had it .* Evidence that it is worse: none/);
    const audit = await fixture.call(fixture.tokens.search, 'GET', '/audit?remote=mf-search&limit=1');
    expect(audit.json()).toMatchObject({ entries: [{ actor: 'canary-controller', action: 'promote', version }] });
  });

  test.each([
    ['throws for 5 % of visitors', 'crashed', 'errors that reached a boundary'],
    ['doubles render time', 'render-ms', 'slow renders on the server'],
    ['shifts layout', 'cls', 'layout shifts'],
    ['floods the bus', 'bus-flooded', 'floods of the bus'],
    ['has a loader that throws', 'page-failed', 'pages that the server could not draw'],
    ['freezes', 'froze', 'freezes of two seconds or more'],
    ['answers no click', 'dead-click', 'controls that did nothing'],
    ['covers the page', 'covered', 'pages that something lay over'],
  ] as const)('that %s is rolled back before 200 visitors had it', async (fault, signal, words) => {
    const before = (await channels()).apps['mf-search']?.stable?.version;
    const version = await startCanary();
    await live(11, faults[fault]);
    const { stable, canary } = (await channels()).apps['mf-search'] ?? {};
    expect(canary).toBeUndefined();
    expect(stable?.version).toBe(before);
    const [last] = (await decisions(version)).toReversed();
    expect(last).toMatchObject({ kind: 'roll-back', facts: { signal }, reason: expect.stringContaining(words) });
    expect(last?.facts.visitors).toBeLessThan(200);
    const changes = await fixture.call(fixture.tokens.search, 'GET', '/changes?remote=mf-search&limit=1');
    expect(changes.json()).toMatchObject({
      changes: [{ action: 'end', actor: 'canary-controller', reason: last?.reason }],
    });
  });

  test('goes on where another registry left it', async () => {
    const version = await startCanary();
    const random = fractionsOf(3);
    const healthy = healthyVersion(random);
    for (let tick = 0; tick < 21; tick += 1) await tell(random, [healthy, healthy]);
    await look();
    const { pool, registry } = fixture;
    const restarted = createRegistry(pool, registry.storage, registry.key);
    for (let tick = 0; tick < 6; tick += 1) await tell(random, [healthy, healthy]);
    await controlCanaries(restarted, promoteUngated(restarted));
    expect((await channels()).apps['mf-search']?.canary).toMatchObject({ version, share: 5000 });
    await end();
  });

  test('is decided on once, however many registries look', async () => {
    const version = await startCanary();
    const random = fractionsOf(4);
    const healthy = healthyVersion(random);
    for (let tick = 0; tick < 25; tick += 1) await tell(random, [healthy, healthy]);
    await Promise.all([look(), look(), look()]);
    expect(await decisions(version)).toHaveLength(1);
    expect((await channels()).apps['mf-search']?.canary?.share).toBe(1000);
    await end();
  });

  test('is left alone while the database is away, and judged when it is back', async () => {
    const relay = await relayDatabase(fixture.databaseUrl);
    const pool = createPool({ url: relay.url, max: 4 });
    const { storage, key } = fixture.registry;
    const cut = createRegistry(pool, storage, key);
    const version = await startCanary();
    const random = fractionsOf(5);
    const healthy = healthyVersion(random);
    for (let tick = 0; tick < 20; tick += 1) await tell(random, [healthy, faults['floods the bus'](healthy)]);
    relay.cut();
    await expect(controlCanaries(cut, promoteUngated(cut))).rejects.toThrow();
    relay.mend();
    expect((await channels()).apps['mf-search']?.canary?.version).toBe(version);
    await controlCanaries(cut, promoteUngated(cut));
    expect((await channels()).apps['mf-search']?.canary).toBeUndefined();
    await pool.end();
    await relay.close();
  });
});

async function end(): Promise<void> {
  const body = { channel: 'canary', reason: 'the test is over' };
  await fixture.call(fixture.tokens.operator, 'POST', '/channels/mf-search/rollback', body);
}

describe('a canary without a plan', () => {
  test('does not grow, and is rolled back all the same', async () => {
    const version = await startCanary({ share: 100 });
    const random = fractionsOf(6);
    const healthy = healthyVersion(random);
    for (let tick = 0; tick < 60; tick += 1) await tell(random, [healthy, healthy]);
    expect(await look()).toEqual([]);
    for (let tick = 0; tick < 20; tick += 1) await tell(random, [healthy, faults['floods the bus'](healthy)]);
    await look();
    expect((await decisions(version)).map(({ kind }) => kind)).toEqual(['roll-back']);
  });
});

describe('a canary that the gate does not let grow', () => {
  test('waits for people, and says so once', async () => {
    const version = await startCanary();
    const random = fractionsOf(8);
    const healthy = healthyVersion(random);
    for (let tick = 0; tick < 25; tick += 1) await tell(random, [healthy, healthy]);
    const refusing = () =>
      controlCanaries(fixture.registry, async () => {
        throw new RegistryRefusal('not-allowed', 'mf-project 2.0.0 does not hear what it says.');
      });
    await refusing();
    await refusing();
    expect(await decisions(version)).toMatchObject([
      { kind: 'hold', reason: expect.stringContaining('does not grow: mf-project 2.0.0') },
    ]);
    await end();
  });
});

describe('a report of health', () => {
  test('counts once, however often it is sent', async () => {
    const version = await startCanary({ share: 100 });
    const { seq } = await channels();
    const counts = [
      {
        remote: 'mf-search',
        version,
        cohort: 'canary',
        visitors: 3,
        signals: { crashed: [3, 1], cls: [2, 0, 0, 0, 1, 0, 0] },
      },
    ];
    for (const _ of [1, 2, 3]) expect((await post({ shell: 'shell-9', report: 1, seq, counts })).statusCode).toBe(204);
    await post({ shell: 'shell-9', report: 2, seq, counts });
    const health = await fixture.call(fixture.tokens.search, 'GET', '/health/mf-search');
    const { cohorts } = health.json<{ cohorts: { version: string }[] }>();
    expect(cohorts.find((one) => one.version === version)).toMatchObject({
      cohort: 'canary',
      visitors: 6,
      signals: { crashed: { exposures: 6, failures: 2 }, cls: { exposures: 6, failures: 2 } },
      series: [{ visitors: 6, failures: { crashed: 2 }, renderP95: null }],
    });
    expect(health.json()).toMatchObject({ canary: { version, share: 100, visitors: 6, isDoubtful: false } });
    const metrics = (await fixture.app.inject('/metrics')).body;
    expect(metrics).toContain(
      `umbral_canary_visitors{environment="production",remote="mf-search",version="${version}"} 6`,
    );
    expect(metrics).toContain(
      `umbral_canary_share{environment="production",remote="mf-search",version="${version}"} 0.01`,
    );
    expect(metrics).toMatch(
      /umbral_canary_decisions\{environment="production",remote="mf-search",kind="roll-back"\} [1-9]/,
    );
    await end();
  });
});

describe('a stable version that fails', () => {
  test('is warned of once and left where it is', async () => {
    const { stable } = (await channels()).apps['mf-search'] ?? {};
    const { seq } = await channels();
    const counts = [
      {
        remote: 'mf-search',
        version: stable?.version,
        cohort: 'stable',
        visitors: 90_000,
        signals: { 'entry-failed': [90_000, 60_000] },
      },
    ];
    await post({ shell: 'shell-9', report: 20, seq, counts });
    await look();
    await look();
    const warnings = (await decisions(stable?.version ?? '')).filter(({ kind }) => kind === 'warn');
    expect(warnings).toMatchObject([{ reason: expect.stringContaining('files that did not load for') }]);
    expect((await channels()).apps['mf-search']?.stable).toEqual(stable);
  });
});
