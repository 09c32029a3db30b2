import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consolePicture, sessionAnswer, sessionsAnswer } from '../console/picture-schema.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { buildApp } from './app.ts';

let fixture: RegistryFixture;
let service: FastifyInstance;
const dir = mkdtempSync(join(tmpdir(), 'umbral-console-test-'));
const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };

beforeAll(async () => {
  fixture = await createRegistryFixture();
  const { registry, upload, tokens } = fixture;
  service = await buildApp(registry, { trustedProxies: 'loopback', requestsPerMinute: 1000, consoleDir: dir });
  for (const version of ['1.0.0', '1.1.0']) await upload(tokens.operator, sampleRelease('mf-search', version));
  await upload(tokens.operator, sampleRelease('mf-project', '2.0.0'));
});
afterAll(async () => {
  await service.close();
  await fixture.close();
  rmSync(dir, { recursive: true, force: true });
});

function ask(method: 'GET' | 'POST', path: string, headers: Record<string, string>, payload?: object) {
  const options: InjectOptions = { method, url: `/platform/api${path}`, headers };
  return service.inject(payload ? { ...options, payload } : options);
}

async function signIn(token: string): Promise<string> {
  const answer = await ask('POST', '/session', own, { token });
  expect(answer.statusCode).toBe(201);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

const identityOf = async (cookie: string) =>
  sessionAnswer.parse((await ask('GET', '/session', { cookie })).json()).identity;
const pinSearch = (cookie: string, headers: Record<string, string> = own) =>
  ask('POST', '/channels/mf-search/pin', { ...headers, cookie }, { version: '1.0.0', after: 0, reason: 'a test' });

describe('a session of the console', () => {
  test('is made of a token that is typed once, in a cookie that no script and no other site gets', async () => {
    const answer = await ask('POST', '/session', own, { token: fixture.tokens.search });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^umbral_platform=[\w-]{43}; Path=\/platform; HttpOnly; SameSite=Strict; Max-Age=28800$/),
      // Whom the portal asks whether the toolbar is for them: it says nothing of who.
      'umbral_toolbar=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=28800',
    ]);
    const rights = { role: 'team', remotes: ['mf-search'], environments: ['production'] };
    expect(answer.json()).toEqual({ identity: { name: 'team-search', ...rights } });
    const { rows } = await fixture.pool.query('select hash from releases.console_session');
    expect(JSON.stringify(rows)).not.toContain(String(answer.headers['set-cookie']).slice(16, 40));
    const secure = await ask(
      'POST',
      '/session',
      { ...own, 'x-forwarded-proto': 'https' },
      { token: fixture.tokens.search },
    );
    expect(secure.headers['set-cookie']).toEqual(Array(2).fill(expect.stringMatching(/; Secure$/)));
  });

  test('is refused for tokens that are unknown or a shell’s, and nobody is signed in without one', async () => {
    expect((await ask('POST', '/session', own, { token: 'umb_nothing' })).statusCode).toBe(401);
    expect((await ask('POST', '/session', own, { token: fixture.tokens.shell })).statusCode).toBe(403);
    expect(await identityOf('')).toBeNull();
    expect(await identityOf(`umbral_platform=${'x'.repeat(43)}`)).toBeNull();
    expect((await ask('GET', '/picture', {})).statusCode).toBe(401);
  });

  test('ends when somebody signs out, after eight hours, and with its token', async () => {
    const cookie = await signIn(fixture.tokens.project);
    expect((await identityOf(cookie))?.name).toBe('team-project');
    const out = await ask('POST', '/session/end', { ...own, cookie });
    const gone = [
      'umbral_platform=; Path=/platform; HttpOnly; SameSite=Strict; Max-Age=0',
      'umbral_toolbar=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ];
    expect(out.headers['set-cookie']).toEqual(gone);
    const asked = await ask('GET', '/session', { cookie });
    expect([asked.json().identity, asked.headers['set-cookie']]).toEqual([null, gone]);

    const late = await signIn(fixture.tokens.project);
    await fixture.pool.query("update releases.console_session set expires_at = now() - interval '1 second'");
    expect(await identityOf(late)).toBeNull();

    const revoked = await signIn(fixture.tokens.project);
    await fixture.pool.query("update releases.token set revoked_at = now() where name = 'team-project'");
    expect(await identityOf(revoked)).toBeNull();
    await fixture.pool.query("update releases.token set revoked_at = null where name = 'team-project'");
  });

  test('[B145] is listed with its browser and ended, one or all others: by operators all, by a team those of its token', async () => {
    const [operator, search] = [await signIn(fixture.tokens.operator), await signIn(fixture.tokens.search)];
    const other = await signIn(fixture.tokens.search);
    const list = async (cookie: string) =>
      sessionsAnswer.parse((await ask('GET', '/sessions', { cookie })).json()).sessions;
    const end = (cookie: string, body: object, headers: Record<string, string> = own) =>
      ask('POST', '/sessions/end', { ...headers, cookie }, body);
    const seen = await list(search);
    expect(seen.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['team-search', true],
      ['team-search', false],
    ]);
    const [theirs] = (await list(operator)).filter(({ isCurrent }) => isCurrent);
    expect((await end(search, { id: theirs?.id })).statusCode).toBe(404);
    expect((await end(search, {}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).statusCode).toBe(
      403,
    );
    expect((await end(search, { id: seen[1]?.id })).json()).toEqual({ ended: 1 });
    expect([await identityOf(other), (await identityOf(operator))?.name]).toEqual([null, 'olga']);
    await signIn(fixture.tokens.search);
    expect((await end(operator, {})).json().ended).toBeGreaterThanOrEqual(2);
    expect(await list(operator)).toHaveLength(1);
    expect(await identityOf(search)).toBeNull();
    const { entries } = (await ask('GET', '/audit', { cookie: operator })).json();
    expect(entries[0]).toMatchObject({ actor: 'olga', action: 'sessions-ended' });
    expect(JSON.stringify(await list(operator))).not.toContain(operator.slice(20));
    expect((await ask('GET', '/sessions', {})).statusCode).toBe(401);
    expect((await end(operator, { id: 'x' })).statusCode).toBe(422);
  });

  test('may change what its token may, and is written down under its name', async () => {
    const cookie = await signIn(fixture.tokens.search);
    expect((await pinSearch(cookie)).statusCode).toBe(200);
    const reason = 'back to normal';
    expect((await ask('POST', '/channels/mf-search/unpin', { ...own, cookie }, { reason })).statusCode).toBe(200);
    const foreign = { version: '2.0.0', after: 2, reason: 'a test' };
    expect((await ask('POST', '/channels/mf-project/pin', { ...own, cookie }, foreign)).statusCode).toBe(403);
    const { entries } = (await ask('GET', '/audit', { cookie })).json();
    expect(entries[0]).toMatchObject({ actor: 'team-search', action: 'unpin', reason });
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }],
    ['a sandboxed frame', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['an old browser on another site', { origin: 'https://localhost.evil.example' }],
    ['nobody who says where he is', {}],
  ])('is of no use for writes of %s', async (_who, headers) => {
    const cookie = await signIn(fixture.tokens.search);
    expect((await pinSearch(cookie, headers)).statusCode).toBe(403);
    expect((await ask('POST', '/session', headers, { token: fixture.tokens.search })).statusCode).toBe(403);
  });
});

