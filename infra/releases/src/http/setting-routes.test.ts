import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import type { SettingsData } from '@umbral/protocol/settings/setting-data.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../registry/tokens.ts';
import { releaseOf } from '../testing/living-portal.ts';
import { createRegistryFixture, type RegistryFixture } from '../testing/registry-fixture.ts';

let fixture: RegistryFixture;
/** Of the team, for both environments; the other team's is for production alone. */
let team: string;
/** For both environments. */
let operator: string;

const nothing = { publishes: {}, hears: {}, asks: {}, handles: {}, carries: {}, offers: {}, calls: {}, packages: {} };
const room = { embeds: [], routes: [], shared: {}, styles: [], globals: [], bytes: { entry: 0, groups: {} } };

const phone = { schema: { type: 'string', minLength: 7, maxLength: 20 } } as const;
const rows = { schema: { type: 'integer', minimum: 1, maximum: 50 }, default: 20, about: 'Homes of a list.' } as const;
const isOpen = { schema: { type: 'boolean' }, default: false } as const;

function searchOf(version: string, settings?: SettingsData) {
  const contract: ReleaseContract = { format: 1, ...nothing, ...room, ...(settings ? { settings } : {}) };
  return releaseOf({ app: 'mf-search', version, contract });
}

function shellOf(version: string, reads: ReleaseContract['reads']) {
  return releaseOf({ app: 'shell', version, contract: { format: 1, ...nothing, ...room, reads } });
}

beforeAll(async () => {
  fixture = await createRegistryFixture();
  const { tokens, registry, upload } = fixture;
  const added = { name: 'staging', parent: 'production', reason: 'a place to look first' };
  expect((await call(tokens.operator, 'POST', '/environments', added)).statusCode).toBe(201);
  const issue = (name: string, role: 'team' | 'operator', ...remotes: string[]) => {
    const token = { name, role, remotes, environments: ['production', 'staging'], days: 1 };
    return issueToken(registry.db, { name: 'olga' }, token);
  };
  team = await issue('both', 'team', 'mf-search');
  operator = await issue('both-olga', 'operator');
  await upload(tokens.operator, shellOf('0.9.0', ['screens', 'topics', 'successors']));
  await upload(tokens.operator, shellOf('1.0.0', ['screens', 'topics', 'successors', 'settings']));
  await upload(team, searchOf('1.0.0'));
  await upload(team, searchOf('1.1.0', { rows, isOpen }));
  await upload(team, searchOf('1.2.0', { rows: { schema: { type: 'integer', maximum: 10 }, default: 10 }, phone }));
  for (const where of ['', '/environments/staging']) await promote(where, 'shell', '1.0.0', operator);
  await promote('', 'mf-search', '1.1.0');
});
afterAll(() => fixture.close());

const call: RegistryFixture['call'] = (...wish) => fixture.call(...wish);

async function promote(where: string, app: string, version: string, token = team, more: object = {}) {
  const { seq } = (await call(operator, 'GET', `${where}/channels`)).json();
  const wish = { channel: 'stable', version, after: seq, reason: 'for the test', ...more };
  return call(token, 'POST', `${where}/channels/${app}/promote`, wish);
}

const say = (where: string, body: object, token = team) =>
  call(token, 'POST', `${where}/settings/mf-search`, { reason: 'for the test', ...body });
const lockOf = async (where: string) => (await call(operator, 'GET', `${where}/composition`)).json().lock;

