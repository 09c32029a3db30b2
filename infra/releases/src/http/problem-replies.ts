import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from 'infra-db/database-away.ts';
import { type RefusalType, RegistryRefusal } from '../registry/registry-refusal.ts';
import { StorageAway } from '../storage/release-storage.ts';

const typesByStatus: Readonly<Record<number, RefusalType>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** Sends every error as problem+json in English, for teams; what went wrong inside is logged and never told. */
export function problemReplies(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new RegistryRefusal('not-found', 'There is nothing at this address.')),
  );
}

/** An address that cannot be read comes before any handler. */
export function refuseUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, new RegistryRefusal('invalid-input', 'The address cannot be read.'));
}

function sendProblem(reply: FastifyReply, { type, status, message, facts }: RegistryRefusal): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', '5');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...facts, type, title: message, status });
}

/** What an error means to the caller. */
function toRefusal(error: FastifyError): RegistryRefusal {
  if (error instanceof RegistryRefusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.split('/').filter(Boolean).join('.'),
      message,
    }));
    return new RegistryRefusal('invalid-input', 'The request is not what this address takes.', { issues });
  }
  if (error instanceof StorageAway) {
    return new RegistryRefusal('unavailable', 'The storage of release files is away. Nothing was lost: try again.');
  }
  if (isDatabaseAway(error)) {
    return new RegistryRefusal('unavailable', 'The database of the registry is away. Nothing was lost: try again.');
  }
  const status = error.statusCode ?? 500;
  const isCallers = status >= 400 && status < 500;
  const type = typesByStatus[status] ?? (isCallers ? 'invalid-input' : 'internal');
  return new RegistryRefusal(type, isCallers ? error.message : 'Something went wrong inside the registry.');
}
