import { finishSignIn } from '@umbral/domain/api/second-factor.ts';
import { login } from '@umbral/domain/api/users.ts';
import type { Endpoint, EndpointInput, EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { issueOperatorCode } from '../people/factors/sign-in-codes.ts';
import { backendOf } from './test-app.ts';

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

/** Signs a seeded person in and gives the cookie of the session; staff does the second step by a code of the operator. */
export async function signIn(app: FastifyInstance, person: keyof typeof people): Promise<string> {
  const first = await send(app, login, { body: { email: people[person], password, user_key: '' } });
  const isDone = first.json().second_step === null;
  const answer = isDone ? first : await finishByOperatorCode(app, people[person], first);
  // On https its name has a prefix.
  const cookie = answer.cookies.find(({ name }) => name.endsWith('SessionId'));
  if (!cookie) throw new Error(`${person} could not sign in: ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
}

/** Ends a sign-in that asks for the second step, as whoever runs the installation would. */
export async function finishByOperatorCode(
  app: FastifyInstance,
  email: string,
  { cookies }: LightMyRequestResponse,
): Promise<LightMyRequestResponse> {
  const { db, now } = backendOf(app);
  const { id } = await db.selectFrom('app_user').where('email', '=', email).select('id').executeTakeFirstOrThrow();
  const code = await issueOperatorCode(db, id, now());
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return send(app, finishSignIn, { body: { code } }, { cookie });
}
