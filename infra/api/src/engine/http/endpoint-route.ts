import type { Endpoint, EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { refuseBrokenText } from '../replies/broken-text.ts';
import { requireAccess } from '../sessions/access.ts';
import type { SignedIn } from '../sessions/session-store.ts';
import { leaveBody } from './multipart-form.ts';
import { whileAskerWaits } from './waited-for.ts';

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A validated call as its handler sees it. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  /** Who is signed in; present where the endpoint demands a session. */
  readonly session: E extends { readonly access: string } ? SignedIn : SignedIn | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Requests that one address may make to a route. */
export interface RouteTraits {
  readonly limit?: { readonly max: number; readonly perSeconds: number };
  /** Bytes of a body that is larger than those of other calls. */
  readonly bodyLimit?: number;
  /** Seconds that a shared cache may keep the answer of an anonymous GET. */
  readonly sharedSeconds?: number;
  /** Seconds for which a browser need not ask again; 0 where nothing is said. */
  readonly browserSeconds?: number;
  /** A POST that changes nothing: it need not be answered once its asker has gone. */
  readonly isQuestion?: boolean;
}

/** A shared cache may go on with an old answer while it fetches a new one: for as many times its age. */
const staleTimes = 24;

function publicCaching({ sharedSeconds = 0, browserSeconds = 0 }: RouteTraits): string {
  const stale = sharedSeconds * staleTimes;
  return `public, max-age=${browserSeconds}, s-maxage=${sharedSeconds}, stale-while-revalidate=${stale}`;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Paths of the contract name parameters in braces. */
function toFastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** A field that the contract does not know is a mistake of the caller, or an attempt to set what is not theirs to set. */
function withoutUnknownFields(body: z.ZodType): z.ZodType {
  return body instanceof z.ZodObject && !body.def.catchall ? body.strict() : body;
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { id, path, summary, params, query, body, response, access, isMultipart } = endpoint;
  return {
    summary: `${id} ${summary}`,
    tags: [path.split('/')[1] ?? ''],
    operationId: endpoint.operationId ?? id,
    ...(access ? { security: [{ session: [] }] } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body: withoutUnknownFields(body) } : {}),
    response: { 200: response },
    ...(isMultipart ? { consumes: ['multipart/form-data'] } : {}),
  };
}

/** Binds a contract value to a handler: input and answer are validated by the schemas that the client uses too. */
export function register<const E extends Endpoint, const Answer extends EndpointOutput<E>>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer>,
  traits: RouteTraits = {},
): void {
  const { id, method, path, body, access, isMultipart } = endpoint;
  const { limit, bodyLimit, sharedSeconds } = traits;
  app.route({
    method,
    url: toFastifyPath(path),
    schema: schemaOf(endpoint),
    ...(bodyLimit ? { bodyLimit } : {}),
    ...(isMultipart ? { validatorCompiler: leaveBody } : {}),
    config: {
      endpoint,
      ...(limit ? { rateLimit: { max: limit.max, timeWindow: limit.perSeconds * 1000, groupId: id } } : {}),
    },
    ...(access ? { onRequest: async (request: FastifyRequest) => requireAccess(request, access) } : {}),
    // A call whose fields all have defaults may come without a body.
    preValidation: body && !isMultipart ? [fillBody, refuseBrokenText] : [refuseBrokenText],
    handler: async (request, reply) => {
      const isPublic = method === 'GET' && !access && !request.signedIn && sharedSeconds !== undefined;
      reply.header('cache-control', isPublic ? publicCaching(traits) : 'no-store');
      const { params, query, body, signedIn: session } = request;
      const answer = () => handler({ params, query, body, session, request, reply } as Call<E>);
      return method === 'GET' || traits.isQuestion ? whileAskerWaits(request, reply, answer) : answer();
    },
  });
}

async function fillBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
