import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { documentedExample } from '../documented-example.ts';

const operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        example: z.unknown().optional(),
      }),
    )
    .default([]),
  requestBody: z.looseObject({ content: z.record(z.string(), documentedExample) }).optional(),
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
  const [contentType, body] = Object.entries(value.requestBody?.content ?? {})[0] ?? [];
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
    body,
    contentType,
  };
}

function firstExample(schema: unknown): unknown {
  const { examples } = z.looseObject({ examples: z.array(z.unknown()).optional() }).parse(schema ?? {});
  return examples?.[0];
}
