import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const schemaHolder = z.looseObject({ schema: z.unknown().optional(), example: z.unknown().optional() });
const operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.enum(['path', 'query', 'header', 'cookie']), example: z.unknown() }))
    .default([]),
  requestBody: z.looseObject({ content: z.record(z.string(), schemaHolder) }).optional(),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** A call as a stranger learns it from the OpenAPI document. */
export interface Target {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parameters of the path stand in braces. */
  readonly path: string;
  readonly isGuarded: boolean;
  /** Examples of the parameters. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** Everything that can be attacked: each operation of the document with its examples. */
export async function readSurface(app: FastifyInstance): Promise<Target[]> {
  const { paths } = openApi.parse((await app.inject('/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => toTarget(path, method, value)),
  );
}

function toTarget(path: string, method: string, value: z.infer<typeof operation>): Target {
  const [contentType, media] = Object.entries(value.requestBody?.content ?? {})[0] ?? [];
  const examplesIn = (place: string) =>
    Object.fromEntries(
      value.parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, example, schema }) => [name, example ?? firstExample(schema)]),
    );
  return {
    id: value.operationId,
    method: z.enum(['GET', 'POST', 'DELETE']).parse(method.toUpperCase()),
    path,
    isGuarded: (value.security ?? []).length > 0,
    params: examplesIn('path'),
    query: examplesIn('query'),
    body: media?.example,
    contentType,
  };
}

function firstExample(schema: unknown): unknown {
  const { examples } = z.looseObject({ examples: z.array(z.unknown()).optional() }).parse(schema ?? {});
  return examples?.[0];
}
