import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProviderSettings } from '../../engine/third-parties/provider-settings.ts';
import { newToken } from '../../engine/tokens/opaque-token.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { secretsOf } from './browser-secret.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import { readIdentity } from './read-identity.ts';
import { createSocialBrowser } from './testing/social-browser.ts';
import { startTestProvider, testClient } from './testing/test-provider.ts';

let server: Server;
let issuer: string;
let asked = 0;
let answer: RequestListener;

beforeEach(async () => {
  asked = 0;
  answer = (_request, response) => response.writeHead(503).end();
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

function settingsOf(changes: object = {}): ProviderSettings {
  const client = { clientId: testClient.id, clientSecret: testClient.secret };
  return { key: 'local', label: 'Prueba', issuer, ...client, verifiesEmails: false, ...changes };
}

const secrets = () => secretsOf(newToken(), newToken());
const redirectUri = 'http://localhost:46100/api/users/social/local/callback';

test('[C119] a provider that is down is asked three times, and then spared', async () => {
  const provider = createOpenIdProvider(settingsOf(), { redirectUri });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await expect(provider.authorizationUrl(secrets())).rejects.toMatchObject({ fault: 'unavailable' });
  }
  expect(asked).toBe(3);
});

test('[C119] a provider that does not answer is waited for as long as was said', async () => {
  answer = () => undefined;
  const provider = createOpenIdProvider(settingsOf(), { redirectUri, timeoutSeconds: 0.2 });
  await expect(provider.authorizationUrl(secrets())).rejects.toMatchObject({ fault: 'unavailable' });
});

test.each([
  ['another issuer', { issuer: 'https://evil.test' }],
  ['no addresses', {}],
])('[C119] a provider that publishes %s is not believed', async (_what, metadata) => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ issuer, ...metadata }));
  };
  const provider = createOpenIdProvider(settingsOf(), { redirectUri });
  await expect(provider.authorizationUrl(secrets())).rejects.toThrow();
});

test('[C119] with the provider down the browser goes back to the login page; one that comes up again is used', async () => {
  const identity = await startTestProvider(redirectUri);
  const api = await createTestApp({
    PORTAL_ORIGIN: 'http://localhost:46100',
    OIDC_KEY: 'local',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: testClient.id,
    OIDC_CLIENT_SECRET: testClient.secret,
  });
  const browser = createSocialBrowser(api.app, identity);
  expect(await browser.leave('/revista')).toBe('/login?_=%2Frevista#social-error=unavailable');
  answer = (_request, response) => {
    const at = (path: string) => `${issuer}/${path}`;
    const metadata = {
      issuer,
      authorization_endpoint: at('auth'),
      token_endpoint: at('token'),
      jwks_uri: at('jwks'),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
  };
  expect(await browser.leave('/revista')).toMatch(new RegExp(`^${issuer}/auth\\?`));
  await api.close();
  await identity.close();
}, 60_000);

test('claims become a person that the portal can hold, or none', () => {
  const given = { sub: 'a', email: ' Ana@Example.com ', email_verified: true, name: 'Ana María 3000 <b>' };
  expect(readIdentity(given, false)).toEqual({
    subject: 'a',
    email: 'ana@example.com',
    isEmailVerified: true,
    firstName: 'Ana',
    lastName: 'María b',
  });
  expect(readIdentity({ sub: 'a', email: 'x.y@example.com' }, true)).toMatchObject({
    isEmailVerified: true,
    firstName: 'x y',
    lastName: '',
  });
  for (const verified of [false, 'no', 0, {}, undefined]) {
    expect(readIdentity({ ...given, email_verified: verified }, false).isEmailVerified).toBe(false);
  }
  for (const wrong of [{}, { sub: '', email: 'a@b.co' }, { sub: 'a' }, { sub: 'a', email: 'a\r\nbcc: x@y.co' }, null]) {
    expect(() => readIdentity(wrong, true)).toThrow();
  }
});
