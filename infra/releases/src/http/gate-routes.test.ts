import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiContractSource } from '../gate/api-contract-source.ts';
import { judgeRelease } from '../gate/check-release.ts';
import { breakingEmbedsAndCalls } from '../gate/testing/breaking-embeds-and-calls.ts';
import { breakingFacts } from '../gate/testing/breaking-facts.ts';
import { breakingIntents } from '../gate/testing/breaking-intents.ts';
import { breakingPlatform } from '../gate/testing/breaking-platform.ts';
import { compatibleChanges } from '../gate/testing/compatible-changes.ts';
import { breakingHostNames } from '../gate/testing/host-names.ts';
import { breakingLinks } from '../gate/testing/links.ts';
import { candidateOf, presentWorld } from '../gate/testing/present-world.ts';
import type { ReleaseVerdict } from '../gate/verdict.ts';
import type { World } from '../living/world.ts';
import { findRelease } from '../registry/releases.ts';
import { releaseOf, runWorld, stableWish } from '../testing/living-portal.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';

/** Of each kind the first: the whole table is asked without HTTP, in `can-release.test.ts`. */
function oneOfEach<Row>(rows: readonly Row[], kindOf: (row: Row) => string): Row[] {
  return rows.filter((row, index) => rows.findIndex((other) => kindOf(other) === kindOf(row)) === index);
}

const breaks = oneOfEach(
  [
    ...breakingFacts,
    ...breakingIntents,
    ...breakingEmbedsAndCalls,
    ...breakingPlatform,
    ...breakingHostNames,
    ...breakingLinks,
  ].filter(({ before }) => !before),
  ({ rule, app }) => `${rule} ${app}`,
);
const compatible = oneOfEach(
  compatibleChanges.filter(({ before }) => !before),
  ({ app }) => app,
);
// What a gate may take. It is processor time: how long others keep it waiting on this machine is not its doing.
const longestWorkMs = 2000;

let fixture: RegistryFixture;
let world: World;
/** The composition of the portal as it is: no test of a refusal changes it. */
let seq: number;

beforeAll(async () => {
  world = await presentWorld();
  fixture = await createRegistryFixture();
  await runWorld(fixture, world);
  seq = world.living.length;
});
afterAll(() => fixture.close());

async function worked<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; workMs: number }> {
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  return { answer, workMs: (user + system) / 1000 };
}

/** Uploads a candidate under a number of its own. */
async function upload(change: (typeof compatible)[number], version: string): Promise<void> {
  await fixture.upload(fixture.tokens.operator, releaseOf({ ...candidateOf(world, change), version }));
}

const check = (app: string, version: string) =>
  fixture.call(fixture.tokens.operator, 'POST', `/releases/${app}/${version}/check`);
const promote = (app: string, body: object, token = fixture.tokens.operator) =>
  fixture.call(token, 'POST', `/channels/${app}/promote`, body);

test('the table below has breaks of every rule of the gate', () => {
  const rules = [
    'fact',
    'intent',
    'bus',
    'host',
    'fragment',
    'api',
    'shared',
    'route',
    'link',
    'styles',
    'globals',
    'bytes',
  ];
  expect([...new Set(breaks.map(({ rule }) => rule))].toSorted()).toEqual(rules.toSorted());
});

describe('a break is refused by field, party and way out', () => {
  test.each(breaks.map((change, index) => ({ ...change, version: `2.0.${index}` })))('$name', async (change) => {
    const { app, rule, field, party, version } = change;
    await upload(change, version);
    const checked = await worked(() => check(app, version));
    const expected = expect.objectContaining({ rule, field, party, wayOut: expect.stringMatching(/\.$/) });
    expect(checked.answer.json()).toMatchObject({ candidate: `${app}@${version}`, allowed: false, seq });
    expect(checked.answer.json<ReleaseVerdict>().refusals).toContainEqual(expected);
    const promoted = await worked(() => promote(app, stableWish(version, seq)));
    expect(promoted.answer.statusCode).toBe(409);
    const problem = promoted.answer.json<{ type: string; verdict: ReleaseVerdict }>();
    expect(problem.type).toBe('gate-refused');
    expect(problem.verdict.refusals).toContainEqual(expected);
    expect(Math.max(checked.workMs, promoted.workMs)).toBeLessThan(longestWorkMs);
  });
});

describe('a compatible change passes', () => {
  test.each(compatible.map((change, index) => ({ ...change, version: `3.0.${index}` })))('$name', async (change) => {
    await upload(change, change.version);
    const { answer, workMs } = await worked(() => check(change.app, change.version));
    expect(answer.json<ReleaseVerdict>().refusals).toEqual([]);
    expect(answer.json<ReleaseVerdict>().comparedWith).toHaveLength(world.living.length);
    expect(workMs).toBeLessThan(longestWorkMs);
  });
});

test('a canary needs the gate as stable does; a preview does not, it is seen by its links only', async () => {
  const refused = await promote('mf-search', { ...stableWish('2.0.0', seq), channel: 'canary', share: 100 });
  const [first] = breaks;
  expect(refused.statusCode).toBe(first?.app === 'mf-search' ? 409 : 404);
  const version = '2.0.0';
  const canary = { ...stableWish(version, seq), channel: 'canary', share: 100 };
  expect((await promote(first?.app ?? '', canary)).json()).toMatchObject({ type: 'gate-refused' });
});