describe('what an environment says to a remote', () => {
  test('stands in its signed composition, which it makes without a release, and in no other environment’s', async () => {
    const before = await lockOf('');
    expect(before).not.toHaveProperty('settings');
    const answer = await say('', { set: { rows: 30, isOpen: true } });
    expect(answer.json(), answer.body).toMatchObject({
      settings: [
        { name: 'isOpen', takes: 'true or false', isSaid: true, value: true, versions: ['1.1.0'], changedBy: 'both' },
        { name: 'phone', takes: 'text of 7 characters at least and 20 characters at most', versions: ['1.2.0'] },
        {
          name: 'rows',
          takes: 'a whole number from 1 and up to 50',
          about: 'Homes of a list.',
          value: 30,
          fault: null,
        },
      ],
    });
    const { seq, apps, settings } = await lockOf('');
    expect({ seq, apps }).toEqual({ seq: answer.json().seq, apps: before.apps });
    expect(settings).toEqual({ 'mf-search': { isOpen: true, rows: 30 } });
    expect(await lockOf('/environments/staging')).not.toHaveProperty('settings');
    // The same again is no news, and what is taken back is the version's own again.
    expect((await say('', { set: { rows: 30 } })).json().seq).toBe(seq);
    await say('', { unset: ['isOpen'] });
    expect((await lockOf('')).settings).toEqual({ 'mf-search': { rows: 30 } });
    const { entries } = (await call(team, 'GET', '/audit?remote=mf-search&action=settings-changed')).json();
    expect(entries[0]).toMatchObject({
      actor: 'both',
      reason: 'for the test',
      facts: { before: { isOpen: true, rows: 30 }, after: { rows: 30 } },
    });
  });

  test.each([
    [{ set: { rows: '30' } }, 'rows is "30"; for mf-search@1.1.0 it is a whole number from 1 and up to 50.'],
    [{ set: { rows: 51 } }, 'rows is 51; for mf-search@1.1.0 it is a whole number from 1 and up to 50.'],
    [{ set: { row: 5 } }, 'mf-search has no setting row: it declares isOpen, phone, rows.'],
    [
      { set: { phone: '1' } },
      'phone is "1"; for mf-search@1.2.0 it is text of 7 characters at least and 20 characters at most.',
    ],
    [{ set: { rows: 5 }, unset: ['rows'] }, 'rows is to be said and not to be said.'],
    [{ set: {} }, 'The request is not what this address takes.'],
    [{ set: { adminToken: 'x' } }, 'The request is not what this address takes.'],
  ])('%j is refused, and nothing of it is said', async (wish, title) => {
    const { seq } = await lockOf('');
    const answer = await say('', wish);
    expect([answer.statusCode, answer.json().title]).toEqual([422, title]);
    expect((await lockOf('')).seq).toBe(seq);
  });

  test('is said by its own team and operators, each in the environments of their token', async () => {
    const { tokens } = fixture;
    const codes = [
      await say('', { set: { rows: 5 } }, tokens.project),
      await say('', { set: { rows: 5 } }, tokens.shell),
      await say('/environments/staging', { set: { rows: 5 } }, tokens.search),
      await say('', { set: { rows: 5 } }, ''),
    ].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([403, 403, 403, 401]);
  });
});

