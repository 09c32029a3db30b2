import type { Problem, ProblemType } from '@umbral/protocol/calls/problem.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from 'infra-db/database-away.ts';
import { isOutOfRoom } from 'infra-db/out-of-room.ts';
import { texts } from '../texts.ts';
import { Refusal } from './refusal.ts';

/** Unknown fields that an answer names; a caller may send thousands. */
const namedKeys = 20;

/** When a part that is away is usually back: whoever hears 503 is told to come again then, if nothing else was said. */
const backInSeconds = '5';

const typesByStatus: Readonly<Record<number, ProblemType>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** Sends every error as problem+json; what went wrong inside is logged and never told. */
export function errorReplies(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    return sendProblem(reply, toLoggedRefusal(error, request));
  });
  app.setNotFoundHandler((_request: FastifyRequest, reply) => sendProblem(reply, new Refusal('not-found')));
}

/** An address that cannot be read (a broken escape, a parameter that is too long) comes before any handler. */
export function refuseUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, new Refusal('invalid-input'));
}

/** Answers with a problem; used also where no error may be thrown. */
export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem: Problem = {
    type: refusal.type,
    title: refusal.message,
    status: refusal.status,
    ...(refusal.issues ? { issues: refusal.issues } : {}),
  };
  if (refusal.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', backInSeconds);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
}

/** What an error means to the caller, who is not told what went wrong inside: the log is. */
export function toLoggedRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  const refusal = toRefusal(error);
  if (refusal.status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, 'request failed');
  return refusal;
}

/** What an error means to the caller; whatever is no refusal of ours is `internal`. */
export function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new Refusal('invalid-input', issuesOf(error.validation));
  if (isOutOfRoom(error)) return new Refusal('read-only');
  if (isDatabaseAway(error)) return new Refusal('unavailable');
  return new Refusal(typeOfStatus(error.statusCode ?? 500));
}

/** Whatever a library refuses with 4xx was the caller's mistake. */
function typeOfStatus(status: number): ProblemType {
  return typesByStatus[status] ?? (status >= 400 && status < 500 ? 'invalid-input' : 'internal');
}

interface Issue {
  readonly keyword?: string;
  readonly instancePath: string;
  readonly params?: Record<string, unknown>;
  readonly message?: string;
}

/** The first message of each field, by its path (`plants.0.price`). Messages of the library are English, so only the contract's own ones pass. */
function issuesOf(validation: readonly Issue[]): Record<string, string> {
  const issues = new Map<string, string>();
  for (const issue of validation) {
    for (const [field, message] of fieldsOf(issue)) if (!issues.has(field)) issues.set(field, message);
  }
  return Object.fromEntries(issues);
}

function fieldsOf({ keyword, instancePath, params, message }: Issue): [string, string][] {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'unrecognized_keys' && Array.isArray(params?.keys)) {
    return params.keys.slice(0, namedKeys).map((key) => [[...path, key].join('.'), texts.unknownField]);
  }
  return [[path.join('.'), isOwnMessage(message) ? message : texts.wrongValue]];
}

function isOwnMessage(message: string | undefined): message is string {
  return message !== undefined && !/^(Invalid|Too |Unrecognized|Expected)/.test(message);
}
