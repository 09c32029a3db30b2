import { longestLink, type QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { readLinkToken, writeLinkToken } from '@umbral/protocol/composition/qa-link-token.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect } from '../collection/collect.ts';
import { defaultRules } from '../collection/collection-plan.ts';
import { changeKey, readKeys } from '../registry/signing-keys.ts';
import { createSigningKey, signValue } from '../signing/key-pair.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';

const origin = 'https://umbral.example';
const wish = { origin, pins: { 'mf-search': '2.0.0' }, path: '/proyectos-vivienda/bogota', purpose: 'look at the map' };
let fixture: RegistryFixture;

beforeAll(async () => {
  fixture = await createRegistryFixture();
  await fixture.upload(fixture.tokens.search, sampleRelease('mf-search', '2.0.0'));
  await fixture.upload(fixture.tokens.project, sampleRelease('mf-project', '2.0.0'));
});
afterAll(() => fixture.close());

const post = (body: object, token = fixture.tokens.search) => fixture.call(token, 'POST', '/links', body);
async function made(more: object = {}): Promise<{ id: string; url: string; token: string; link: QaLink }> {
  const answer = await post({ ...wish, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const judge = async (token: string, more: { origin?: string; now?: number } = {}) =>
  readLinkToken(token, { keys: await readKeys(fixture.registry.db), origin, now: Date.now(), ...more });

describe('a link', () => {
  test('holds exact versions with their digests, signed by the registry, and its maker is in the audit log', async () => {
    const { id, url, token, link } = await made({ currency: 'usd', hours: 2 });
    expect(url).toBe(`${origin}/_link/${token}`);
    const [release] = (await fixture.call(fixture.tokens.search, 'GET', '/releases?remote=mf-search')).json().releases;
    expect(await judge(token)).toEqual({ ok: true, link });
    expect(link).toMatchObject({
      pins: { 'mf-search': { version: '2.0.0', manifest: release.digest } },
      currency: 'usd',
      by: 'team-search',
    });
    expect(link.until - link.from).toBe(7200);
    const [entry] = (await fixture.call(fixture.tokens.search, 'GET', '/audit?limit=1')).json().entries;
    expect(entry).toMatchObject({ action: 'link-made', actor: 'team-search', reason: wish.purpose, facts: { id } });
  });

  test('is refused by a shell when it was changed, is for another portal, too old, too new, or of another key', async () => {
    const { token, link } = await made();
    const [said = '', keyId, signature] = token.split('.');
    const changed = writeLinkToken({ ...link, until: link.until + 1 }, signValue('link', link, fixture.registry.key));
    const foreign = writeLinkToken(link, signValue('link', link, createSigningKey()));
    const otherUse = writeLinkToken(link, signValue('composition', link, fixture.registry.key));
    const flipped = `${said.slice(0, -2)}${said.at(-2) === 'A' ? 'B' : 'A'}${said.at(-1)}.${keyId}.${signature}`;
    const faults = await Promise.all([
      judge(changed),
      judge(foreign),
      judge(otherUse),
      judge(flipped),
      judge('nonsense'),
      judge(token, { origin: 'https://umbral.example.evil.test' }),
      judge(token, { origin: 'http://umbral.example' }),
      judge(token, { now: link.until * 1000 }),
      judge(token, { now: (link.from - 61) * 1000 }),
    ]);
    expect(faults.map((one) => (one.ok ? 'good' : one.fault))).toEqual([
      'wrong-signature',
      'unknown-key',
      'wrong-signature',
      expect.stringMatching(/unreadable|wrong-signature/),
      'unreadable',
      'foreign-origin',
      'foreign-origin',
      'expired',
      'not-yet',
    ]);
    expect((await judge(token, { now: (link.from - 59) * 1000 })).ok, 'clocks may be a minute apart').toBe(true);
  });

  test('is made by a team for its own remotes only, by operators for all, by shells never', async () => {
    const { tokens } = fixture;
    const both = { ...wish, pins: { 'mf-search': '2.0.0', 'mf-project': '2.0.0' } };
    expect((await post(both)).statusCode).toBe(403);
    expect((await post(both, tokens.operator)).statusCode).toBe(201);
    expect((await post(wish, tokens.shell)).statusCode).toBe(403);
    const chaos = [{ remote: 'mf-project', side: 'server', fault: 'error' }];
    expect((await post({ ...wish, chaos })).statusCode).toBe(403);
    expect((await post({ ...wish, dev: { 'mf-project': 'http://127.0.0.1:45010' } })).statusCode).toBe(403);
  });

  test.each([
    ['a version that there is not', { pins: { 'mf-search': '9.9.9' } }, 404],
    ['more than seven days', { hours: longestLink / 3600 + 1 }, 422],
    ['a portal without encryption', { origin: 'http://umbral.example' }, 422],
    ['an origin with a path', { origin: `${origin}/x` }, 422],
    ['a path that leads away', { path: '//evil.example' }, 422],
    ['a path of the platform', { path: '/_link/x' }, 422],
    ['a server on another machine', { dev: { 'mf-search': 'http://127.0.0.1.evil.test:4000' } }, 422],
    ['a server behind a user name', { dev: { 'mf-search': 'http://127.0.0.1:4000@evil.test' } }, 422],
    ['a server at an IPv6 address', { dev: { 'mf-search': 'http://[::1]:4000' } }, 422],
    ['a server with encryption', { dev: { 'mf-search': 'https://127.0.0.1:4000' } }, 422],
    ['a server at a port of the system', { dev: { 'mf-search': 'http://127.0.0.1:80' } }, 422],
    ['no purpose', { purpose: ' ' }, 422],
    ['an unknown fault', { chaos: [{ remote: 'mf-search', side: 'server', fault: 'melt' }] }, 422],
  ])('is refused with %s', async (_, more, status) => {
    expect((await post({ ...wish, ...more })).statusCode).toBe(status);
  });

  test('ends when its maker or an operator revokes it; its first use is written down once', async () => {
    const { tokens, call, registry } = fixture;
    const [{ id }, other] = [await made(), await made()];
    for (const _ of [1, 2]) expect((await call(tokens.shell, 'POST', `/links/${id}/used`)).statusCode).toBe(204);
    const reason = { reason: 'seen' };
    expect((await call(tokens.project, 'POST', `/links/${id}/revoked`, reason)).statusCode).toBe(403);
    expect((await call(tokens.search, 'POST', `/links/${id}/revoked`, reason)).statusCode).toBe(204);
    expect((await call(tokens.operator, 'POST', `/links/${id}/revoked`, reason)).statusCode).toBe(404);
    expect((await call(tokens.shell, 'GET', '/links/revoked')).json()).toEqual({ ids: [id] });
    const { links } = (await call(tokens.search, 'GET', '/links')).json();
    const states = Object.fromEntries(
      links.map((one: { link: QaLink; state: string; firstUsedAt: string | null }) => [
        one.link.id,
        [one.state, one.firstUsedAt !== null],
      ]),
    );
    expect(states).toMatchObject({ [id]: ['revoked', true], [other.id]: ['living', false] });
    const { rows } = await registry.pool.query(
      "select facts->>'id' as id from releases.audit_entry where action = 'link-used'",
    );
    expect(rows).toEqual([{ id }]);
  });

  test('keeps its release from being collected, and stays readable after the key of the registry is retired', async () => {
    const { registry } = fixture;
    const { token } = await made();
    const strict = { ...defaultRules, waitingHours: 0, stableVersions: 0 };
    await registry.pool.query("update releases.release set touched_at = now() - interval '1 day'");
    const { fates } = await collect(registry, { name: 'olga' }, strict);
    expect(fates.find(({ remote }) => remote === 'mf-search')).toMatchObject({
      stays: true,
      reasons: ['a link that still counts opens it'],
    });
    const { keyId } = registry.key;
    await changeKey(registry.db, { name: 'olga' }, { keyId, state: 'retired', reason: 'rotation' });
    expect((await judge(token)).ok).toBe(true);
    await changeKey(registry.db, { name: 'olga' }, { keyId, state: 'revoked', reason: 'lost' });
    expect(await judge(token)).toEqual({ ok: false, fault: 'revoked-key' });
  });
});
