import { verifySignature } from '@umbral/protocol/release/release-signature.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readKeys } from '../registry/signing-keys.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { lineOf } from './change-history.ts';

let fixture: RegistryFixture;
let seq = 0;

const versions = ['1.0.0', '1.1.0', '1.2.0'];

beforeAll(async () => {
  fixture = await createRegistryFixture();
  for (const version of versions) {
    await fixture.upload(fixture.tokens.search, sampleRelease('mf-search', version));
    await fixture.upload(fixture.tokens.project, sampleRelease('mf-project', version));
  }
});
afterAll(() => fixture.close());
beforeEach(async () => {
  seq = (await channels()).seq;
});

async function channels() {
  return (await fixture.call(fixture.tokens.search, 'GET', '/channels')).json<{
    seq: number;
    apps: Record<string, Record<string, { version: string; share?: number }>>;
  }>();
}

function promote(remote: 'mf-search' | 'mf-project', body: object, token?: string) {
  const own = remote === 'mf-search' ? fixture.tokens.search : fixture.tokens.project;
  const wish = { channel: 'stable', after: seq, reason: 'gate passed', ...body };
  return fixture.call(token ?? own, 'POST', `/channels/${remote}/promote`, wish);
}

async function put(remote: 'mf-search' | 'mf-project', body: object): Promise<void> {
  const answer = await promote(remote, body);
  expect(answer.statusCode, answer.body).toBe(200);
  seq = answer.json<{ lock: { seq: number } }>().lock.seq;
}

function wish(verb: 'rollback' | 'pin' | 'unpin', body: object) {
  return fixture.call(fixture.tokens.search, 'POST', `/channels/mf-search/${verb}`, {
    reason: 'for the test',
    ...body,
  });
}

