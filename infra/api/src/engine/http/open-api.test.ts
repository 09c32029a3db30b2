import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../testing/api-suite.ts';
import { documentedExample } from '../../testing/documented-example.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const documented = z.looseObject({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.looseObject({ name: z.string(), schema: z.looseObject({}) })).optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), documentedExample) }).optional(),
  responses: z.looseObject({ 200: z.looseObject({ content: z.record(z.string(), documentedExample) }) }),
});
const openApiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), documented)) });

let api: TestApp;
let app: FastifyInstance;
let endpoints: Endpoint[];
let paths: z.infer<typeof openApiDocument>['paths'];

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  endpoints = await allEndpoints();
  ({ paths } = openApiDocument.parse((await app.inject('/api/openapi.json')).json()));
});

afterAll(() => api.close());

function operationOf({ path, method }: Endpoint) {
  return paths[`/api${path}`]?.[method.toLowerCase()];
}

// app.test.ts proves that every endpoint is bound; here only what is bound is looked at.
test('every body is documented with an example that its own schema takes', () => {
  const wrong: object[] = [];
  for (const endpoint of endpoints) {
    const content = operationOf(endpoint)?.requestBody?.content;
    if (!endpoint.body || !content) continue;
    const parsed = endpoint.body.safeParse(Object.values(content)[0]);
    if (!parsed.success) wrong.push({ id: endpoint.id, path: endpoint.path, issues: parsed.error.issues });
  }
  expect(wrong).toEqual([]);
});

test('every answer is documented with an example of its own schema', () => {
  const wrong: object[] = [];
  for (const endpoint of endpoints) {
    const content = operationOf(endpoint)?.responses[200].content;
    if (!content) continue;
    const parsed = endpoint.response.safeParse(Object.values(content)[0]);
    if (!parsed.success) wrong.push({ id: endpoint.id, path: endpoint.path, issues: parsed.error.issues });
  }
  expect(wrong).toEqual([]);
});

test('every parameter has an example, and calls that need a session say so', () => {
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint);
    if (!operation) continue;
    const { parameters = [], security } = operation;
    // The document's library puts the example of some beside the schema.
    const bare = parameters.filter(({ schema, ...parameter }) => !('examples' in schema || 'example' in parameter));
    expect(bare, endpoint.id).toEqual([]);
    expect(security, endpoint.id).toEqual(endpoint.access ? [{ session: [] }] : undefined);
  }
});
