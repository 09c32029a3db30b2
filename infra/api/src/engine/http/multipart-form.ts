import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The handler of a form with a file reads and checks it as it arrives: the schema of its body is documentation. */
export const leaveBody: FastifySchemaCompiler<unknown> = ({ httpPart, schema, ...route }) =>
  httpPart !== 'body' && schema instanceof z.ZodType
    ? validatorCompiler({ ...route, httpPart, schema })
    : (value) => ({ value });