describe('a promotion', () => {
  test('makes the next signed composition, with the digest of the exact manifest and the time of the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01') });
    const answer = await promote('mf-search', { version: '1.0.0' });
    vi.useRealTimers();
    const { lock, signature } = answer.json();
    expect(lock).toMatchObject({ schema: 1, seq: seq + 1, apps: { 'mf-search': { stable: { version: '1.0.0' } } } });
    expect(lock.apps['mf-search'].stable.manifest).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await fixture.pool.query<{ age: number }>(
      'select extract(epoch from now() - $1::timestamptz)::float8 as age',
      [lock.at],
    );
    expect(Math.abs(rows[0]?.age ?? Number.NaN)).toBeLessThan(60);
    const keys = await readKeys(fixture.registry.db);
    expect(await verifySignature('composition', lock, signature, keys)).toEqual({ ok: true });
    const forged = { ...lock, seq: lock.seq + 1 };
    expect(await verifySignature('composition', forged, signature, keys)).toMatchObject({ ok: false });
  });

  test('two at once on one composition: one wins, the other is told what changed', async () => {
    const answers = await Promise.all([
      promote('mf-search', { version: '1.1.0' }),
      promote('mf-project', { version: '1.1.0' }),
      promote('mf-search', { version: '1.2.0' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const loser = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(loser).toMatchObject({ type: 'composition-changed', current: seq + 1 });
    expect(loser.changes).toHaveLength(1);
    expect(loser.changes[0]).toMatchObject({ channel: 'stable', after: winner.after, reason: 'gate passed' });
    expect(loser.title).toContain(`to ${winner.after}`);
    expect((await channels()).seq).toBe(seq + 1);
  });

  test('is for complete releases of its own remote, with a reason and a share where it is a canary', async () => {
    await fixture.offer(fixture.tokens.search, sampleRelease('mf-search', '9.0.0'));
    expect((await promote('mf-search', { version: '9.0.0' })).json()).toMatchObject({ type: 'release-incomplete' });
    expect((await promote('mf-search', { version: '8.0.0' })).statusCode).toBe(404);
    expect((await promote('mf-search', { version: '1.0.0' }, fixture.tokens.project)).statusCode).toBe(403);
    expect((await promote('mf-search', { version: '1.0.0', reason: '' })).statusCode).toBe(422);
    expect((await promote('mf-search', { version: '1.0.0', channel: 'canary' })).statusCode).toBe(422);
    expect((await promote('mf-search', { version: '1.0.0', channel: 'canary', share: 10_001 })).statusCode).toBe(422);
    expect((await promote('mf-search', { version: '1.0.0', share: 5 })).statusCode).toBe(422);
    expect((await promote('mf-search', { version: '1.0.0', after: seq + 1 })).statusCode).toBe(422);
    expect((await channels()).seq).toBe(seq);
  });

  test('a canary takes its share, ends when it becomes stable, and a share of zero is kept as zero', async () => {
    await put('mf-search', { version: '1.0.0' });
    await put('mf-search', { version: '1.1.0', channel: 'canary', share: 0 });
    expect((await channels()).apps['mf-search']?.canary).toMatchObject({ version: '1.1.0', share: 0 });
    await put('mf-search', { version: '1.1.0', channel: 'canary', share: 250 });
    expect((await channels()).apps['mf-search']?.canary).toMatchObject({ version: '1.1.0', share: 250 });
    await put('mf-search', { version: '1.1.0' });
    expect((await channels()).apps['mf-search']).toMatchObject({ stable: { version: '1.1.0' } });
    expect((await channels()).apps['mf-search']?.canary).toBeUndefined();
  });
});

describe('a rollback', () => {
  test('goes one version back, twice goes two back, and further than the first is refused', async () => {
    for (const version of versions) await put('mf-search', { version });
    expect((await wish('rollback', {})).json()).toMatchObject({ before: '1.2.0', after: '1.1.0' });
    expect((await wish('rollback', {})).json()).toMatchObject({ before: '1.1.0', after: '1.0.0' });
    const refused = await wish('rollback', {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ type: 'nothing-to-roll-back' });
  });

  test('waits for no other remote, but not over a change of its own', async () => {
    await put('mf-search', { version: '1.1.0' });
    const before = seq;
    await put('mf-project', { version: '1.2.0' });
    expect((await wish('rollback', { after: before })).statusCode).toBe(200);
    expect((await wish('rollback', { after: before })).json()).toMatchObject({ type: 'composition-changed' });
  });

  test('ends a canary', async () => {
    await put('mf-search', { version: '1.2.0', channel: 'canary', share: 100 });
    expect((await wish('rollback', { channel: 'canary' })).json()).toMatchObject({ before: '1.2.0', after: null });
    expect((await wish('rollback', { channel: 'canary' })).statusCode).toBe(409);
  });

  test('the line of versions forgets what was left', () => {
    const line = lineOf([
      { action: 'promote', after: 'a' },
      { action: 'promote', after: 'b' },
      { action: 'promote', after: 'c' },
      { action: 'rollback', after: 'a' },
      { action: 'promote', after: 'd' },
    ]);
    expect(line).toEqual(['a', 'd']);
  });
});

test('a pin holds everybody and everything until it is taken away', async () => {
  expect((await wish('pin', { version: '1.0.0', after: seq })).statusCode).toBe(200);
  seq += 1;
  const refused = await promote('mf-search', { version: '1.2.0' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ type: 'pinned', version: '1.0.0' });
  expect(refused.json().title).toContain('for the test');
  expect((await wish('rollback', {})).json()).toMatchObject({ type: 'pinned' });
  expect((await channels()).apps['mf-search']?.pin).toMatchObject({ version: '1.0.0' });
  expect((await wish('unpin', {})).statusCode).toBe(200);
  expect((await wish('unpin', {})).statusCode).toBe(409);
  seq += 1;
  await put('mf-search', { version: '1.2.0' });
});

test('a release of a revoked key is not promoted, and whoever revokes it learns where it runs', async () => {
  const { call, key, tokens } = fixture;
  await put('mf-search', { version: '1.1.0' });
  const answer = await call(tokens.operator, 'POST', `/keys/${key.keyId}/revoked`, { reason: 'stolen laptop' });
  expect(answer.json().inUse).toContainEqual({
    environment: 'production',
    remote: 'mf-search',
    channel: 'stable',
    version: '1.1.0',
  });
  expect((await promote('mf-search', { version: '1.2.0' })).json()).toMatchObject({ fault: 'revoked-key' });
});

test('who, what, when and why of every step stands in a log that nobody can change', async () => {
  const { call, pool, tokens } = fixture;
  const { entries } = (await call(tokens.search, 'GET', '/audit?remote=mf-search&limit=200')).json();
  expect(entries[0]).toMatchObject({
    actor: 'team-search',
    action: 'promote',
    version: '1.1.0',
    reason: 'gate passed',
  });
  expect(Date.parse(entries[0].at)).not.toBeNaN();
  const older = (await call(tokens.search, 'GET', `/audit?before=${entries[5].id}&limit=1`)).json().entries;
  expect(older[0].id).toBeLessThan(entries[5].id);
  for (const statement of [
    "update releases.audit_entry set actor = 'nobody'",
    'delete from releases.audit_entry',
    'truncate releases.audit_entry',
    'update releases.composition set seq = seq + 1000',
    'delete from releases.change',
  ]) {
    await expect(pool.query(statement), statement).rejects.toThrow('kept as they were written');
  }
});
