import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { freePort } from 'infra-ports/free-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { createIdentityServer } from './identity-server.ts';

const verifier = 'v'.repeat(43);
const environment = {
  IDENTITY_PORT: '0',
  PORTAL_ORIGIN: 'http://localhost:46150',
  CLIENT_ID: 'umbral',
  CLIENT_SECRET: 'a secret for tests only',
  REDIRECT_PATH: '/api/users/social/local/callback',
};

let config: Config;
let server: Server;
let issuer: string;

beforeAll(async () => {
  // The address of a provider is a part of what it says.
  config = readConfig({ ...environment, IDENTITY_PORT: String(await freePort()) });
  issuer = `http://127.0.0.1:${config.port}`;
  server = createIdentityServer(config, issuer).listen(config.port, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

/** A browser that keeps cookies and follows nothing by itself. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return async (url: string | URL, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(url, issuer), {
      redirect: 'manual',
      ...init,
      headers: { cookie, ...Object.fromEntries(new Headers(init.headers)) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
}

function authorization(changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: config.clientId,
    redirect_uri: config.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'the-state',
    nonce: 'the-nonce',
    ...changes,
  });
  return `/auth?${query}`;
}

async function chooseIn(browser: ReturnType<typeof createBrowser>, fields: Record<string, string>): Promise<Response> {
  const toChoice = await browser(authorization());
  const page = toChoice.headers.get('location') ?? '';
  expect((await browser(page)).status).toBe(200);
  return browser(page, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Where the browser is sent back to after its choice. */
async function callbackOf(browser: ReturnType<typeof createBrowser>, chosen: Response): Promise<URL> {
  const resumed = chosen.headers.get('location') ?? '';
  if (!resumed.startsWith(issuer)) return new URL(resumed);
  return new URL((await browser(resumed)).headers.get('location') ?? '');
}

function redeem(code: string, codeVerifier = verifier): Promise<Response> {
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: config.redirectUri,
    client_id: config.clientId,
    client_secret: config.clientSecret,
    code_verifier: codeVerifier,
  };
  return fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams(form) });
}

const ana = { email: 'ana@example.com', name: 'Ana María Torres', verified: 'on' };

test('whoever a person says to be is who comes back, and is asked again the next time', async () => {
  const browser = createBrowser();
  const callback = await callbackOf(browser, await chooseIn(browser, ana));
  expect(callback.origin + callback.pathname).toBe(config.redirectUri);
  expect(callback.searchParams.get('state')).toBe('the-state');
  const code = callback.searchParams.get('code') ?? '';
  const tokens = await (await redeem(code)).json();
  const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ iss: issuer, aud: 'umbral', nonce: 'the-nonce' });
  const person = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  expect(await person.json()).toEqual({
    sub: claims.sub,
    email: 'ana@example.com',
    email_verified: true,
    name: 'Ana María Torres',
    given_name: 'Ana',
    family_name: 'María Torres',
  });
  expect((await redeem(code)).status).toBe(400);
  expect((await browser(authorization())).headers.get('location')).toMatch(/\/interaction\//);
});

test('an address that is not vouched for says so, and its subject is the same', async () => {
  const browser = createBrowser();
  const { verified: _ticked, ...unticked } = ana;
  const callback = await callbackOf(browser, await chooseIn(browser, unticked));
  const tokens = await (await redeem(callback.searchParams.get('code') ?? '')).json();
  const person = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  expect(await person.json()).toMatchObject({
    email_verified: false,
    sub: createHash('sha256').update('ana@example.com').digest('base64url'),
  });
});

test('who cancels goes back with a refusal', async () => {
  const browser = createBrowser();
  const callback = await callbackOf(browser, await chooseIn(browser, { cancel: '1' }));
  expect(callback.searchParams.get('error')).toBe('access_denied');
});

test('a wrong verifier, a missing challenge and another redirect address come to nothing', async () => {
  const browser = createBrowser();
  const callback = await callbackOf(browser, await chooseIn(browser, ana));
  expect((await redeem(callback.searchParams.get('code') ?? '', 'w'.repeat(43))).status).toBe(400);
  expect((await createBrowser()(authorization({ redirect_uri: 'https://evil.test/x' }))).status).toBe(400);
  const bare = await createBrowser()(authorization({ code_challenge: '', code_challenge_method: '' }));
  expect(bare.headers.get('location')).toMatch(/error=invalid_request/);
});

test('the page runs nothing, is framed by nobody, and repeats nothing that was typed', async () => {
  const browser = createBrowser();
  const page = (await browser(authorization())).headers.get('location') ?? '';
  const wrong = { email: '<script>alert(1)</script>', name: '' };
  const answer = await browser(page, { method: 'POST', body: new URLSearchParams(wrong) });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await answer.text()).not.toContain('alert(1)');
});

test.each([
  ['another browser', {}, 400],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 405],
])('a choice sent by %s counts for nothing', async (what, headers, status) => {
  const browser = createBrowser();
  const page = (await browser(authorization())).headers.get('location') ?? '';
  const sender = what === 'another browser' ? createBrowser() : browser;
  expect((await sender(page, { method: 'POST', headers, body: new URLSearchParams(ana) })).status).toBe(status);
});

test('a form that is too long and a host of another name are refused', async () => {
  const browser = createBrowser();
  const page = (await browser(authorization())).headers.get('location') ?? '';
  const long = new URLSearchParams({ ...ana, name: 'x'.repeat(5000) });
  expect((await browser(page, { method: 'POST', body: long })).status).toBe(413);
  const strange = request({ host: '127.0.0.1', port: config.port, headers: { host: 'evil.test' } }).end();
  const [answer] = await once(strange, 'response');
  expect(answer.statusCode).toBe(421);
  answer.resume();
});

test('it is ready before it is used, and refuses a portal that others reach', async () => {
  expect((await fetch(`${issuer}/readyz`)).status).toBe(200);
  expect(() => readConfig({ ...environment, PORTAL_ORIGIN: 'https://portal.test' })).toThrow('on this machine');
  expect(() => readConfig({})).toThrow('incomplete');
});