test('the picture has every application with its channels, who set them, and open tabs; it waits for changes', async () => {
  const { call, tokens } = fixture;
  const cookie = await signIn(tokens.operator);
  const read = async (query = '') => consolePicture.parse((await ask('GET', `/picture${query}`, { cookie })).json());
  const before = await read();
  expect(before.apps).toHaveLength(8);
  const sets = [{ versions: { 'mf-search': '1.0.0' }, tabs: 3 }];
  await call(tokens.shell, 'POST', '/heartbeats', { shell: 'a', sets });
  const waiting = read(`?after=${before.seq}&wait=10`);
  const body = { channel: 'canary', version: '1.1.0', share: 250, after: before.seq, reason: 'a first look' };
  expect((await call(tokens.search, 'POST', '/channels/mf-search/promote', body)).statusCode).toBe(200);
  const next = await waiting;
  expect(next.seq).toBe(before.seq + 1);
  const search = next.apps.find(({ app }) => app === 'mf-search');
  expect(search).toMatchObject({
    team: 'search',
    channels: { canary: { version: '1.1.0', share: 250, actor: 'team-search', reason: 'a first look' } },
    tabs: [{ version: '1.0.0', tabs: 3 }],
  });
  expect(Date.parse(search?.channels.canary?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

describe('the console’s own files', () => {
  const page = (url: string) => service.inject({ url });

  test('are not there before it is built, and every screen’s address gives its document afterwards', async () => {
    expect((await page('/platform')).statusCode).toBe(503);
    const list = {
      groups: { main: { js: ['main.a1.js'], css: ['main.b2.css'] } },
      integrity: { 'main.a1.js': 'sha384-x' },
    };
    writeFileSync(join(dir, 'main.a1.js'), 'void 0');
    writeFileSync(join(dir, 'assets.json'), JSON.stringify(list));
    for (const url of ['/platform', '/platform/remotos/mf-search', '/platform/auditoria']) {
      const document = await page(url);
      expect(document.statusCode).toBe(200);
      expect(document.body).toContain('<script defer src="/platform/assets/main.a1.js" integrity="sha384-x">');
    }
    expect((await page('/platform/nothing')).statusCode).toBe(404);
    expect((await page('/platform/api/nothing')).statusCode).toBe(404);
  });

  test('run without inline scripts and styles, in no frame, and are kept for ever under their hash', async () => {
    const policy = String((await page('/platform')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    const script = await page('/platform/assets/main.a1.js');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    for (const file of ['assets.json', '..%2F..%2Fetc%2Fpasswd', 'main.zz.js']) {
      expect((await page(`/platform/assets/${file}`)).statusCode).toBe(404);
    }
  });
});

describe('a person of the portal', () => {
  const people: Readonly<Record<string, object | null>> = {
    'SessionId=platform': { id: 12, roles: 'user,platform' },
    'SessionId=visitor': { id: 13, roles: 'user' },
    'SessionId=over': null,
    '__Host-SessionId=platform': { id: 12, roles: 'platform' },
  };
  let portal: Server;
  let withPortal: FastifyInstance;
  beforeAll(async () => {
    portal = createServer((request, response) => {
      const user = people[request.headers.cookie ?? ''] ?? null;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ ok: user ? 1 : 0, user }));
    }).listen(0, '127.0.0.1');
    await once(portal, 'listening');
    const address = portal.address();
    const apiUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
    withPortal = await buildApp(fixture.registry, { trustedProxies: 'loopback', requestsPerMinute: 1000, apiUrl });
  });
  afterAll(async () => {
    await withPortal.close();
    portal.close();
  });
  const enter = (cookie: string, to = withPortal) =>
    to.inject({ method: 'POST', url: '/platform/api/session', headers: { ...own, cookie }, payload: {} });

  test('gets in with the role platform, under the number of the account, and with no other role', async () => {
    const entered = await enter('theme=dark; SessionId=platform; other=1');
    expect(entered.json()).toEqual({
      identity: { name: 'person-12', role: 'operator', remotes: [], environments: null },
    });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    const nameOf = async (cookies: string) =>
      (await withPortal.inject({ url: '/platform/api/session', headers: { cookie: cookies } })).json().identity?.name;
    expect(await nameOf(`${cookie}; SessionId=platform`)).toBe('person-12');
    expect(await nameOf(`${cookie}; __Host-SessionId=platform`), 'as it is called on https').toBe('person-12');
    for (const left of ['SessionId=over', 'SessionId=visitor', '']) {
      expect(await nameOf(`${cookie}; ${left}`), 'the console closes with the session of the portal').toBeUndefined();
    }
    expect((await enter('SessionId=visitor')).statusCode).toBe(403);
    for (const nobody of ['SessionId=over', 'SessionId=', '']) expect((await enter(nobody)).statusCode).toBe(401);
    expect((await enter('SessionId=platform', service)).statusCode).toBe(401);
  });

  test('is asked to use a token while the portal does not answer', async () => {
    portal.close();
    portal.closeAllConnections();
    expect((await enter('SessionId=platform')).json()).toMatchObject({ type: 'unavailable' });
  });
});
