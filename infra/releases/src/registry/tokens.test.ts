import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signValue } from '../signing/key-pair.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { findBearer, keepGivenToken } from './tokens.ts';

let fixture: RegistryFixture;

beforeAll(async () => {
  fixture = await createRegistryFixture();
});
afterAll(() => fixture.close());

describe('tokens', () => {
  test('of the environment have no end, and a new secret under the name ends the former one', async () => {
    const { call, registry, tokens } = fixture;
    await keepGivenToken(registry.db, 'environment-operator', 'operator', 'the former secret of it');
    await keepGivenToken(registry.db, 'environment-operator', 'operator', 'the present secret');
    const listed = (await call(tokens.operator, 'GET', '/tokens')).json().tokens;
    expect(listed).toContainEqual(expect.objectContaining({ name: 'environment-operator', expires_at: null }));
    expect(await findBearer(registry.db, 'the former secret of it')).toBeUndefined();
    expect(await findBearer(registry.db, 'the present secret')).toMatchObject({ role: 'operator' });
  });

  test('a team releases its own remote only; nobody without a token releases anything', async () => {
    const { call, offer, tokens } = fixture;
    const release = sampleRelease('mf-project', '1.0.0');
    const foreign = await offer(tokens.search, release);
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json()).toMatchObject({ type: 'not-allowed', title: expect.stringContaining('mf-project') });
    expect((await offer('', release)).statusCode).toBe(401);
    expect((await offer('umb_guessed', release)).statusCode).toBe(401);
    expect((await offer(tokens.shell, release)).statusCode).toBe(403);
    expect((await offer(tokens.project, release)).statusCode).toBe(200);
    const path = '/releases/mf-search/1.0.0/manifest';
    const body = { manifest: release.manifest, signature: signValue('manifest', release.manifest, fixture.key) };
    expect((await call(tokens.search, 'POST', path, body)).statusCode).toBe(422);
  });

  test('are kept as hashes, end when revoked, and only operators make them', async () => {
    const { call, pool, tokens } = fixture;
    const wish = { name: 'ci-search', role: 'team', remotes: ['mf-search'], days: 30 };
    expect((await call(tokens.search, 'POST', '/tokens', wish)).statusCode).toBe(403);
    const { token } = (await call(tokens.operator, 'POST', '/tokens', wish)).json<{ token: string }>();
    expect((await call(tokens.operator, 'POST', '/tokens', wish)).statusCode).toBe(409);
    expect((await call(tokens.operator, 'POST', '/tokens', { ...wish, name: 'x', remotes: [] })).statusCode).toBe(422);
    const { rows } = await pool.query('select * from releases.token');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await call(token, 'GET', '/channels')).statusCode).toBe(200);
    await call(tokens.operator, 'POST', '/tokens/ci-search/revoked', { reason: 'leaked in a log' });
    expect((await call(token, 'GET', '/channels')).statusCode).toBe(401);
  });

  test('expire by the clock of the database, whatever the clock of the service says', async () => {
    const { call, pool, tokens } = fixture;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2045-01-01') });
    expect((await call(tokens.search, 'GET', '/channels')).statusCode).toBe(200);
    vi.setSystemTime(new Date('2001-01-01'));
    await pool.query("update releases.token set expires_at = now() - interval '1 second' where name = 'team-project'");
    expect((await call(tokens.project, 'GET', '/channels')).statusCode).toBe(401);
    vi.useRealTimers();
  });
});
