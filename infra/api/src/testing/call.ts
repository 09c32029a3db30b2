import { login } from '@umbral/domain/api/users.ts';
import type { Endpoint, EndpointInput, EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
}

export interface CallOptions {
  /** `SessionId=…` of `signIn`. */
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a call as a browser of the portal would and gives the raw answer. */
export function send(
  app: FastifyInstance,
  endpoint: Endpoint,
  { params = {}, query = {}, body }: Parts,
  { cookie, headers }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const values = new Map(Object.entries(params));
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  return app.inject({
    method: endpoint.method,
    url: `/api${url}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
  });
}

/** Makes a call and parses its answer with its own schema; anything but 200 throws with what came. */
export async function call<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointOutput<E>> {
  const answer = await send(app, endpoint, input as Parts, options);
  if (answer.statusCode !== 200) throw new Error(`${endpoint.id} answered ${answer.statusCode}: ${answer.body}`);
  return endpoint.response.parse(answer.json()) as EndpointOutput<E>;
}

export const people = {
  visitor: 'visitante@example.com',
  builder: 'constructora@example.com',
  admin: 'admin@example.com',
  contributor: 'colaborador@example.com',
  seo: 'seo@example.com',
} as const;

export const password = 'Umbral-2026';

/** Signs a seeded person in and gives the cookie of the session. */
export async function signIn(app: FastifyInstance, person: keyof typeof people): Promise<string> {
  const answer = await send(app, login, { body: { email: people[person], password, user_key: '' } });
  const cookie = answer.cookies.find(({ name }) => name === 'SessionId');
  if (!cookie) throw new Error(`${person} could not sign in: ${answer.body}`);
  return `SessionId=${cookie.value}`;
}