test('a release without a contract is refused', async () => {
  await fixture.upload(fixture.tokens.search, sampleRelease('mf-search', '4.0.0'));
  const refused = await promote('mf-search', stableWish('4.0.0', seq), fixture.tokens.search);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ type: 'contract-missing', title: expect.stringContaining('infra/build') });
});

test('an operator may override with a reason, which stands in the audit log; a team may not', async () => {
  const [change] = breaks;
  if (!change) throw new Error('no breaks');
  const { app } = change;
  const wish = { ...stableWish('2.0.0', seq), reason: 'the outage is worse', override: true };
  const token = app === 'mf-project' ? fixture.tokens.project : fixture.tokens.search;
  expect((await promote(app, wish, token)).statusCode).toBe(403);
  const passed = await promote(app, wish);
  expect(passed.statusCode).toBe(200);
  expect(passed.json()).toMatchObject({ gate: { allowed: false }, after: '2.0.0' });
  const { entries } = (await fixture.call(fixture.tokens.operator, 'GET', `/audit?remote=${app}&limit=5`)).json();
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'gate-overridden', version: '2.0.0', reason: 'the outage is worse' }),
  );
  const { verdicts } = (
    await fixture.call(fixture.tokens.operator, 'GET', `/verdicts/${app}?version=2.0.0&limit=5`)
  ).json();
  expect(verdicts[0]).toMatchObject({ allowed: false, overridden: true, actor: 'olga' });
  // Going back is never held up, and tells what the gate thinks of where it goes.
  const back = await fixture.call(fixture.tokens.operator, 'POST', `/channels/${app}/rollback`, {
    reason: 'enough of it',
  });
  expect(back.json()).toMatchObject({ after: '1.0.0', gate: { candidate: `${app}@1.0.0` } });
});

test('a pin of a version that was never stable passes the gate like a promotion; one that was is a way back', async () => {
  const [change] = breaks;
  if (!change) throw new Error('no breaks');
  const { app } = change;
  const version = '6.0.0';
  await upload(change, version);
  const { operator, search } = fixture.tokens;
  const { seq: after } = (await fixture.call(operator, 'GET', '/channels')).json();
  const pin = (body: object, token = operator) =>
    fixture.call(token, 'POST', `/channels/${app}/pin`, { after, reason: 'around the gate', ...body });
  const refused = await pin({ version });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ type: 'gate-refused' });
  expect((await pin({ version, override: true }, search)).statusCode).toBe(403);
  const { verdicts } = (await fixture.call(operator, 'GET', `/verdicts/${app}?version=${version}&limit=5`)).json();
  expect(verdicts[0]).toMatchObject({ allowed: false, overridden: false });
  // The version of the override above was stable for a while.
  expect((await pin({ version: '2.0.0' })).json()).toMatchObject({ after: '2.0.0', gate: { allowed: false } });
  await fixture.call(operator, 'POST', `/channels/${app}/unpin`, { reason: 'enough of it' });
});

test('a wish that was decided on an older composition is told what changed', async () => {
  const late = await promote('mf-search', stableWish('1.0.0', seq));
  expect(late.json()).toMatchObject({ type: 'composition-changed', current: seq + 4 });
});

test('a version that only tabs still have speaks too', async () => {
  const change = breaks.find(({ app }) => app === 'mf-comparator');
  if (!change) throw new Error('no break of the comparator');
  const version = '5.0.0';
  await fixture.upload(fixture.tokens.operator, releaseOf({ ...candidateOf(world, change), version }));
  const sets = [{ versions: { 'mf-comparator': version, 'mf-search': '1.0.0' }, tabs: 4 }];
  const alone = (await check('mf-search', '1.0.0')).json<ReleaseVerdict>();
  expect(alone.comparedWith).not.toContain(`mf-comparator@${version}`);
  await fixture.call(fixture.tokens.shell, 'POST', '/heartbeats', { shell: 'a', sets });
  const together = (await check('mf-search', '1.0.0')).json<ReleaseVerdict>();
  expect(together.comparedWith).toContain(`mf-comparator@${version}`);
});

test('the backend is asked for its contract; when it is away the last good one counts; without any, calls are refused', async () => {
  const { db } = fixture.registry;
  await db.deleteFrom('releases.api_contract').execute();
  const never = createApiContractSource({ db, apiUrl: 'http://127.0.0.1:9' });
  expect(await never.read()).toBeUndefined();
  const release = await findRelease(db, 'mf-search', '1.0.0');
  const { refusals } = await judgeRelease(db, release, await never.read());
  expect(refusals).toContainEqual(
    expect.objectContaining({ rule: 'api', field: 'calls', party: 'api', wayOut: expect.stringContaining('override') }),
  );

  const document = { paths: { '/api/a': { get: { operationId: 'C001', responses: {} } } } };
  const backend = createServer((_request, response) => response.end(JSON.stringify(document)));
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const address = backend.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const expected = { C001: { method: 'GET', path: '/a' } };
  expect(await createApiContractSource({ db, apiUrl }).read()).toEqual(expected);
  // A registry that just started asks until it has an answer, without anybody waiting.
  await db.deleteFrom('releases.api_contract').execute();
  const early = createApiContractSource({ db, apiUrl });
  await early.warmUp(new AbortController().signal);
  expect(await early.lastKnown()).toEqual(expected);
  backend.close();
  const faults: unknown[] = [];
  const later = createApiContractSource({ db, apiUrl, onFault: (error) => faults.push(error) });
  expect(await later.read()).toEqual(expected);
  expect(await later.newest()).toEqual(expected);
  expect(later.isFresh()).toBe(false);
  expect(faults.length).toBeGreaterThan(0);
});
