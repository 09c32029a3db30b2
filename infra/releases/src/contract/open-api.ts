import type { CallContract } from '@umbral/protocol/release/release-contract.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { slimSchema } from '@umbral/protocol/schema/slim-schema.ts';
import { z } from 'zod';
import { type ApiContract, apiContract } from './release-contract.ts';

const content = z.record(z.string(), z.object({ schema: z.unknown() })).optional();
const operation = z.object({
  operationId: z.string(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: z.unknown() }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })).default({}),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

type Operation = z.infer<typeof operation>;

/** The contract of a running backend from its own OpenAPI document; paths below `base`. */
export function apiContractOf(document: unknown, base = '/api'): ApiContract {
  const { paths } = openApi.parse(document);
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, written]) => {
      const read = operation.safeParse(written);
      if (!read.success || !path.startsWith(`${base}/`)) return [];
      return [[read.data.operationId, callOf(method.toUpperCase(), path.slice(base.length), read.data)] as const];
    }),
  );
  return apiContract.parse(Object.fromEntries(rows));
}

function callOf(method: string, path: string, { parameters, requestBody, responses }: Operation): CallContract {
  const body = requestBody?.content?.['application/json'];
  const response = responses['200']?.content?.['application/json'];
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    method,
    path,
    ...objectOf('params', named('path')),
    ...objectOf('query', named('query')),
    ...(body ? { body: slimSchema(body.schema) as JsonSchema } : {}),
    ...(response ? { response: slimSchema(response.schema) as JsonSchema } : {}),
  };
}

/** Parameters as one object; what it does not name, the backend leaves aside. */
function objectOf(part: 'params' | 'query', parameters: Operation['parameters']): Partial<CallContract> {
  if (parameters.length === 0) return {};
  const properties = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, textual(slimSchema(schema) as JsonSchema)]),
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return { [part]: { type: 'object', properties, required } };
}

/** An address carries text: where a switch is read, its word is read too. */
function textual(schema: JsonSchema): JsonSchema {
  return schema.type === 'boolean' ? { ...schema, type: ['boolean', 'string'] } : schema;
}
