import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';

/** Who the next browser is at the provider; `undefined` refuses. */
export interface TestPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly name?: string;
}

export const testClient = { id: 'umbral-test', secret: 'a secret for tests only' };

/** A real OpenID Connect provider for tests, which asks nobody anything. */
export interface TestProvider {
  readonly issuer: string;
  setPerson(person: TestPerson | undefined): void;
  close(): Promise<void>;
}

/** Starts a provider on a free port for one redirect address. */
export async function startTestProvider(redirectUri: string): Promise<TestProvider> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the provider has no port');
  const issuer = `http://127.0.0.1:${address.port}`;
  const people = new Map<string, TestPerson>();
  let present: TestPerson | undefined;
  const provider = createProvider(issuer, redirectUri, people);
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (present) people.set(present.sub, present);
    const result = present ? { login: { accountId: present.sub, remember: false } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result);
  }

  listener = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    void interact(request, response).catch(() => response.destroy());
  };
  return {
    issuer,
    setPerson(person) {
      present = person;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function createProvider(issuer: string, redirectUri: string, people: ReadonlyMap<string, TestPerson>): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
}

/** Follows a browser's way through the provider and gives the address of the portal to which it is sent back. */
export async function passProvider(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10 && url.origin === issuer; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