describe('a version', () => {
  const staging = '/environments/staging';

  test('that is not told what it needs is refused where it shall run, by name, and passes once it is said', async () => {
    await say('', { set: { rows: 30 } });
    const checked = (await call(team, 'POST', '/releases/mf-search/1.2.0/check')).json();
    const own = { rule: 'settings', party: 'production' };
    expect(checked.refusals).toMatchObject([
      {
        ...own,
        field: 'settings["phone"]',
        reason: expect.stringContaining('mf-search@1.2.0 needs the setting phone (text of 7 characters'),
        wayOut: 'Say it first: npm run releases -- settings mf-search phone=… --reason "…".',
      },
      {
        ...own,
        field: 'settings["rows"]',
        reason: 'production says that rows is 30; for mf-search@1.2.0 it is a whole number up to 10',
      },
    ]);
    expect((await promote('', 'mf-search', '1.2.0')).json()).toMatchObject({ type: 'gate-refused' });
    // Not even an operator's word passes: it would not draw.
    const forced = await promote('', 'mf-search', '1.2.0', operator, { override: true });
    expect(forced.json()).toMatchObject({ type: 'unsettled', status: 409, settings: ['phone'] });

    // A name that only the newest knows is said before it runs; a value is for all that live.
    expect((await say('', { set: { phone: '6017430000', rows: 8 } })).statusCode).toBe(200);
    expect((await promote('', 'mf-search', '1.2.0')).statusCode).toBe(200);
    const gap = await say('', { unset: ['phone'] });
    expect(gap.json().title).toBe(
      'mf-search@1.2.0 runs in production and has no value of its own for phone: say another one.',
    );
  });

  test('is judged by what the environment says that it is promoted to', async () => {
    const answer = await promote(staging, 'mf-search', '1.2.0', team, { from: 'production' });
    expect(answer.json().verdict.refusals).toMatchObject([{ rule: 'settings', party: 'staging' }]);
    expect((await say(staging, { set: { phone: '3000000000' } })).statusCode).toBe(200);
    expect(await lockOf(staging)).not.toHaveProperty('settings');
    expect((await promote(staging, 'mf-search', '1.2.0', team, { from: 'production' })).statusCode).toBe(200);
    expect((await lockOf(staging)).settings).toEqual({ 'mf-search': { phone: '3000000000' } });
  });

  test('that is gone back to need not know what is said', async () => {
    const back = await call(team, 'POST', '/channels/mf-search/rollback', { reason: 'back' });
    expect(back.json()).toMatchObject({ after: '1.1.0' });
    await promote('', 'mf-search', '1.0.0');
    const { settings } = (await call(team, 'GET', '/settings/mf-search')).json();
    expect(settings.map(({ name, fault }: { name: string; fault: string }) => [name, fault])).toEqual([
      ['phone', null],
      ['rows', null],
    ]);
  });

  test('that declares what nobody could say is not taken', async () => {
    const refused = await fixture.offer(team, searchOf('3.0.0', { apiKey: phone }));
    expect(refused.json()).toMatchObject({
      type: 'invalid-input',
      title:
        'mf-search 3.0.0 declares the setting apiKey, but settings stand in documents that anybody reads: a secret is none.',
    });
    const odd = await fixture.offer(team, searchOf('3.0.0', { rows: { ...rows, default: 99 } }));
    expect(odd.json().title).toBe('mf-search 3.0.0 declares the setting rows, but its default does not fit.');
  });
});

test('a shell that reads no settings is told none, and keeps versions that need them away', async () => {
  const refused = (await promote('', 'shell', '0.9.0', operator)).json();
  expect(refused.verdict.refusals).toContainEqual(
    expect.objectContaining({ rule: 'host', field: 'reads', party: 'mf-search@1.1.0' }),
  );
  await promote('', 'shell', '0.9.0', operator, { override: true });
  expect((await say('', { set: { rows: 5 } })).json()).toMatchObject({ type: 'shell-too-old', version: '0.9.0' });
  const { refusals } = (await call(team, 'POST', '/releases/mf-search/1.1.0/check')).json();
  expect(refusals).toContainEqual(
    expect.objectContaining({ rule: 'host', field: 'settings["isOpen"]', party: 'shell@0.9.0' }),
  );
});

test('a remote that is withdrawn is told nothing, and nothing is left for whoever comes after it', async () => {
  const gone = { leadsTo: null, reason: 'nobody needs it' };
  const answer = await call(operator, 'POST', '/remotes/mf-search/withdrawn', gone);
  expect(answer.statusCode, answer.body).toBe(204);
  expect(await lockOf('')).not.toHaveProperty('settings');
  expect(await lockOf('/environments/staging')).not.toHaveProperty('settings');
  expect((await say('', { set: { rows: 5 } })).json()).toMatchObject({ type: 'withdrawn', status: 409 });
  const { rows: left } = await fixture.pool.query('select count(*)::int as count from releases.setting');
  expect(left).toEqual([{ count: 0 }]);
});
